import type { Executor } from '../../../database/database.ts'
import { type CollectionReader, isVisibleTo } from '../../../database/visible-collections.ts'

export interface NamedCreator extends CollectionReader {
  readonly collectionId: string
  readonly creatorId: number
}

/** A creator of a collection, as members work on it together. */
export interface SharedCreator {
  readonly collection_name: string
  readonly is_private: boolean
  /** The creator's name. */
  readonly title: string
  readonly assigned_to: string | null
  readonly mentioned: readonly string[]
}

export async function find(
  db: Executor,
  { collectionId, creatorId, ...reader }: NamedCreator,
): Promise<SharedCreator | undefined> {
  return db
    .selectFrom('collection_creators')
    .innerJoin('collections', 'collections.id', 'collection_id')
    .innerJoin('creators', 'creators.id', 'creator_id')
    .select(['collections.name as collection_name', 'is_private', 'title', 'assigned_to', 'mentioned'])
    .where(isVisibleTo(reader))
    .where('collection_id', '=', collectionId)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst()
}

/** Changes who works on a creator, or whom the note mentions. The caller has found it. */
export async function update(
  db: Executor,
  { collectionId, creatorId }: NamedCreator,
  change: { readonly assigned_to: string | null } | { readonly mentioned: string[] },
): Promise<void> {
  await db
    .updateTable('collection_creators')
    .set(change)
    .where('collection_id', '=', collectionId)
    .where('creator_id', '=', creatorId)
    .execute()
}

/** Ends the assignments of all members but one, who keeps the collection private. */
export async function unassignOthers(db: Executor, collectionId: string, userId: string): Promise<void> {
  await db
    .updateTable('collection_creators')
    .set({ assigned_to: null })
    .where('collection_id', '=', collectionId)
    .where('assigned_to', '<>', userId)
    .execute()
}
