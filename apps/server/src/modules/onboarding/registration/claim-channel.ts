import { say } from '@troupe/contract/messages/message'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { checkInvitation } from '../invitations/answering/answer-invitation.ts'
import { lookForCode, type ProofState } from '../proof/look-for-code.ts'
import { readChannel } from './read-channel.ts'
import * as registrations from './registration-repository.ts'

/**
 * Lets an invited creator prove a channel that another address has registered without a proof. Once it is proved, the
 * invitation may register it. A proved channel is its creator's, whatever invitation comes later.
 * @throws AppError `unauthenticated` without a usable invitation; `conflict` when the channel was proved already; those
 * of `readChannel`.
 */
export async function claimChannel(
  context: OnboardingContext,
  { token, url }: { readonly token: string; readonly url: string },
  client: Client,
): Promise<ProofState> {
  const { db, rateLimits } = context
  const invitation = await checkInvitation(context, token, client)
  if (!invitation) throw new AppError('unauthenticated', say('onboarding.token_invalid'))
  const { record } = await readChannel(context, url, { client, invitation })
  const state = await registrations.findState(db, record)
  if (state?.isProven) throw new AppError('conflict', say('onboarding.proven_by_other'))
  const { platform, channel_id: channelId, handle } = record
  return lookForCode(context, {
    ...{ platform, channelId, handle, email: invitation.email },
    takeReading: () => rateLimits.take(['channelLooksByInvitation', invitation.id]),
  })
}
