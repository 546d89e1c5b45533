import { connectedProgramEndpoints as endpoints } from '@troupe/contract/account/connected-programs'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import { decideAuthorization, reviewAuthorization } from './authorize.ts'
import { presentConnectedProgram } from './connected-program-presenter.ts'
import { disconnectProgram, listConnectedPrograms } from './connected-program-service.ts'
import type { OAuthContext } from './oauth-context.ts'

export function bindConnectedProgramEndpoints(context: OAuthContext): BoundEndpoint[] {
  return [
    bind(endpoints.reviewAuthorization, ({ actor, body }) => reviewAuthorization(context, actor.userId, body.query)),
    bind(endpoints.decideAuthorization, async ({ actor, client, body }) => ({
      redirect_to: await decideAuthorization(context, { ...actor, client }, body),
    })),
    bind(endpoints.listConnectedPrograms, async ({ actor }) => ({
      connected_programs: (await listConnectedPrograms(context, actor.userId)).map(presentConnectedProgram),
    })),
    bind(endpoints.disconnectProgram, async ({ actor, params }) => {
      await disconnectProgram(context, actor.userId, params.id)
      return tellMessage(say('connected_programs.disconnected'))
    }),
  ]
}
