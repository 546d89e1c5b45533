import pg, { type ClientBase } from 'pg'
import type { Database } from '../database.ts'
import { type Row, rowsPerPage, type TablePage } from './transfer-format.ts'
import { type TransferTable, toSqlName } from './transfer-tables.ts'

/**
 * Makes PostgreSQL print values the same way whatever the server's settings are, and allows large tables their time.
 */
const sessionSettings = {
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  lock_timeout: '3s',
}

/** `snapshot`: reads everything as of one moment, whatever is written meanwhile. */
type Purpose = 'snapshot' | 'write'

const beginnings: Record<Purpose, string> = {
  snapshot: 'begin isolation level repeatable read, read only',
  write: 'begin isolation level read committed, read write',
}

/** Runs the work in one transaction, which is rolled back when the work fails or the process ends. */
export async function inTransaction<Result>(
  { pool }: Database,
  purpose: Purpose,
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query(beginnings[purpose])
    const changes = Object.entries(sessionSettings).map(([name, value]) => `set local ${name} = '${value}'`)
    for (const change of changes) await client.query(change)
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // Closes the connection, and the transaction with it: after a full disk the embedded database answers no rollback.
    client.release(true)
    throw error
  }
}

const asText = { getTypeParser: () => (value: string) => value }

/** Yields all rows of a table, a page at a time, in no particular order. */
export async function* readTable(client: ClientBase, table: TransferTable): AsyncGenerator<TablePage> {
  const columns = table.columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  // Files may be long: one at a time.
  const count = table.columns.some(({ type }) => type === 'bytea') ? 1 : rowsPerPage
  await client.query(`declare transfer no scroll cursor for select ${columns} from ${toSqlName(table.name)}`)
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${count} from transfer`,
      rowMode: 'array',
      types: asText,
    })
    if (rows.length === 0) break
    yield { table: table.name, rows: rows satisfies Row[] }
  }
  await client.query('close transfer')
}
