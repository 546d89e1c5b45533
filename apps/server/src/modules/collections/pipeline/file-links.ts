import { createHmac, timingSafeEqual } from 'node:crypto'
import { pipelineFormats } from '@troupe/contract/pipeline/pipeline'
import { z } from 'zod'
import { decodeCanonicalBase64url } from '../../../lib/canonical-base64url.ts'
import { deriveKey } from '../../../lib/derive-key.ts'

const LinkedFile = z.object({
  workspaceId: z.uuid(),
  /** Null: only what all members see, for links of earlier releases. */
  userId: z.uuid().nullable().default(null),
  collectionId: z.uuid().optional(),
  format: z.enum(pipelineFormats),
  /** Unix time in milliseconds. */
  expiresAt: z.number(),
})
/** A file of the board, for a user who opens its link. */
export type LinkedFile = z.output<typeof LinkedFile>

/** Signed tokens of links to files, which carry everything about the file and cannot be forged. */
export interface FileLinks {
  toToken(file: LinkedFile): string
  /** @returns undefined for a wrong or expired token. */
  read(token: string, now: Date): LinkedFile | undefined
}

const signatureBytes = 32

export function createFileLinks(secretKey: Buffer): FileLinks {
  const key = deriveKey(secretKey, 'pipeline-files')
  const sign = (content: Buffer) => createHmac('sha256', key).update(content).digest()
  return {
    toToken(file) {
      const content = Buffer.from(JSON.stringify(file))
      return Buffer.concat([sign(content), content]).toString('base64url')
    },
    read(token, now) {
      const bytes = decodeCanonicalBase64url(token)
      if (!bytes || bytes.length <= signatureBytes) return undefined
      const content = bytes.subarray(signatureBytes)
      if (!timingSafeEqual(bytes.subarray(0, signatureBytes), sign(content))) return undefined
      const file = LinkedFile.parse(JSON.parse(content.toString()))
      return file.expiresAt > now.getTime() ? file : undefined
    },
  }
}
