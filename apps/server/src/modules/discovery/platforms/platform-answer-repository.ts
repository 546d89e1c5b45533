import type { Executor } from '../../../database/database.ts'

/** A platform's answer for one page of a search. */
export interface PlatformAnswer {
  /** Ids of stored creators in the platform's order. */
  readonly ids: readonly number[]
  /** Undefined: last page. */
  readonly nextCursor: string | undefined
}

export async function findAnswer(db: Executor, key: string, now: Date): Promise<PlatformAnswer | undefined> {
  const row = await db
    .selectFrom('platform_answers')
    .select(['creator_ids', 'next_cursor'])
    .where('request_key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { ids: row.creator_ids, nextCursor: row.next_cursor ?? undefined }
}

export async function keepAnswer(
  db: Executor,
  key: string,
  { ids, nextCursor, expiresAt }: PlatformAnswer & { readonly expiresAt: Date },
): Promise<void> {
  const answer = { creator_ids: JSON.stringify(ids), next_cursor: nextCursor ?? null, expires_at: expiresAt }
  await db
    .insertInto('platform_answers')
    .values({ request_key: key, ...answer })
    .onConflict((conflict) => conflict.column('request_key').doUpdateSet(answer))
    .execute()
}

export async function dropExpiredAnswers(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('platform_answers').where('expires_at', '<=', now).execute()
}
