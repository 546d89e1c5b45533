import type { AuditFilter } from '@troupe/contract/account/admin'
import type { Executor } from '../database/database.ts'
import * as actions from '../modules/accounts/operator/operator-action-repository.ts'
import { presentAction } from '../modules/accounts/operator/operator-presenter.ts'
import { writeCsv } from '../modules/discovery/export/csv-sheet.ts'
import type { Cell, SheetColumn } from '../modules/discovery/export/sheet-cell.ts'

const rowsPerPage = 500

const columns: readonly SheetColumn[] = [
  { header: 'Time', width: 24 },
  { header: 'Action', width: 18 },
  { header: 'Operator', width: 32 },
  { header: 'Account', width: 32 },
  { header: 'Account id', width: 36 },
  { header: 'Detail', width: 32 },
]

/** Writes the audit log as CSV, newest first. */
export function writeActionFile(db: Executor, filter: AuditFilter): AsyncGenerator<string> {
  return writeCsv(columns, readPages(db, filter))
}

async function* readPages(db: Executor, filter: AuditFilter): AsyncGenerator<Cell[][]> {
  let last: actions.LoggedAction | undefined
  do {
    const rows = await actions.list(db, { filter, limit: rowsPerPage, ...(last ? { olderThan: last } : {}) })
    yield rows.map(toCells)
    last = rows.length < rowsPerPage ? undefined : rows.at(-1)
  } while (last)
}

function toCells(row: actions.LoggedAction): Cell[] {
  const { at, action, operator, account_email, account_id, detail } = presentAction(row)
  return [at, action, operator, account_email, account_id, detail]
}
