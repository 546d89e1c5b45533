import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface Rotation {
  readonly tokenHash: Buffer
  readonly successorHash: Buffer
  readonly successorExpiresAt: Date
  readonly ip: string
  readonly userAgent: string | undefined
  readonly now: Date
}

/**
 * Exchanges an unused token for its successor in one statement, and records the use of its session. Returns undefined
 * if the token was used, has expired, is unknown, or its user is deactivated. The session is locked before its token,
 * in the order in which a sign-out deletes them, so that the two cannot deadlock and no successor outlives its session.
 */
export async function rotate(
  db: Executor,
  { tokenHash, successorHash, successorExpiresAt, ip, userAgent, now }: Rotation,
): Promise<{ sessionId: string; userId: string } | undefined> {
  const { rows } = await sql<{ sessionId: string; userId: string }>`
    with session as (
      update sessions s set last_used_at = ${now}, ip = ${ip}, user_agent = ${userAgent ?? null}
      from refresh_tokens t, users u
      where t.token_hash = ${tokenHash} and t.used_at is null and t.session_id = s.id and s.expires_at > ${now}
        and u.id = s.user_id and u.deactivated_at is null
      returning s.id, s.user_id, s.expires_at
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
  /** Whether the successor was exchanged as well. */
  readonly isSuccessorUsed: boolean
}

/** Finds an already exchanged token of an active session. */
export async function findUsedToken(
  db: Executor,
  { tokenHash, successorHash, now }: Pick<Rotation, 'tokenHash' | 'successorHash' | 'now'>,
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
