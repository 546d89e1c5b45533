import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { onboardingEndpoints } from '@troupe/contract/onboarding'
import { ownChannelEndpoints } from '@troupe/contract/own-channel'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { checkInvitation, declineInvitation } from '../invitations/answering/answer-invitation.ts'
import { proofMessages } from '../proof/proof-messages.ts'
import { presentChannel } from './channel-presenter.ts'
import { claimChannel } from './claim-channel.ts'
import { fetchChannel } from './fetch-channel.ts'
import { registerCreator } from './register-creator.ts'

export function bindWizardEndpoints(context: OnboardingContext): BoundEndpoint[] {
  return [
    bind(onboardingEndpoints.validateToken, async ({ body, client }) => {
      const invitation = await checkInvitation(context, body.token, client)
      return {
        valid: invitation !== undefined,
        email: invitation?.email ?? null,
        channel_url: invitation?.channelUrl ?? null,
        inviter_email: invitation?.inviterEmail ?? null,
        inviter_name: invitation?.inviterName ?? null,
        message: invitation?.message ?? '',
      }
    }),
    bind(onboardingEndpoints.fetchFromUrl, async ({ body, client }) => ({
      success: true,
      data: presentChannel(await fetchChannel(context, body, client), context.toImagePath),
      ...tellMessage(say('onboarding.channel_read')),
    })),
    bind(ownChannelEndpoints.claim, async ({ body, client }) => {
      const { state, code, expiresAt } = await claimChannel(context, body, client)
      return {
        success: true as const,
        ...tellMessage(proofMessages[state]),
        is_proven: state === 'proven',
        code,
        expires_at: expiresAt.toISOString(),
      }
    }),
    bind(onboardingEndpoints.register, async ({ body, client }) => {
      const { creatorId, pageToken } = await registerCreator(context, body, client)
      return {
        success: true as const,
        ...tellMessage(say('onboarding.registered')),
        creator_id: String(creatorId),
        page_token: pageToken,
      }
    }),
    bind(onboardingEndpoints.decline, async ({ body, client }) => {
      await declineInvitation(context, body.token, client)
      return { success: true as const, ...tellMessage(say('onboarding.declined')) }
    }),
  ]
}
