import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../../lib/app-error.ts'
import { createToken } from '../../core/link-tokens.ts'
import type { OnboardingContext } from '../../core/onboarding-context.ts'
import { getFacts } from '../invitation-facts.ts'
import * as invitations from '../invitation-repository.ts'
import { toExpiry } from '../invitation-state.ts'

export interface OperatorInvitation {
  readonly token: string
  readonly expiresAt: Date
  /** Whether it replaced an open invitation, whose link no longer works. */
  readonly isRenewed: boolean
}

/**
 * Invites an address on behalf of the operator and returns the token. The invitation counts as sent, so that no process
 * mails a new token instead.
 * @throws AppError `conflict` when a channel is registered with the address or its owner wants no invitations.
 */
export async function inviteAsOperator(
  parts: Pick<OnboardingContext, 'db' | 'clock' | 'erasures'>,
  email: string,
): Promise<OperatorInvitation> {
  const now = parts.clock.now()
  const expiresAt = toExpiry(now)
  const { token, hash: tokenHash } = createToken()
  const isRenewed = await parts.db.transaction().execute(async (transaction) => {
    await invitations.lockInviter(transaction, null)
    const facts = await getFacts(parts, transaction, { inviter: null, candidates: [{ creatorId: null, email }] })
    if (facts.registeredEmails.has(email)) throw new AppError('conflict', say('operator.registered_already', { email }))
    if (facts.declinedEmails.has(email)) throw new AppError('conflict', say('operator.declined', { email }))
    return invitations.putOfOperator(transaction, { email, tokenHash, now, expiresAt })
  })
  return { token, expiresAt, isRenewed }
}
