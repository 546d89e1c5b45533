import type { Client } from '../../http/endpoint-binding.ts'
import { toNetwork } from '../accounts/client-network.ts'
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
  await rateLimits.take(['invitationTokensByNetwork', toNetwork(client.ip)])
  return findUsable(db, token, clock.now())
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
  await rateLimits.take(['invitationTokensByNetwork', toNetwork(client.ip)])
  await declineInvitations(db, token, clock.now())
}
