import { sql } from 'kysely'
import type { Executor } from './database.ts'
import type { Tables } from './tables/tables.ts'

const pageSize = 500
/** Smaller than the id of any row. */
export const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Yields all rows, a page at a time, so that any number fits in memory. `readPage` returns at most `limit` rows after a
 * key, in the order of the keys. Rows inserted or deleted meanwhile may or may not be included.
 */
export async function* readInPages<Key, Row>(
  first: Key,
  readPage: (after: Key, limit: number) => Promise<Row[]>,
  toKey: (row: Row) => Key,
): AsyncGenerator<Row> {
  let after = first
  for (;;) {
    const rows = await readPage(after, pageSize)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageSize) return
    after = toKey(last)
  }
}

interface OwnedRows<Table extends keyof Tables> {
  readonly table: Table
  /** Columns to read in addition to the id. */
  readonly columns: readonly (keyof Tables[Table] & string)[]
  /** Column with the owner's id; it must have an index. */
  readonly owner: keyof Tables[Table] & string
}

/** Yields an owner's rows, in pages, from a table whose key is a random id. */
export function readOwned<Table extends keyof Tables>(
  db: Executor,
  { table, columns, owner }: OwnedRows<Table>,
  ownerId: string,
): AsyncGenerator<{ id: string }> {
  const selected = sql.join(['id', ...columns].map((column) => sql.ref(column)))
  return readInPages(
    firstId,
    async (after, limit) => {
      const { rows } = await sql<{ id: string }>`
        select ${selected} from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId} and id > ${after}
        order by id limit ${limit}`.execute(db)
      return rows
    },
    ({ id }) => id,
  )
}
