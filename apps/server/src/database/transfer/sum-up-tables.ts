import type { ClientBase } from 'pg'
import { TableChecksums, type TableSum } from './table-checksums.ts'
import { readTable } from './transfer-session.ts'
import type { TransferTable } from './transfer-tables.ts'

/**
 * Reads every row of the tables within the client's transaction; returns their sums.
 * @param count is called with the number of rows of each page.
 */
export async function sumUpTables(
  client: ClientBase,
  tables: readonly TransferTable[],
  count: (table: string, rows: number) => void,
): Promise<ReadonlyMap<string, TableSum>> {
  const checksums = new TableChecksums(tables.map(({ name }) => name))
  for (const table of tables) {
    for await (const page of readTable(client, table)) {
      checksums.add(page)
      count(page.table, page.rows.length)
    }
  }
  return checksums.toSums()
}
