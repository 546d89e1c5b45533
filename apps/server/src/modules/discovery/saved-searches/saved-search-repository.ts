import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables/tables.ts'

const columns = ['id', 'name', 'request', 'created_at'] as const
export type SavedSearchRow = Pick<Selectable<Tables['saved_searches']>, (typeof columns)[number]>

/** Lists the user's saved searches by name. */
export async function list(db: Executor, userId: string, limit: number): Promise<SavedSearchRow[]> {
  return db
    .selectFrom('saved_searches')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('name_key')
    .limit(limit)
    .execute()
}

/** Counts the user's saved searches and locks out other inserts until the transaction ends. */
export async function countForAdding(transaction: Executor, userId: string): Promise<number> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const { count } = await transaction
    .selectFrom('saved_searches')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
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
  userId: string,
  { name, nameKey, request, now }: NewSavedSearch,
): Promise<SavedSearchRow | undefined> {
  return db
    .insertInto('saved_searches')
    .values({
      user_id: userId,
      name,
      name_key: nameKey,
      request: JSON.stringify(request),
      created_at: now,
      newest_creator_id: sql`(select coalesce(max(id), 0) from creators)`,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'name_key']).doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Deletes the user's search. @returns whether it existed. */
export async function deleteById(db: Executor, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
