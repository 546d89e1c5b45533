import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { SessionRow } from '../../../database/tables/account-tables.ts'

export interface NewSession {
  readonly userId: string
  /** The hash that the password was verified against. */
  readonly passwordHash: string
  /** How the user signed in. */
  readonly method: string
  readonly tokenHash: Buffer
  readonly tokenExpiresAt: Date
  readonly expiresAt: Date
  readonly ip: string
  readonly userAgent: string | undefined
  /** The provider's name, for a sign-in by single sign-on. */
  readonly singleSignOnProvider: string | undefined
  readonly now: Date
}

/**
 * Stores a session, in the workspace that its user opened last, with the first token of its family. Returns its id, or undefined if the password was changed or the
 * account deleted or deactivated meanwhile. The user's row is locked, so that no session escapes a concurrent change of
 * password that ends all sessions.
 */
export async function insert(db: Executor, session: NewSession): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with owner as (
      select id from users
      where id = ${session.userId} and password_hash = ${session.passwordHash} and deactivated_at is null
      for share
    ), session as (
      insert into sessions (user_id, workspace_id, expires_at, ip, user_agent, sign_in_method, last_used_at, created_at,
        single_sign_on_provider)
      select id, opened.workspace_id, ${session.expiresAt}::timestamptz, ${session.ip}, ${session.userAgent ?? null}::text,
        ${session.method}::text, ${session.now}::timestamptz, ${session.now}::timestamptz,
        ${session.singleSignOnProvider ?? null}::text
      from owner cross join lateral (
        select workspace_id from workspace_members where user_id = owner.id order by opened_at desc, workspace_id limit 1
      ) as opened
      returning id
    )
    insert into refresh_tokens (token_hash, session_id, expires_at, created_at)
    select ${session.tokenHash}::bytea, id, ${session.tokenExpiresAt}::timestamptz, ${session.now}::timestamptz
    from session
    returning session_id as id`.execute(db)
  return rows[0]?.id
}

const columns = [
  'id',
  'user_id',
  'workspace_id',
  'expires_at',
  'ip',
  'user_agent',
  'sign_in_method',
  'last_used_at',
  'created_at',
  'single_sign_on_provider',
] as const

/** The user's active sessions: the given one first, then by most recent use. */
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

/** The user's sessions after the given id, by id. */
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

/** Whether the user signed in by single sign-on for this session, at `since` or later. */
export async function isSignedInSince(
  db: Executor,
  { sessionId, userId, since }: { sessionId: string; userId: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('single_sign_on_provider', 'is not', null)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a session of the user. @returns whether it existed. */
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

/** Deletes all sessions of the user except the given one. */
export async function deleteOthers(
  db: Executor,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', sessionId).execute()
}

/** Deletes all sessions of the user. @returns their number. */
export async function deleteAll(db: Executor, userId: string): Promise<number> {
  const result = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst()
  return Number(result.numDeletedRows)
}
