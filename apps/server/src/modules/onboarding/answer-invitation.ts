import type { Client } from '../../http/endpoint-binding.ts'
import type { UsableInvitation } from './invitation-token-repository.ts'
import type { OnboardingContext } from './onboarding-context.ts'
import { declineInvitations, findUsable } from './use-invitation.ts'

type AnswerContext = Pick<OnboardingContext, 'db' | 'clock' | 'rateLimits'>

/**
 * The invitation that somebody holds the link of, if it can be used.
 * @throws AppError `too_many_requests`
 */
export async function checkInvitation(
  { db, clock, rateLimits }: AnswerContext,
  token: string,
  client: Client,
): Promise<UsableInvitation | undefined> {
  const invitation = await findUsable(db, token, clock.now())
  if (!invitation) await rateLimits.take(['wrongTokensByNetwork', { ip: client.ip }])
  return invitation
}

/**
 * Has nobody here invite whoever holds the link again. For a token that is no invitation's it does nothing.
 * @throws AppError `too_many_requests`
 */
export async function declineInvitation(
  { db, clock, rateLimits }: AnswerContext,
  token: string,
  client: Client,
): Promise<void> {
  const isDeclined = await declineInvitations(db, token, clock.now())
  if (!isDeclined) await rateLimits.take(['wrongTokensByNetwork', { ip: client.ip }])
}
