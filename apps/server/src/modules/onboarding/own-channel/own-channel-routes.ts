import { Readable } from 'node:stream'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { ownChannelEndpoints } from '@troupe/contract/own-channel'
import { Download } from '../../../http/requests/download.ts'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { correctOwnChannel, exportOwnChannel, getOwnChannel } from './own-channel-service.ts'
import { requestOwnChannelLink } from './request-own-channel-link.ts'

export function bindOwnChannelEndpoints(context: OnboardingContext): BoundEndpoint[] {
  return [
    bind(ownChannelEndpoints.get, ({ body, client }) => getOwnChannel(context, { token: body.token, client })),
    bind(ownChannelEndpoints.correct, ({ body, client }) => correctOwnChannel(context, { ...body, client })),
    bind(ownChannelEndpoints.export, async ({ body, client }) => {
      const file = await exportOwnChannel(context, { token: body.token, client })
      const content = Readable.from([JSON.stringify(file, null, 2)])
      return new Download(content, 'my-channel.json', 'application/json; charset=utf-8')
    }),
    bind(ownChannelEndpoints.requestLink, async ({ body, client }) => {
      await requestOwnChannelLink(context, body.email, client)
      return { success: true as const, ...tellMessage(say('onboarding.own_link_sent')) }
    }),
  ]
}
