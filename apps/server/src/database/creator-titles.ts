import { sql } from 'kysely'
import type { Executor } from './database.ts'

/**
 * Reads the names of creators, by id. A statement that changes rows of users cannot read them itself: the catalogue may
 * lie on other nodes.
 */
export async function readTitles(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from creators where id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, title }) => [id, title]))
}
