import type { Executor } from '../../database/database.ts'
import type { AccountExporter } from '../accounts/core/account-exporter-port.ts'
import { presentActivity } from './activity/activity-presenter.ts'
import * as log from './activity/activity-repository.ts'

const rowsPerPage = 500

/** Exports what a user did in the workspaces that still exist. What others did there is in the workspace's own file. */
export function createWorkspaceExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'activities',
      of: 'user',
      tables: ['workspace_activities'],
      async *read(actorId) {
        let after: log.ActivityRow | undefined
        do {
          const rows = await log.listOfActor(db, { actorId, after, limit: rowsPerPage })
          yield* rows.map((row) => ({ ...presentActivity(row), workspace_id: row.workspaceId }))
          after = rows.length < rowsPerPage ? undefined : rows.at(-1)
        } while (after)
      },
    },
  ]
}
