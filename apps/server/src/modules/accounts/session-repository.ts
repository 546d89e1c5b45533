import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

export interface NewSession {
  readonly userId: string
  readonly tokenHash: Buffer
  readonly tokenExpiresAt: Date
  readonly expiresAt: Date
  readonly ip: string
  readonly userAgent: string | undefined
  readonly now: Date
}

/** Stores a sign-in with the first token of its family; gives its id. */
export async function insert(db: Executor, session: NewSession): Promise<string> {
  const { session_id } = await db
    .with('session', (query) =>
      query
        .insertInto('sessions')
        .values({
          user_id: session.userId,
          expires_at: session.expiresAt,
          ip: session.ip,
          user_agent: session.userAgent ?? null,
          created_at: session.now,
        })
        .returning('id'),
    )
    .insertInto('refresh_tokens')
    .columns(['token_hash', 'session_id', 'expires_at', 'created_at'])
    .expression((query) =>
      query
        .selectFrom('session')
        .select((select) => [
          select.val(session.tokenHash).as('token_hash'),
          'session.id',
          sql<Date>`${session.tokenExpiresAt}::timestamptz`.as('expires_at'),
          sql<Date>`${session.now}::timestamptz`.as('created_at'),
        ]),
    )
    .returning('session_id')
    .executeTakeFirstOrThrow()
  return session_id
}

export interface Rotation {
  readonly tokenHash: Buffer
  readonly successorHash: Buffer
  readonly successorExpiresAt: Date
  readonly now: Date
}

/**
 * Exchanges an unused token for its successor in one statement; undefined when it was used, has expired, is unknown, or
 * its user is deactivated. The session is locked before its token, in the order in which a sign-out deletes them, so
 * that the two cannot wait for each other, and no successor outlives its session.
 */
export async function rotate(
  db: Executor,
  { tokenHash, successorHash, successorExpiresAt, now }: Rotation,
): Promise<{ sessionId: string; userId: string } | undefined> {
  const { rows } = await sql<{ sessionId: string; userId: string }>`
    with session as (
      select s.id, s.user_id, s.expires_at
      from refresh_tokens t
      join sessions s on s.id = t.session_id
      join users u on u.id = s.user_id
      where t.token_hash = ${tokenHash} and s.expires_at > ${now} and u.deactivated_at is null
      for update of s
    ), used as (
      update refresh_tokens t set used_at = ${now}
      from session
      where t.token_hash = ${tokenHash} and t.session_id = session.id and t.used_at is null and t.expires_at > ${now}
      returning t.session_id
    ), successor as (
      insert into refresh_tokens (token_hash, session_id, expires_at, created_at)
      select ${successorHash}, session.id, least(${successorExpiresAt}::timestamptz, session.expires_at),
        ${now}::timestamptz
      from session join used on used.session_id = session.id
      returning session_id
    )
    select session.id as "sessionId", session.user_id as "userId"
    from session join successor on successor.session_id = session.id`.execute(db)
  return rows[0]
}

export interface UsedToken {
  readonly sessionId: string
  readonly userId: string
  readonly usedAt: Date
  /** Whether the successor was exchanged, too. */
  readonly isSuccessorUsed: boolean
}

/** A token of a living session that was already exchanged. */
export async function findUsedToken(
  db: Executor,
  { tokenHash, successorHash, now }: Omit<Rotation, 'successorExpiresAt'>,
): Promise<UsedToken | undefined> {
  const row = await db
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions', 'sessions.id', 'token.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('refresh_tokens as successor', (join) => join.on('successor.token_hash', '=', successorHash))
    .select([
      'sessions.id as sessionId',
      'sessions.user_id as userId',
      'token.used_at as usedAt',
      'successor.used_at as successorUsedAt',
      'successor.session_id as successorSessionId',
    ])
    .where('token.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!row?.usedAt) return undefined
  const isSuccessorUsed = row.successorUsedAt !== null || row.successorSessionId !== row.sessionId
  return { sessionId: row.sessionId, userId: row.userId, usedAt: row.usedAt, isSuccessorUsed }
}

/** Whether the session goes on and its user may still use it. */
export async function isAlive(
  db: Executor,
  { sessionId, userId, now }: { sessionId: string; userId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', userId)
    .where('sessions.expires_at', '>', now)
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteById(db: Executor, { sessionId, userId }: { sessionId: string; userId: string }) {
  await db.deleteFrom('sessions').where('id', '=', sessionId).where('user_id', '=', userId).execute()
}

/** Gives the number of sessions that ended. */
export async function deleteAll(db: Executor, userId: string): Promise<number> {
  const result = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst()
  return Number(result.numDeletedRows)
}
