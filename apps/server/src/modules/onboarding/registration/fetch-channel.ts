import { say } from '@troupe/contract/messages/message'
import type { ChannelReading } from '../../../database/tables/onboarding-tables.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import type { UsableInvitation } from '../invitations/answering/invitation-token-repository.ts'
import { findUsable } from '../invitations/answering/use-invitation.ts'
import * as proofs from '../pending/channel-proof-repository.ts'
import { readChannel } from './read-channel.ts'
import * as registrations from './registration-repository.ts'

type FetchContext = Pick<OnboardingContext, 'db' | 'clock' | 'log' | 'platforms' | 'rateLimits' | 'erasures'>

/**
 * Reads a channel for its creator to confirm. Nothing is stored in the catalogue. A reading with an invitation counts
 * against the invitation, so that look-ups by strangers do not block a registration.
 * @throws AppError those of `readChannel`; `conflict` when the channel is registered; `too_many_requests`.
 */
export async function fetchChannel(
  context: FetchContext,
  { url, token }: { url: string; token?: string | undefined },
  client: Client,
): Promise<ChannelReading> {
  const { db, clock, rateLimits } = context
  const invitation = token === undefined ? undefined : await findUsable(db, token, clock.now())
  if (!invitation) await rateLimits.take(['channelLooksByNetwork', { ip: client.ip }])
  const reading = await readChannel(context, url, { client, invitation })
  await refuseRegistered(context, reading, invitation)
  return reading
}

/**
 * Refuses a registered channel, unless it was never proved and the invited address has just proved it.
 * @throws AppError `conflict`
 */
export async function refuseRegistered(
  { db, clock }: Pick<OnboardingContext, 'db' | 'clock'>,
  { record }: ChannelReading,
  invitation: Pick<UsableInvitation, 'email'> | undefined,
): Promise<void> {
  const state = await registrations.findState(db, record)
  if (!state) return
  const { platform, channel_id: channelId } = record
  const subject = invitation && { platform, channelId, email: invitation.email }
  const proof = subject && !state.isProven ? await proofs.find(db, subject, clock.now()) : undefined
  if (!proof?.provenAt) throw new AppError('conflict', say('onboarding.registered_already'))
}
