import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { ownChannelEndpoints } from '@troupe/contract/own-channel'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { readOwnChannel } from '../own-channel/own-channel-service.ts'
import { confirmAddress, keepAddress } from './answer-address-change.ts'
import { askForAddress } from './ask-for-address.ts'

export function bindAddressChangeEndpoints(context: OnboardingContext): BoundEndpoint[] {
  return [
    bind(ownChannelEndpoints.changeAddress, async ({ body, client }) => {
      await askForAddress(context, { ...body, client })
      return readOwnChannel(context, body.token)
    }),
    bind(ownChannelEndpoints.confirmAddress, async ({ body, client }) => {
      const is_changed = await confirmAddress(context, { token: body.token, client })
      const said = say(is_changed ? 'onboarding.address_changed' : 'onboarding.address_half_confirmed')
      return { success: true as const, ...tellMessage(said), is_changed }
    }),
    bind(ownChannelEndpoints.keepAddress, async ({ body, client }) => {
      await keepAddress(context, { token: body.token, client })
      return { success: true as const, ...tellMessage(say('onboarding.address_kept')) }
    }),
  ]
}
