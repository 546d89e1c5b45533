import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { ChosenCreator } from './recipient-choice.ts'

/** The creators with these ids, in the order of the ids; one that does not exist is not among them. */
export async function listByIds(db: Executor, ids: readonly number[]): Promise<ChosenCreator[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('creators')
    .select(['id', 'platform', 'title', 'handle', 'url', 'subscribers', 'region', 'content_categories', 'email'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
