import { type ShownCreatorField, shownCreatorFields } from '@troupe/contract/creators'
import type { RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { readReachable } from '../../../database/distribution/on-each-part.ts'
import { keepPlan } from '../../../database/kept-plans.ts'
import type { CreatorRow } from '../../../database/tables/tables.ts'
import { type SearchedPost, searchedPosts, selectPosts } from './creator-post-repository.ts'

/** A creator without the columns that only the search uses. */
export type ShownCreatorRow = Pick<CreatorRow, ShownCreatorField>

/** Lists these creators in any order, without deleted ones. */
export async function listByIds(db: Executor, ids: readonly number[]): Promise<ShownCreatorRow[]> {
  return ids.length === 0 ? [] : readReachable(db, ids, (_, anyOfThem) => selectShown(db, anyOfThem).execute())
}

/** A creator with all searched texts. */
export type SearchedCreatorRow = ShownCreatorRow & Pick<CreatorRow, 'keywords'> & { readonly posts: SearchedPost[] }

/** Lists these creators like `listByIds`, with all searched texts. */
export async function listSearched(db: Executor, ids: readonly number[]): Promise<SearchedCreatorRow[]> {
  if (ids.length === 0) return []
  return readReachable(db, ids, (present, anyOfThem) =>
    present === ids
      ? selectShown(db, anyOfThem).modifyFront(keepPlan).select(['keywords', searchedPosts]).execute()
      : selectShown(db, anyOfThem)
          .select(['keywords', selectPosts(present)])
          .execute(),
  )
}

function selectShown(db: Executor, anyOfThem: RawBuilder<number>) {
  return db.selectFrom('creators').select(shownCreatorFields).where('id', '=', anyOfThem)
}
