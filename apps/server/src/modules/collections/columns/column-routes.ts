import { columnEndpoints as endpoints } from '@troupe/contract/collection-members/columns'
import { type BoundEndpoint, bind, type Member } from '../../../http/requests/endpoint-binding.ts'
import { addColumn, type ColumnContext, changeColumn, deleteColumn, listColumns } from './column-service.ts'

export function bindColumnEndpoints(context: ColumnContext): BoundEndpoint[] {
  return [
    bind(endpoints.listColumns, ({ actor, params }) => listColumns(context, toNamed(actor, params))),
    bind(endpoints.addColumn, ({ actor, params, body }) => addColumn(context, { ...toNamed(actor, params), ...body })),
    bind(endpoints.changeColumn, ({ actor, params, body }) =>
      changeColumn(context, { ...toNamed(actor, params), ...body }),
    ),
    bind(endpoints.deleteColumn, async ({ actor, params }) => {
      await deleteColumn(context, toNamed(actor, params))
      return { success: true } as const
    }),
  ]
}

function toNamed<Params extends { readonly id: string }>({ workspaceId, userId }: Member, params: Params) {
  return { workspaceId, userId, ...params }
}
