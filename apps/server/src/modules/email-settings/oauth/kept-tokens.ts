import type { Clock } from '../../../lib/clock.ts'
import { seconds } from '../../../lib/durations.ts'
import type { SecretBox } from '../../../lib/secret-box.ts'
import { OAuthError, type OAuthTokens } from './oauth-port.ts'

/** Minimum remaining lifetime of a token, so that it does not expire while a mail is being sent. */
const reserve = seconds(90)

export interface SealedTokens {
  readonly refreshTokenSealed: string
  readonly accessTokenSealed: string
  readonly accessExpiresAt: Date
}

/** Tokens as they are stored; the access token may be missing. */
export interface StoredTokens {
  readonly refreshTokenSealed: string
  readonly accessTokenSealed: string | null
  readonly accessExpiresAt: Date | null
}

/** A user's connection to one provider. */
export interface TokenStore {
  /** Undefined: there is no connection. */
  find(): Promise<StoredTokens | undefined>
  /** Stores refreshed tokens, unless the connection that they belong to was replaced or ended meanwhile. */
  renew(usedRefreshTokenSealed: string, tokens: SealedTokens): Promise<void>
  /** Shows the connection as revoked, if it still uses that token. */
  end(refreshTokenSealed: string): Promise<void>
}

interface Parts {
  readonly userId: string
  readonly secrets: SecretBox
  readonly clock: Clock
  readonly store: TokenStore
  /** @throws OAuthError */
  refresh(refreshToken: string): Promise<OAuthTokens>
  /** The error of a user without a connection. */
  notConnected(): OAuthError
  /** The token that the provider has refused. */
  readonly refused: string | undefined
}

/** Refreshes under way in this process, by the stored refresh token: a provider may accept each only once. */
const refreshes = new Map<string, Promise<string>>()

/**
 * Returns a currently valid access token. It is refreshed if the stored one is about to expire or is the refused one;
 * a refresh token that the provider replaces is stored in its place. When the provider reports that the connection has
 * ended, it is deleted and shown as revoked. One that cannot be decrypted stays: this server's key may be wrong.
 * @throws OAuthError
 */
export async function getKeptAccessToken(parts: Parts): Promise<string> {
  const stored = await parts.store.find()
  if (!stored) throw parts.notConnected()
  const fresh = openFresh(parts, stored)
  if (fresh !== undefined && fresh !== parts.refused) return fresh
  const key = stored.refreshTokenSealed
  const refresh = refreshes.get(key) ?? refreshTokens(parts, key).finally(() => refreshes.delete(key))
  refreshes.set(key, refresh)
  return refresh
}

async function refreshTokens(parts: Parts, refreshTokenSealed: string): Promise<string> {
  const { userId, secrets, clock, store, refused } = parts
  const refreshToken = secrets.open(refreshTokenSealed, userId)
  if (refreshToken === undefined) throw parts.notConnected()
  try {
    const answer = await parts.refresh(refreshToken)
    const tokens = { ...answer, refreshToken: answer.refreshToken ?? refreshToken }
    await store.renew(refreshTokenSealed, sealTokens(secrets, userId, tokens, clock.now()))
    return answer.accessToken
  } catch (error) {
    if (!(error instanceof OAuthError) || error.kind !== 'ended') throw error
    // Another process may have used the token at the same time, and have stored the one that replaces it.
    const replaced = await store.find()
    const other =
      replaced && replaced.refreshTokenSealed !== refreshTokenSealed ? openFresh(parts, replaced) : undefined
    if (other !== undefined && other !== refused) return other
    await store.end(refreshTokenSealed)
    throw error
  }
}

function openFresh({ userId, secrets, clock }: Parts, stored: StoredTokens): string | undefined {
  const isFresh = (stored.accessExpiresAt?.getTime() ?? 0) > clock.now().getTime() + reserve
  return isFresh ? secrets.open(stored.accessTokenSealed, userId) : undefined
}

/** Encrypts tokens for storage. */
export function sealTokens(
  secrets: SecretBox,
  userId: string,
  { accessToken, refreshToken, expiresInSeconds }: OAuthTokens & { refreshToken: string },
  now: Date,
): SealedTokens {
  return {
    refreshTokenSealed: secrets.seal(refreshToken, userId),
    accessTokenSealed: secrets.seal(accessToken, userId),
    accessExpiresAt: new Date(now.getTime() + seconds(expiresInSeconds)),
  }
}
