import type { ClientBase } from 'pg'
import { TransferError } from './reporting/transfer-error.ts'
import type { Header } from './transfer-format.ts'
import { countRows, listTransferTables, type TransferTable } from './transfer-tables.ts'

/** @throws TransferError when the database contains any rows; its tables may be missing. */
export async function refuseRows(client: ClientBase): Promise<void> {
  const tables = await listTransferTables(client)
  const counts = [
    ...(await countRows(
      client,
      tables.map(({ name }) => name),
    )),
  ].filter(([, count]) => count > 0)
  if (counts.length === 0) return
  const found = counts.map(([table, count]) => `${table}: ${count.toLocaleString('en')}`).join(', ')
  throw new TransferError(
    `This database is not empty (rows in ${found}). Nothing was written. Import into a new one: ` +
      'createdb and another DATABASE_URL, or another DATA_DIR for the embedded database.',
  )
}

/** @throws TransferError when the file's tables are not those of this version. */
export function refuseOtherTables(
  header: Header,
  migrations: readonly string[],
  tables: readonly TransferTable[],
): void {
  const unknown = header.migrations.filter((name) => !migrations.includes(name))
  if (unknown.length > 0) {
    throw new TransferError(
      `A newer version of Troupe has made this file (with ${unknown.join(', ')}). Nothing was written; update Troupe first.`,
    )
  }
  const lacking = migrations.filter((name) => !header.migrations.includes(name))
  if (lacking.length > 0) {
    throw new TransferError(
      `An older version of Troupe has made this file (without ${lacking.join(', ')}). Nothing was written. ` +
        'Import it with that version; the first start of this one brings it up to date.',
    )
  }
  const theirs = header.tables.map(({ name, columns }) => describeTable(name, columns))
  const ours = tables.map(({ name, columns }) =>
    describeTable(
      name,
      columns.map((column) => column.name),
    ),
  )
  const different = [
    ...theirs.filter((table) => !ours.includes(table)),
    ...ours.filter((table) => !theirs.includes(table)),
  ]
  if (different.length === 0) return
  throw new TransferError(`The tables of this file are others. Nothing was written. Look at ${different[0]}`)
}

/** Independent of the columns' order, which differs between a migrated table and a new one. */
const describeTable = (name: string, columns: readonly string[]) => `${name} (${columns.toSorted().join(', ')})`
