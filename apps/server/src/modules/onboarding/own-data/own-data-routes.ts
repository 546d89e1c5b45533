import { ownDataEndpoints } from '@troupe/contract/law/own-data'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import { getOwnData, type OwnDataContext } from './own-data.ts'
import { requestOwnData } from './request-own-data.ts'

export function bindOwnDataEndpoints(context: OwnDataContext): BoundEndpoint[] {
  return [
    bind(ownDataEndpoints.get, ({ body, client }) => getOwnData(context, { token: body.token, client })),
    bind(ownDataEndpoints.requestLink, async ({ body, client }) => {
      await requestOwnData(context, body.email, client)
      return { success: true as const, ...tellMessage(say('onboarding.own_data_link_sent')) }
    }),
  ]
}
