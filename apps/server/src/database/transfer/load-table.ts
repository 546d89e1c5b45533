import pg, { type ClientBase } from 'pg'
import { TransferError } from './reporting/transfer-error.ts'
import type { TablePage } from './transfer-format.ts'
import { type TransferTable, toSqlName } from './transfer-tables.ts'

/**
 * Inserts rows as PostgreSQL wrote them, including their identity values.
 * @throws TransferError when the database rejects one.
 */
export async function insertPage(client: ClientBase, table: TransferTable, { rows }: TablePage): Promise<void> {
  const names = table.columns.map(({ name }) => pg.escapeIdentifier(name))
  const values = table.columns.map((_, index) => rows.map((row) => row[index] ?? null))
  const { rowCount } = await client
    .query(
      `insert into ${toSqlName(table.name)} (${names.join(', ')}) overriding system value
      select ${table.columns.map(({ type }, index) => `${names[index]}::${type}`).join(', ')}
      from unnest(${names.map((_, index) => `$${index + 1}::text[]`).join(', ')}) as given (${names.join(', ')})`,
      values,
    )
    .catch((error: Error) => {
      throw new TransferError(`The database refuses rows of ${table.name}: ${error.message}. Nothing was kept.`)
    })
  // The embedded database silently drops JSON that is nested too deep.
  if (rowCount !== rows.length) {
    throw new TransferError(`The database took ${rowCount} of ${rows.length} rows of ${table.name}. Nothing was kept.`)
  }
}

/** Sets the counters of identity columns to their values in the file. */
export async function setCounters(
  client: ClientBase,
  table: TransferTable,
  values: Readonly<Record<string, string | null>>,
): Promise<void> {
  for (const [column, counter] of Object.entries(table.counters)) {
    const last = values[column]
    if (last) await client.query('select setval($1::regclass, $2::bigint)', [counter, last])
  }
}

interface Index {
  readonly name: string
  /** Statement that creates the index. */
  readonly definition: string
}

/**
 * Drops the indexes that belong to no constraint; they are rebuilt after all rows are inserted.
 * @returns the dropped indexes.
 */
export async function dropIndexes(client: ClientBase, tables: readonly TransferTable[]): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select relname as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = any($1::regclass[]) and not exists (select 1 from pg_constraint where conindid = indexrelid)
    order by relname`,
    [tables.map(({ name }) => toSqlName(name))],
  )
  for (const { name } of rows) await client.query(`drop index ${toSqlName(name)}`)
  return rows
}
