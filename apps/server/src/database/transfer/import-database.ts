import type { ClientBase } from 'pg'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { toDimensionChange, toIndexCreation, vectorIndexes } from '../schema/vector-schema.ts'
import { dropIndexes, insertPage, setCounters } from './load-table.ts'
import { type CheckedFile, readTransferFile } from './read-transfer-file.ts'
import { refuseOtherTables, refuseRows } from './refuse-target.ts'
import { TransferError } from './reporting/transfer-error.ts'
import { countProgress, type ShowProgress } from './reporting/transfer-progress.ts'
import { sumUpTables } from './sum-up-tables.ts'
import { compareSums, type TableComparison } from './table-checksums.ts'
import type { Header } from './transfer-format.ts'
import { inTransaction } from './transfer-session.ts'
import {
  findVectorDimension,
  listMigrations,
  listTransferTables,
  type TransferTable,
  toSqlName,
} from './transfer-tables.ts'

/**
 * Fills an empty database with the rows of a file, completely or not at all, and reads every row back.
 * @returns the sums of both the file and the database, which are equal.
 * @throws TransferError when the database is not empty, is in use, or does not store every row unchanged.
 */
export async function importDatabase(
  database: Database,
  source: CheckedFile,
  show: ShowProgress,
): Promise<TableComparison[]> {
  // Comes before the migration, so that a database in use that was named by mistake stays unchanged.
  await inTransaction(database, 'write', refuseRows)
  await migrate(database.kysely)
  const compared = await inTransaction(database, 'write', (client) => fill(client, source, show))
  await inTransaction(database, 'write', analyze)
  return compared
}

async function fill(client: ClientBase, source: CheckedFile, show: ShowProgress): Promise<TableComparison[]> {
  const found = await listTransferTables(client)
  refuseOtherTables(source.header, await listMigrations(client), found)
  await lockTables(client, found)
  await refuseRows(client)
  await makeRoomForVectors(client, found, source.header)
  const tables = (await listTransferTables(client)).map((table) => orderColumns(table, source.header))

  const total = [...source.sums.values()].reduce((sum, { rows }) => sum + rows, 0)
  const indexes = await dropIndexes(client, tables)
  await insertRows(client, tables, source, countProgress('Importing', total, show))
  for (const { name, counters } of source.header.tables) await setCounters(client, getTable(tables, name), counters)
  const count = countProgress('Building indexes', indexes.length, show)
  for (const { name, definition } of indexes) {
    count(name, 0)
    await client.query(definition)
    count(name, 1)
  }
  return compareSums(source.sums, await sumUpTables(client, tables, countProgress('Verifying', total, show)))
}

/** Gives the vector column the dimension of the file. */
async function makeRoomForVectors(
  client: ClientBase,
  tables: readonly TransferTable[],
  { vector_dimension }: Header,
): Promise<void> {
  if (findVectorDimension(tables) === vector_dimension) return
  const names = await listVectorIndexes(client)
  await client.query(toDimensionChange(vector_dimension))
  for (const name of names) await client.query(toIndexCreation(name, 'at once'))
}

/** Lists the existing vector indexes, which are dropped together with the column. */
async function listVectorIndexes(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is not null',
    [Object.keys(vectorIndexes)],
  )
  return rows.map(({ name }) => name)
}

/** Returns the table with its columns in the order of the file's rows. */
function orderColumns(table: TransferTable, { tables }: Header): TransferTable {
  const names = tables.find(({ name }) => name === table.name)?.columns ?? []
  const columns = table.columns.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
  return { ...table, columns }
}

/** Keeps servers and other imports from writing until the transaction ends. */
async function lockTables(client: ClientBase, tables: readonly TransferTable[]): Promise<void> {
  const names = tables.map(({ name }) => toSqlName(name)).join(', ')
  await client.query(`lock table ${names} in exclusive mode`).catch((error: Error) => {
    if (!('code' in error) || error.code !== '55P03') throw error
    throw new TransferError('Others work in this database. Stop every server on it, then import again.')
  })
}

async function insertRows(
  client: ClientBase,
  tables: readonly TransferTable[],
  source: CheckedFile,
  count: (table: string, rows: number) => void,
): Promise<void> {
  for await (const page of readTransferFile(source)) {
    await insertPage(client, getTable(tables, page.table), page)
    count(page.table, page.rows.length)
  }
}

function getTable(tables: readonly TransferTable[], name: string): TransferTable {
  const table = tables.find((candidate) => candidate.name === name)
  if (!table) throw new TransferError(`This database has no table ${name}.`)
  return table
}

/** Collects statistics so that the first searches get good plans; autovacuum would do so minutes later. */
async function analyze(client: ClientBase): Promise<void> {
  const tables = await listTransferTables(client)
  await client.query(`analyze ${tables.map(({ name }) => toSqlName(name)).join(', ')}`)
}
