import type { Client } from '../../../../http/requests/endpoint-binding.ts'
import type { OnboardingContext } from '../../core/onboarding-context.ts'
import type { UsableInvitation } from './invitation-token-repository.ts'
import { declineInvitations, findUsable } from './use-invitation.ts'

type AnswerContext = Pick<OnboardingContext, 'db' | 'clock' | 'rateLimits'>

/**
 * Returns the invitation of a link's token if it is still usable.
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
 * Declines all further invitations to the invited address. Does nothing for an unknown token.
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
