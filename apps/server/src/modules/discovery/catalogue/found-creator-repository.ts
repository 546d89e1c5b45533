import { type ShownCreatorField, shownCreatorFields } from '@troupe/contract/creators'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { listOnEachPart, ownIds, readReachable } from '../../../database/distribution/on-each-part.ts'
import { keepPlan } from '../../../database/plans/kept-plans.ts'
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

/**
 * Lists these creators like `listByIds`, with all searched texts.
 * @param partOf The part that has a creator, by id, as far as is known; none of a whole catalogue.
 */
export async function listSearched(
  db: Executor,
  ids: readonly number[],
  partOf: ReadonlyMap<number, string> = new Map(),
): Promise<SearchedCreatorRow[]> {
  if (ids.length === 0) return []
  if (partOf.size > 0) return readFromParts(db, ownIds(ids, partOf))
  return readReachable(db, ids, (present, anyOfThem) =>
    present === ids
      ? selectSearched(db, anyOfThem).modifyFront(keepPlan).execute()
      : selectShown(db, anyOfThem)
          .select(['keywords', selectPosts(present)])
          .execute(),
  )
}

/** A row in JSON. */
type Sent<Row> = {
  readonly [Field in keyof Row]: Row[Field] extends Date
    ? string
    : Row[Field] extends Date | null
      ? string | null
      : Row[Field]
}

const searchedColumns = [...shownCreatorFields, 'keywords', 'posts'] as const

async function readFromParts(db: Executor, own: RawBuilder<number[]>): Promise<SearchedCreatorRow[]> {
  const query = sql`${selectSearched(db, sql`any(${own})`)}`
  const parts = await listOnEachPart<Sent<SearchedCreatorRow>>(db, query, searchedColumns, keepPlan)
  return parts.flat().map((row) => ({
    ...row,
    fetched_at: new Date(row.fetched_at),
    last_posted_at: toDate(row.last_posted_at),
    vanished_at: toDate(row.vanished_at),
    expired_at: toDate(row.expired_at),
    confirmed_at: toDate(row.confirmed_at),
  }))
}

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text))

function selectSearched(db: Executor, anyOfThem: RawBuilder<number>) {
  return selectShown(db, anyOfThem).select(['keywords', searchedPosts])
}

function selectShown(db: Executor, anyOfThem: RawBuilder<number>) {
  return db.selectFrom('creators').select(shownCreatorFields).where('id', '=', anyOfThem)
}
