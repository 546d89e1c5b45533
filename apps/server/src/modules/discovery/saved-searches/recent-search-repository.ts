import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

interface SearchedFor {
  /** Identifies equal searches. */
  readonly key: string
  readonly request: object
  readonly now: Date
  /** Number of searches to keep. */
  readonly limit: number
}

/** Adds a recent search or moves it to the top, and deletes the oldest ones beyond the limit. */
export async function upsert(db: Executor, userId: string, { key, request, now, limit }: SearchedFor): Promise<void> {
  // The statement does not see its own insert, so it keeps one fewer of the other rows.
  await sql`
    with noted as (
      insert into recent_searches (user_id, request_key, request, searched_at)
      values (${userId}, ${key}, ${JSON.stringify(request)}::jsonb, ${now})
      on conflict (user_id, request_key) do update set request = excluded.request, searched_at = excluded.searched_at
    )
    delete from recent_searches
    where user_id = ${userId} and request_key <> ${key} and request_key not in (
      select request_key from recent_searches where user_id = ${userId} and request_key <> ${key}
      order by searched_at desc, request_key limit ${limit - 1}
    )`.execute(db)
}

/** Lists the user's recent searches, newest first. */
export async function list(
  db: Executor,
  userId: string,
  limit: number,
): Promise<{ request: object; searched_at: Date }[]> {
  return db
    .selectFrom('recent_searches')
    .select(['request', 'searched_at'])
    .where('user_id', '=', userId)
    .orderBy('searched_at', 'desc')
    .orderBy('request_key')
    .limit(limit)
    .execute()
}

export async function deleteAll(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('recent_searches').where('user_id', '=', userId).execute()
}
