import { type ShownCreatorField, shownCreatorFields } from '@troupe/contract/creators'
import type { Executor } from '../../../database/database.ts'
import type { CreatorRow } from '../../../database/tables/tables.ts'

/** A creator without what only the search uses. */
export type ShownCreatorRow = Pick<CreatorRow, ShownCreatorField>

/** These creators, in any order; one that is gone meanwhile is left out. */
export async function listByIds(db: Executor, ids: readonly number[]): Promise<ShownCreatorRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('creators').select(shownCreatorFields).where('id', 'in', ids).execute()
}
