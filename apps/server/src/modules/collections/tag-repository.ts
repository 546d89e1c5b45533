import { maxTagNames } from '@troupe/contract/collection-members/tags'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import { type CollectionReader, isVisibleTo } from '../../database/visible-collections.ts'

/** Names of the tags in all collections that a reader sees, by name. */
export async function listNames(db: Executor, reader: CollectionReader): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag collate "C" as tag
    from collections join collection_creators on collection_id = collections.id, unnest(tags) as tag
    where ${isVisibleTo(reader)} order by tag limit ${maxTagNames}`.execute(db)
  return rows.map(({ tag }) => tag)
}

interface TagChange {
  readonly collectionId: string
  readonly creatorIds: readonly string[]
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/**
 * Adds and removes tags; a new tag stands behind those that a creator has. The caller checks that the collection
 * belongs to the user.
 * @returns the number of creators whose tags have changed, and the largest number of tags that one of them has now.
 */
export async function change(
  db: Executor,
  { collectionId, creatorIds, add, remove }: TagChange,
): Promise<{ changed: number; most: number }> {
  const { rows } = await sql<{ changed: number; most: number }>`
    with changed as (
      update collection_creators set tags = array(
        select tag from unnest(tags || ${add}::text[]) with ordinality as given (tag, place)
        where tag <> all(${remove}::text[]) group by tag order by min(place))
      where collection_id = ${collectionId} and creator_id = any(${creatorIds}::bigint[])
        and (not tags @> ${add}::text[] or tags && ${remove}::text[])
      returning cardinality(tags) as count
    )
    select count(*)::int as changed, coalesce(max(count), 0)::int as most from changed`.execute(db)
  return rows[0] ?? { changed: 0, most: 0 }
}
