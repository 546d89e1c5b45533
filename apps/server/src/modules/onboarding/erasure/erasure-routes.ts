import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { erasureNoticeDays, ownChannelEndpoints } from '@troupe/contract/own-channel'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { eraseOwnChannel } from './erase-own-channel.ts'
import { keepOwnChannel } from './keep-own-channel.ts'

export function bindErasureEndpoints(context: OnboardingContext): BoundEndpoint[] {
  return [
    bind(ownChannelEndpoints.erase, async ({ body, client }) => {
      const dueAt = await eraseOwnChannel(context, { token: body.token, client })
      const said = dueAt
        ? say('onboarding.erasure_planned', { days: erasureNoticeDays })
        : say('onboarding.own_channel_erased')
      return { success: true as const, ...tellMessage(said), erasure_due_at: dueAt?.toISOString() ?? null }
    }),
    bind(ownChannelEndpoints.keep, async ({ body, client }) => {
      await keepOwnChannel(context, { token: body.token, client })
      return { success: true as const, ...tellMessage(say('onboarding.erasure_stopped')) }
    }),
  ]
}
