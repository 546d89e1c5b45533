import type { Executor } from '../../database/database.ts'
import type { Client } from '../../http/endpoint-binding.ts'
import type { AccessTokens } from './access-tokens.ts'
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

interface SignIn {
  readonly userId: string
  /** What the password was compared with. */
  readonly passwordHash: string
  readonly client: Client
}

/**
 * Stores a new sign-in, in the transaction where one is given; no secret of it is kept. Undefined when the account's
 * password is another one by now, or the account is gone.
 */
export async function startSession(
  { clock, refreshTokens }: Pick<AccountContext, 'clock' | 'refreshTokens'>,
  db: Executor,
  { userId, passwordHash, client }: SignIn,
): Promise<StartedSession | undefined> {
  const now = clock.now()
  const refreshToken = refreshTokens.create()
  const sessionId = await sessions.insert(db, {
    userId,
    passwordHash,
    tokenHash: refreshTokens.hash(refreshToken),
    tokenExpiresAt: new Date(now.getTime() + idleLifetime),
    expiresAt: new Date(now.getTime() + absoluteLifetime),
    ip: client.ip,
    userAgent: toStoredUserAgent(client),
    now,
  })
  return sessionId === undefined ? undefined : { userId, sessionId, refreshToken }
}

export function toStoredUserAgent({ userAgent }: Client): string | undefined {
  return userAgent?.slice(0, userAgentLength)
}

/** What issuing tokens takes. */
export interface TokenSigner {
  readonly accessTokens: Pick<AccessTokens, 'sign'>
}

/** The pair of tokens for a session. */
export async function issueTokens(
  { accessTokens }: TokenSigner,
  { userId, sessionId, refreshToken }: StartedSession,
): Promise<Tokens> {
  return { accessToken: await accessTokens.sign({ userId, sessionId }), refreshToken }
}
