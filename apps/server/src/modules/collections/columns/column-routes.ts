import { columnEndpoints as endpoints } from '@troupe/contract/collection-members/columns'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import { addColumn, type ColumnContext, changeColumn, deleteColumn, listColumns } from './column-service.ts'

export function bindColumnEndpoints(context: ColumnContext): BoundEndpoint[] {
  return [
    bind(endpoints.listColumns, ({ actor, params }) =>
      listColumns(context, { workspaceId: actor.workspaceId, ...params }),
    ),
    bind(endpoints.addColumn, ({ actor, params, body }) =>
      addColumn(context, { workspaceId: actor.workspaceId, ...params, ...body }),
    ),
    bind(endpoints.changeColumn, ({ actor, params, body }) =>
      changeColumn(context, { workspaceId: actor.workspaceId, ...params, ...body }),
    ),
    bind(endpoints.deleteColumn, async ({ actor, params }) => {
      await deleteColumn(context, { workspaceId: actor.workspaceId, ...params })
      return { success: true } as const
    }),
  ]
}
