import { tellMessage } from '@troupe/contract/messages/wire-message'
import { ownChannelEndpoints } from '@troupe/contract/own-channel'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { readOwnChannel } from '../own-channel/own-channel-service.ts'
import { proveOwnChannel } from './prove-own-channel.ts'

export function bindProofEndpoints(context: OnboardingContext): BoundEndpoint[] {
  return [
    bind(ownChannelEndpoints.prove, async ({ body, client }) => ({
      success: true as const,
      ...tellMessage(await proveOwnChannel(context, { token: body.token, client })),
      channel: await readOwnChannel(context, body.token),
    })),
  ]
}
