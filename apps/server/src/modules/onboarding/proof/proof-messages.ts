import { type Message, say } from '@troupe/contract/messages/message'
import type { ProofState } from './look-for-code.ts'

/** A code as the creator sees it. */
export const proofMessages = {
  issued: say('onboarding.proof_issued'),
  missing: say('onboarding.proof_missing'),
  proven: say('onboarding.proven'),
} as const satisfies Record<ProofState['state'], Message>
