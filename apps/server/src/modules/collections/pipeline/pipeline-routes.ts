import { dealEndpoints } from '@troupe/contract/pipeline/deals'
import { pipelineEndpoints } from '@troupe/contract/pipeline/pipeline'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import { getPipeline, listCards } from './board.ts'
import { linkFile, readFile } from './board-file.ts'
import { deleteCalendar, makeCalendar, readCalendar } from './calendar-feed.ts'
import { getDeal, putDeal } from './deals.ts'
import type { PipelineContext } from './pipeline-context.ts'

export function bindPipelineEndpoints(context: PipelineContext): BoundEndpoint[] {
  return [
    bind(dealEndpoints.getDeal, ({ actor, params }) => getDeal(context, actor, params)),
    bind(dealEndpoints.putDeal, ({ actor, params, body }) => putDeal(context, actor, { ...params, ...body })),
    bind(pipelineEndpoints.getPipeline, ({ actor, query }) => getPipeline(context, actor, query)),
    bind(pipelineEndpoints.listCards, async ({ actor, query }) => ({
      cards: await listCards(context, actor, query),
    })),
    bind(pipelineEndpoints.linkFile, async ({ actor, body }) => ({
      file_url: await linkFile(context, actor, body),
    })),
    bind(pipelineEndpoints.readFile, ({ params }) => readFile(context, params.token)),
    bind(pipelineEndpoints.makeCalendar, ({ actor }) => makeCalendar(context, actor.workspaceId)),
    bind(pipelineEndpoints.deleteCalendar, async ({ actor }) => {
      await deleteCalendar(context, actor.workspaceId)
      return { success: true } as const
    }),
    bind(pipelineEndpoints.readCalendar, ({ params }) => readCalendar(context, params.token)),
  ]
}
