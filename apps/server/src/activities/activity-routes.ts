import { Readable } from 'node:stream'
import { workspaceExportEndpoints } from '@troupe/contract/account/workspace-export'
import { activityEndpoints } from '@troupe/contract/workspace/activities'
import type { Executor } from '../database/database.ts'
import { Download } from '../http/requests/download.ts'
import { type BoundEndpoint, bind } from '../http/requests/endpoint-binding.ts'
import type { Clock } from '../lib/clock.ts'
import type { AccountExporter } from '../modules/accounts/core/account-exporter-port.ts'
import { writeActivityFile } from './activity-file.ts'
import { writeWorkspaceFile } from './workspace-file.ts'

export interface ActivityOptions {
  readonly db: Executor
  readonly clock: Clock
  /** Exporters of all modules' data. */
  readonly exporters: readonly AccountExporter[]
}

/** The files that are made of a workspace's log, and of all its data. */
export function bindActivityEndpoints({ db, clock, exporters }: ActivityOptions): BoundEndpoint[] {
  const nameFile = (form: string) => form.replace('DAY', clock.now().toISOString().slice(0, 10))
  return [
    bind(activityEndpoints.export, async ({ actor, query: filter }) => {
      const content = writeActivityFile(db, { workspaceId: actor.workspaceId, filter })
      const name = nameFile('troupe-activity-DAY.csv')
      return new Download(
        Readable.from(content, { objectMode: false }),
        name,
        'text/csv; charset=utf-8; header=present',
      )
    }),
    bind(workspaceExportEndpoints.exportWorkspace, async ({ actor: { userId, workspaceId } }) => {
      const content = writeWorkspaceFile({ db, exporters, userId, workspaceId, now: clock.now() })
      const name = nameFile('troupe-workspace-DAY.json')
      return new Download(Readable.from(content, { objectMode: false }), name, 'application/json; charset=utf-8')
    }),
  ]
}
