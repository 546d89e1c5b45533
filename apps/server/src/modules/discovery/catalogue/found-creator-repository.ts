import { type ShownCreatorField, shownCreatorFields } from '@troupe/contract/creators'
import type { Executor } from '../../../database/database.ts'
import type { CreatorRow } from '../../../database/tables/tables.ts'
import { type SearchedPost, searchedPosts } from './creator-post-repository.ts'

/** A creator without what only the search uses. */
export type ShownCreatorRow = Pick<CreatorRow, ShownCreatorField>

/** These creators, in any order; one that is gone meanwhile is left out. */
export async function listByIds(db: Executor, ids: readonly number[]): Promise<ShownCreatorRow[]> {
  return ids.length === 0 ? [] : selectShown(db, ids).execute()
}

/** A creator with all texts that are searched. */
export type SearchedCreatorRow = ShownCreatorRow & Pick<CreatorRow, 'keywords'> & { readonly posts: SearchedPost[] }

/** These creators as `listByIds`, with all texts that are searched. */
export async function listSearched(db: Executor, ids: readonly number[]): Promise<SearchedCreatorRow[]> {
  return ids.length === 0 ? [] : selectShown(db, ids).select(['keywords', searchedPosts]).execute()
}

function selectShown(db: Executor, ids: readonly number[]) {
  return db.selectFrom('creators').select(shownCreatorFields).where('id', 'in', ids)
}
