import { creatorPersonEndpoints } from '@troupe/contract/discover/creator-persons'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import { findOtherChannels } from './find-other-channels.ts'
import { joinChannels, type PersonContext, separateChannels } from './join-channels.ts'

export function bindPersonEndpoints(context: PersonContext): BoundEndpoint[] {
  return [
    bind(creatorPersonEndpoints.joinChannels, ({ actor, params, body }) =>
      joinChannels(context, actor.workspaceId, { id: params.id, otherId: body.other_id }),
    ),
    bind(creatorPersonEndpoints.separateChannels, ({ actor, params, body }) =>
      separateChannels(context, actor.workspaceId, { id: params.id, otherId: body.other_id }),
    ),
    bind(creatorPersonEndpoints.findChannels, async ({ params, query }) => ({
      creators: await findOtherChannels(context, params.id, query.name),
    })),
  ]
}
