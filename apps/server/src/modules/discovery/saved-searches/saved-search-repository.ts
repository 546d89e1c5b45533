import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables/tables.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'

const columns = ['id', 'name', 'request', 'created_at'] as const
export type SavedSearchRow = Pick<Selectable<Tables['saved_searches']>, (typeof columns)[number]>

/** Lists the workspace's saved searches by name. */
export async function list(db: Executor, workspaceId: string, limit: number): Promise<SavedSearchRow[]> {
  return db
    .selectFrom('saved_searches')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .orderBy('name_key')
    .limit(limit)
    .execute()
}

/** Counts the workspace's saved searches and locks out other inserts until the transaction ends. */
export async function countForAdding(transaction: Executor, workspaceId: string): Promise<number> {
  await transaction.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forUpdate().execute()
  const { count } = await transaction
    .selectFrom('saved_searches')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return count
}

interface NewSavedSearch {
  readonly name: string
  readonly nameKey: string
  readonly request: object
  readonly now: Date
}

/** Inserts a search; undefined if the name is taken. */
export async function insert(
  db: Executor,
  { workspaceId, userId }: Member,
  { name, nameKey, request, now }: NewSavedSearch,
): Promise<SavedSearchRow | undefined> {
  return db
    .insertInto('saved_searches')
    .values({
      workspace_id: workspaceId,
      created_by: userId,
      name,
      name_key: nameKey,
      request: JSON.stringify(request),
      created_at: now,
      newest_creator_id: sql`(select coalesce(max(id), 0) from channels)`,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'name_key']).doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Deletes the workspace's search. @returns whether it existed. */
export async function deleteById(db: Executor, workspaceId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
