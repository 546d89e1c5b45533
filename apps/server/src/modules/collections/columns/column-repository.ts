import type { CollectionColumn } from '@troupe/contract/collection-members/columns'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { type CollectionReader, isVisibleTo } from '../../../database/visible-collections.ts'

const shown = ['id', 'name', 'type', 'choices'] as const

/** The columns of a collection in their order. The caller checks that it belongs to the user. */
export async function list(db: Executor, collectionId: string): Promise<CollectionColumn[]> {
  return db
    .selectFrom('collection_columns')
    .select(shown)
    .where('collection_id', '=', collectionId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/**
 * Locks a collection, so that parallel changes of its columns are serialised.
 * @returns whether the user has such a collection.
 */
export async function lockCollection(db: Executor, reader: CollectionReader, collectionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('collections')
    .select('id')
    .where(isVisibleTo(reader))
    .where('id', '=', collectionId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

interface NewColumn {
  readonly collectionId: string
  readonly name: string
  readonly nameKey: string
  readonly type: CollectionColumn['type']
  readonly choices: readonly string[]
}

/** Adds a column behind the others of its collection. Numbers of removed ones stay free. */
export async function insertLast(
  db: Executor,
  { collectionId, name, nameKey, type, choices }: NewColumn,
): Promise<CollectionColumn> {
  return db
    .insertInto('collection_columns')
    .values({
      collection_id: collectionId,
      name,
      name_key: nameKey,
      type,
      choices: [...choices],
      position: sql`(select coalesce(max(position), 0) + 1 from collection_columns where collection_id = ${collectionId})`,
    })
    .returning(shown)
    .executeTakeFirstOrThrow()
}

interface ColumnChange {
  readonly name: string
  readonly nameKey: string
  readonly choices: readonly string[]
}

export async function update(db: Executor, id: string, { name, nameKey, choices }: ColumnChange): Promise<void> {
  await db
    .updateTable('collection_columns')
    .set({ name, name_key: nameKey, choices: [...choices] })
    .where('id', '=', id)
    .execute()
}

/** Numbers the columns in the order of the ids. */
export async function arrange(db: Executor, ids: readonly string[]): Promise<void> {
  await sql`
    update collection_columns set position = given.place
    from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    where collection_columns.id = given.id`.execute(db)
}

/** Deletes a column with its values. */
export async function remove(db: Executor, collectionId: string, id: string): Promise<void> {
  await db.deleteFrom('collection_columns').where('collection_id', '=', collectionId).where('id', '=', id).execute()
  await sql`
    update collection_creators set column_values = column_values - ${id}::text
    where collection_id = ${collectionId} and column_values ? ${id}`.execute(db)
}
