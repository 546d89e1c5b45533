import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { SessionRow } from '../../../database/tables/account-tables.ts'

export interface NewSession {
  readonly userId: string
  /** The hash that the password was found to belong to. */
  readonly passwordHash: string
  readonly tokenHash: Buffer
  readonly tokenExpiresAt: Date
  readonly expiresAt: Date
  readonly ip: string
  readonly userAgent: string | undefined
  readonly now: Date
}

/**
 * Stores a sign-in with the first token of its family; gives its id. Undefined when the password was changed or the
 * account deleted or deactivated meanwhile: the user's row is locked, so that no session escapes a change of password
 * that ends them all at the same moment.
 */
export async function insert(db: Executor, session: NewSession): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with owner as (
      select id from users
      where id = ${session.userId} and password_hash = ${session.passwordHash} and deactivated_at is null
      for share
    ), session as (
      insert into sessions (user_id, expires_at, ip, user_agent, last_used_at, created_at)
      select id, ${session.expiresAt}::timestamptz, ${session.ip}, ${session.userAgent ?? null}::text,
        ${session.now}::timestamptz, ${session.now}::timestamptz
      from owner
      returning id
    )
    insert into refresh_tokens (token_hash, session_id, expires_at, created_at)
    select ${session.tokenHash}::bytea, id, ${session.tokenExpiresAt}::timestamptz, ${session.now}::timestamptz
    from session
    returning session_id as id`.execute(db)
  return rows[0]?.id
}

const columns = ['id', 'user_id', 'expires_at', 'ip', 'user_agent', 'last_used_at', 'created_at'] as const

/** The user's living sessions: the given one first, then the last used first. */
export async function list(
  db: Executor,
  { userId, firstId, now, limit }: { userId: string; firstId: string; now: Date; limit: number },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(columns)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy(({ eb }) => eb('id', '=', firstId), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The user's sessions by id, after the given one. */
export async function listAll(
  db: Executor,
  { userId, after, limit }: { userId: string; after: string | undefined; limit: number },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(columns)
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Whether there was such a session of the user. */
export async function deleteById(
  db: Executor,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Every session of the user but the given one. */
export async function deleteOthers(
  db: Executor,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', sessionId).execute()
}

/** Gives the number of sessions that ended. */
export async function deleteAll(db: Executor, userId: string): Promise<number> {
  const result = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst()
  return Number(result.numDeletedRows)
}
