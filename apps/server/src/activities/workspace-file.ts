import type { Executor } from '../database/database.ts'
import type { AccountExporter } from '../modules/accounts/core/account-exporter-port.ts'
import { presentActivity } from '../modules/workspaces/activity/activity-presenter.ts'
import { getStored, listMembers } from '../modules/workspaces/member-repository.ts'
import { presentMember } from '../modules/workspaces/workspace-presenter.ts'
import { readLog } from './activity-file.ts'

interface Options {
  readonly db: Executor
  readonly exporters: readonly AccountExporter[]
  /** The member the file is for. */
  readonly userId: string
  readonly workspaceId: string
  readonly now: Date
}

/**
 * Writes everything that a workspace owns, without secrets and colleagues' private collections, as the text of a `WorkspaceExport`. Rows are read while the text
 * is sent; a failure leaves it incomplete, so that a partial file is not valid JSON.
 */
export async function* writeWorkspaceFile({
  db,
  exporters,
  userId,
  workspaceId,
  now,
}: Options): AsyncGenerator<string> {
  const workspace = await getStored(db, workspaceId)
  const members = (await listMembers(db, workspaceId)).map(presentMember)
  yield `{"exported_at":${JSON.stringify(now)},"workspace":${JSON.stringify(workspace)}`
  yield `,"members":${JSON.stringify(members)}`
  yield* writeList('activities', readActivities(db, workspaceId))
  for (const { name, of, read } of exporters) {
    if (of === 'workspace') yield* writeList(name, read(workspaceId, userId))
  }
  yield '}\n'
}

async function* writeList(name: string, entries: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,${JSON.stringify(name)}:[`
  let separator = ''
  for await (const entry of entries) {
    yield separator + JSON.stringify(entry)
    separator = ','
  }
  yield ']'
}

async function* readActivities(db: Executor, workspaceId: string): AsyncGenerator<object> {
  for await (const rows of readLog(db, { workspaceId, filter: {} })) yield* rows.map(presentActivity)
}
