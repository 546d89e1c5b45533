import type { Executor } from '../../../database/database.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import type { AccountContext } from '../core/account-context.ts'
import { countFactors, read } from '../factors/factor-state-repository.ts'
import { absoluteLifetime, idleLifetime } from '../secrets/refresh-tokens.ts'
import type { SessionTokens } from '../secrets/session-tokens.ts'
import * as sessions from './session-repository.ts'

const userAgentLength = 300

/** Tokens that the browser receives. */
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
  /** The hash that the password was verified against, or that was stored when the sign-in by another way was checked. */
  readonly passwordHash: string
  readonly method: SignInMethod
  readonly client: Client
  /** The provider's name, for a sign-in by single sign-on. */
  readonly singleSignOnProvider?: string
}

/** How a user signs in. Sessions keep it, and show it. */
export type SignInMethod =
  | 'password'
  | 'password + code'
  | 'password + passkey'
  | 'password + recovery'
  | 'passkey'
  | 'single sign-on'

/**
 * Stores a new session, with only the hash of its token. Returns undefined if the account's password was changed or the
 * account deleted or deactivated meanwhile.
 */
export async function startSession(
  { clock, refreshTokens }: Pick<AccountContext, 'clock' | 'refreshTokens'>,
  db: Executor,
  { userId, passwordHash, method, client, singleSignOnProvider }: SignIn,
): Promise<StartedSession | undefined> {
  const now = clock.now()
  const refreshToken = refreshTokens.create()
  const sessionId = await sessions.insert(db, {
    userId,
    passwordHash,
    method,
    tokenHash: refreshTokens.hash(refreshToken),
    tokenExpiresAt: new Date(now.getTime() + idleLifetime),
    expiresAt: new Date(now.getTime() + absoluteLifetime),
    ip: client.ip,
    userAgent: toStoredUserAgent(client),
    singleSignOnProvider,
    now,
  })
  return sessionId === undefined ? undefined : { userId, sessionId, refreshToken }
}

export function toStoredUserAgent({ userAgent }: Client): string | undefined {
  return userAgent?.slice(0, userAgentLength)
}

/** Dependencies of `issueTokens`. */
export type TokenSigner = Pick<AccountContext, 'db' | 'mustHaveSecondFactor'> & {
  readonly sessionTokens: Pick<SessionTokens, 'sign'>
}

/**
 * Issues the pair of tokens of a session. As long as a demanded second factor is missing, the access token allows only
 * to set one up.
 */
export async function issueTokens(
  { db, mustHaveSecondFactor, sessionTokens }: TokenSigner,
  { userId, sessionId, refreshToken }: StartedSession,
): Promise<Tokens> {
  const isMissing = (await mustHaveSecondFactor(userId)) && countFactors(await read(db, userId)) === 0
  const actor = { userId, sessionId, ...(isMissing && { needsSecondFactor: true as const }) }
  return { accessToken: await sessionTokens.sign(actor), refreshToken }
}
