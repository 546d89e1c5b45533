import { columnEndpoints as endpoints } from '@troupe/contract/collection-members/columns'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import { addColumn, type ColumnContext, changeColumn, deleteColumn, listColumns } from './column-service.ts'

export function bindColumnEndpoints(context: ColumnContext): BoundEndpoint[] {
  return [
    bind(endpoints.listColumns, ({ actor, params }) => listColumns(context, { userId: actor.userId, ...params })),
    bind(endpoints.addColumn, ({ actor, params, body }) =>
      addColumn(context, { userId: actor.userId, ...params, ...body }),
    ),
    bind(endpoints.changeColumn, ({ actor, params, body }) =>
      changeColumn(context, { userId: actor.userId, ...params, ...body }),
    ),
    bind(endpoints.deleteColumn, async ({ actor, params }) => {
      await deleteColumn(context, { userId: actor.userId, ...params })
      return { success: true } as const
    }),
  ]
}
