import type { Executor } from '../../database/database.ts'
import type { Client } from '../../http/endpoint-binding.ts'
import type { AccountContext } from './account-context.ts'
import { absoluteLifetime, idleLifetime } from './refresh-tokens.ts'
import * as sessions from './session-repository.ts'

const userAgentLength = 300

/** Tokens as the browser gets them. */
export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

export interface StartedSession {
  readonly userId: string
  readonly sessionId: string
  readonly refreshToken: string
}

/** Stores a new sign-in, in the transaction where one is given; no secret of it is kept. */
export async function startSession(
  { clock, refreshTokens }: Pick<AccountContext, 'clock' | 'refreshTokens'>,
  db: Executor,
  { userId, client }: { userId: string; client: Client },
): Promise<StartedSession> {
  const now = clock.now()
  const refreshToken = refreshTokens.create()
  const sessionId = await sessions.insert(db, {
    userId,
    tokenHash: refreshTokens.hash(refreshToken),
    tokenExpiresAt: new Date(now.getTime() + idleLifetime),
    expiresAt: new Date(now.getTime() + absoluteLifetime),
    ip: client.ip,
    userAgent: client.userAgent?.slice(0, userAgentLength),
    now,
  })
  return { userId, sessionId, refreshToken }
}

/** The pair of tokens for a session. */
export async function issueTokens(
  { accessTokens }: Pick<AccountContext, 'accessTokens'>,
  { userId, sessionId, refreshToken }: StartedSession,
): Promise<Tokens> {
  return { accessToken: await accessTokens.sign({ userId, sessionId }), refreshToken }
}
