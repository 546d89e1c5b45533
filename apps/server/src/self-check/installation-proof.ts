import { createHmac } from 'node:crypto'
import { deriveKey } from '../lib/derive-key.ts'

/** Answers a challenge as only servers with this installation's secret can. */
export type ProveInstallation = (challenge: string) => string

/** The key has no other use, so that answering anybody's challenge reveals nothing. */
export function createInstallationProof(secretKey: Buffer): ProveInstallation {
  const key = deriveKey(secretKey, 'installation-proof')
  return (challenge) => createHmac('sha256', key).update(challenge).digest('hex')
}
