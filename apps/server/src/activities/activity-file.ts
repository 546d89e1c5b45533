import type { ActivityFilter } from '@troupe/contract/workspace/activities'
import type { Executor } from '../database/database.ts'
import { writeCsv } from '../modules/discovery/export/csv-sheet.ts'
import type { Cell, SheetColumn } from '../modules/discovery/export/sheet-cell.ts'
import { presentActivity } from '../modules/workspaces/activity/activity-presenter.ts'
import * as log from '../modules/workspaces/activity/activity-repository.ts'

const rowsPerPage = 500

const columns: readonly SheetColumn[] = [
  { header: 'Time', width: 24 },
  { header: 'Person', width: 24 },
  { header: 'Person id', width: 36 },
  { header: 'Action', width: 28 },
  { header: 'Target', width: 40 },
  { header: 'Detail', width: 32 },
  { header: 'Count', width: 10 },
]

interface Chosen {
  readonly workspaceId: string
  readonly filter: ActivityFilter
}

/** Writes the log of a workspace as CSV, newest first. */
export function writeActivityFile(db: Executor, chosen: Chosen): AsyncGenerator<string> {
  return writeCsv(columns, toCells(readLog(db, chosen)))
}

/** The log of a workspace, newest first, a page at a time. */
export async function* readLog(db: Executor, chosen: Chosen): AsyncGenerator<log.ActivityRow[]> {
  let after: log.ActivityRow | undefined
  do {
    const rows = await log.list(db, { ...chosen, after, limit: rowsPerPage })
    yield rows
    after = rows.length < rowsPerPage ? undefined : rows.at(-1)
  } while (after)
}

async function* toCells(pages: AsyncIterable<log.ActivityRow[]>): AsyncGenerator<Cell[][]> {
  for await (const rows of pages) {
    yield rows.map((row) => {
      const { at, person, person_id, action, target, detail, count } = presentActivity(row)
      return [at, person, person_id, action, target, detail, count]
    })
  }
}
