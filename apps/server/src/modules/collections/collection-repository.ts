import type { Collection } from '@troupe/contract/collections'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import { type CollectionReader, isVisibleTo } from '../../database/visible-collections.ts'
import type { Member } from '../../http/requests/endpoint-binding.ts'

/** A collection with the number of its creators. */
export type CollectionRow = Omit<Collection, 'created_at' | 'updated_at' | 'is_private' | 'is_mine'> & {
  readonly is_private: boolean
  /** Whether the reader made it. */
  readonly is_mine: boolean

  readonly created_at: Date
  readonly updated_at: Date
}

const shown = ({ userId }: CollectionReader) => sql`
  collections.id, collections.name, collections.description, collections.is_private, collections.created_at,
  collections.updated_at, coalesce(collections.created_by = ${userId}::uuid, false) as is_mine,
  (select count(*)::int from collection_creators where collection_id = collections.id) as kol_count`

/** The collections that a reader sees, most recently changed first. */
export async function list(db: Executor, reader: CollectionReader, limit: number): Promise<CollectionRow[]> {
  const { rows } = await sql<CollectionRow>`
    select ${shown(reader)} from collections where ${isVisibleTo(reader)}
    order by updated_at desc, id limit ${limit}`.execute(db)
  return rows
}

export async function find(db: Executor, reader: CollectionReader, id: string): Promise<CollectionRow | undefined> {
  const { rows } = await sql<CollectionRow>`
    select ${shown(reader)} from collections where ${isVisibleTo(reader)} and id = ${id}`.execute(db)
  return rows[0]
}

/** Locks the workspace's row, so that parallel calls are serialised. @returns the number of its collections. */
export async function lockAndCount(db: Executor, workspaceId: string): Promise<number> {
  await db.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forUpdate().execute()
  // A separate statement, so that it sees rows inserted while this transaction waited for the lock.
  const { count } = await db
    .selectFrom('collections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return count
}

interface NewCollection extends Member {
  readonly name: string
  readonly description: string | null
  /** Absent: all members see it. */
  readonly isPrivate?: boolean | undefined
  readonly now: Date
}

/** @returns the new collection's id. */
export async function insert(
  db: Executor,
  { workspaceId, userId, name, description, isPrivate = false, now }: NewCollection,
): Promise<string> {
  const { id } = await db
    .insertInto('collections')
    .values({
      workspace_id: workspaceId,
      created_by: userId,
      name,
      description,
      is_private: isPrivate,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Change {
  readonly name?: string | undefined
  readonly description?: string | null | undefined
  /** Whether it becomes the member's own, or all members see it again. */
  readonly isPrivate?: boolean | undefined
  readonly now: Date
}

/** @returns whether the member sees such a collection. */
export async function update(db: Executor, member: Member, id: string, change: Change): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collections')
    .set({
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.description === undefined ? {} : { description: change.description }),
      ...(change.isPrivate === undefined ? {} : { is_private: change.isPrivate }),
      updated_at: change.now,
    })
    .where(isVisibleTo(member))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** @returns whether the member saw such a collection. */
export async function remove(db: Executor, member: Member, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('collections')
    .where(isVisibleTo(member))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
