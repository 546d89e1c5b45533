import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { ClientBase } from 'pg'
import type { Database } from '../database.ts'
import { checkTransferFile } from './read-transfer-file.ts'
import { TransferError } from './reporting/transfer-error.ts'
import { countProgress, type ShowProgress } from './reporting/transfer-progress.ts'
import { compareSums, type TableComparison, type TableSum } from './table-checksums.ts'
import { formatName, formatVersion, type Header, type TablePage } from './transfer-format.ts'
import { inTransaction, readTable } from './transfer-session.ts'
import {
  countRows,
  findVectorDimension,
  listMigrations,
  listTransferTables,
  type TransferTable,
} from './transfer-tables.ts'
import { writeTransferFile } from './write-transfer-file.ts'

interface ExportOptions {
  readonly file: string
  readonly madeAt: Date
  readonly secretKeyId: string
  readonly show: ShowProgress
}

/**
 * Writes all rows of a database from one snapshot to a file, and reads the file back. It gets its final name only once
 * complete.
 * @returns the sums of both the database and the file, which are equal.
 * @throws TransferError when there is nothing to export, the file exists already, or it does not hold what was written.
 */
export async function exportDatabase(database: Database, options: ExportOptions): Promise<TableComparison[]> {
  const { file, show } = options
  if (existsSync(file)) throw new TransferError(`${file} is there already. Name another file, or a folder.`)
  const draft = `${file}.part`
  try {
    const written = await inTransaction(database, 'snapshot', (client) => writeTables(client, draft, options))
    const compared = compareSums(written, (await checkTransferFile(draft, show)).sums)
    await rename(draft, file)
    return compared
  } finally {
    await rm(draft, { force: true })
  }
}

async function writeTables(
  client: ClientBase,
  draft: string,
  options: ExportOptions,
): Promise<ReadonlyMap<string, TableSum>> {
  const tables = await listTransferTables(client)
  const header = await composeHeader(client, tables, options)
  const total = header.tables.reduce((sum, { rows }) => sum + rows, 0)
  if (total === 0) throw new TransferError('There is nothing to export: this database holds no rows.')
  return writeTransferFile(draft, header, readTables(client, tables, countProgress('Exporting', total, options.show)))
}

async function composeHeader(
  client: ClientBase,
  tables: readonly TransferTable[],
  { madeAt, secretKeyId }: ExportOptions,
): Promise<Header> {
  const names = tables.map(({ name }) => name)
  const counts = await countRows(client, names)
  const described: Header['tables'] = []
  for (const { name, columns, counters } of tables) {
    described.push({
      name,
      columns: columns.map((column) => column.name),
      rows: counts.get(name) ?? 0,
      counters: await readCounters(client, counters),
    })
  }
  return {
    format: formatName,
    version: formatVersion,
    made_at: madeAt.toISOString(),
    migrations: await listMigrations(client),
    secret_key_id: secretKeyId,
    vector_dimension: findVectorDimension(tables),
    tables: described,
  }
}

/** Reads the counters after the snapshot is taken, so that no row in it has a number beyond its counter. */
async function readCounters(
  client: ClientBase,
  counters: Readonly<Record<string, string>>,
): Promise<Record<string, string | null>> {
  const values: Record<string, string | null> = {}
  for (const [column, counter] of Object.entries(counters)) {
    const { rows } = await client.query<{ last: string | null }>(
      `select case when is_called then last_value::text end as last from ${counter}`,
    )
    values[column] = rows[0]?.last ?? null
  }
  return values
}

async function* readTables(
  client: ClientBase,
  tables: readonly TransferTable[],
  count: (table: string, rows: number) => void,
): AsyncGenerator<TablePage> {
  for (const table of tables) {
    for await (const page of readTable(client, table)) {
      yield page
      count(page.table, page.rows.length)
    }
  }
}
