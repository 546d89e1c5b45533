import { accessTokenEndpoints as endpoints } from '@troupe/contract/access-tokens'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../http/requests/endpoint-binding.ts'
import { presentAccessToken } from './access-token-presenter.ts'
import {
  type AccessTokenContext,
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from './access-token-service.ts'

export function bindAccessTokenEndpoints(context: AccessTokenContext): BoundEndpoint[] {
  return [
    bind(endpoints.listAccessTokens, async ({ actor }) => ({
      access_tokens: (await listAccessTokens(context, actor)).map(presentAccessToken),
    })),
    bind(endpoints.createAccessToken, async ({ actor, client, body }) => {
      const { row, token } = await createAccessToken(context, { member: actor, client }, body)
      return { access_token: presentAccessToken(row), token }
    }),
    bind(endpoints.revokeAccessToken, async ({ actor, params }) => {
      await revokeAccessToken(context, actor, params.id)
      return tellMessage(say('access_tokens.revoked'))
    }),
  ]
}
