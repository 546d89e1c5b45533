import type { TokenPair } from '@troupe/contract/accounts'
import { ApiError } from '../../../lib/transport/api-error.ts'
import type { TokenStorage } from '../../../lib/transport/token-storage.ts'
import type { Authorization } from '../../../lib/transport/transport.ts'
import { sessionTexts } from './session-texts.ts'

type Refresh = (refreshToken: string, limits?: { timeoutMs: number }) => Promise<TokenPair>

/** Milliseconds in which a lost answer is asked for again. The server answers a replaced refresh token for a minute. */
const repeatMs = 8000
/** The first answer counts as lost after this time, so that another attempt is made. */
const firstTimeoutMs = 4000
const repeatPauseMs = 1000

interface AuthorizationOptions {
  tokens: TokenStorage
  /** Exchanges a refresh token, which works once, for a new token pair. */
  refresh: Refresh
  /**
   * Prevents other tabs from refreshing at the same time. Not available in browsers without Web Locks and on plain
   * HTTP.
   */
  locks?: LockManager | undefined
}

/**
 * Adds the stored access token to calls and renews it silently, once for all calls and tabs at a time. A refresh that
 * the server rejects ends the session. One that could not be sent or processed (no connection, server busy) does not,
 * because the refresh token may still be valid. If its answer may be lost, it is made again in time: the server may have
 * replaced the token, and later takes the old one for stolen. A tab without the lock, or one that sees the stored pair
 * late, may send the old refresh token again; for a minute the server answers it with the same pair.
 */
export function createAuthorization({ tokens, refresh, locks }: AuthorizationOptions): Authorization {
  let running: Promise<string> | undefined

  const expire = (cause?: Error) => {
    tokens.expire()
    const error = new ApiError({ status: 401, detail: sessionTexts.expired })
    error.cause = cause
    return error
  }

  const renew = async (rejectedToken: string | null) => {
    // Another tab may have renewed the token or signed out while this one waited for the lock.
    const current = tokens.readAccessToken()
    if (current !== null && current !== rejectedToken) return current
    const refreshToken = tokens.readRefreshToken()
    if (refreshToken === null) throw expire(new Error(sessionTexts.noRefreshToken))
    try {
      const pair = await exchange(refreshToken, {
        refresh,
        isCurrent: () => tokens.readRefreshToken() === refreshToken,
      })
      // The user signed out in the meantime, so the new pair must not restore the session.
      if (tokens.readRefreshToken() !== refreshToken) {
        return tokens.readAccessToken() ?? Promise.reject(expire(new Error(sessionTexts.noAccessToken)))
      }
      tokens.write(pair)
      return pair.access_token
    } catch (error) {
      const isRefused = error instanceof ApiError && !error.isTransient && error.status >= 400
      throw isRefused ? expire(new Error(sessionTexts.refreshFailed, { cause: error })) : error
    }
  }

  return {
    readAccessToken: tokens.readAccessToken,
    expire,
    recover: (rejectedToken) => {
      running ??= (
        locks ? locks.request('troupe-token-refresh', () => renew(rejectedToken)) : renew(rejectedToken)
      ).finally(() => {
        running = undefined
      })
      return running
    },
  }
}

interface Exchange {
  refresh: Refresh
  /** Whether the token is still the stored one. */
  isCurrent: () => boolean
}

/** Exchanges the token, several times as long as answers are lost and the server repeats them. */
async function exchange(refreshToken: string, { refresh, isCurrent }: Exchange): Promise<TokenPair> {
  const end = Date.now() + repeatMs
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await (isFirst ? refresh(refreshToken, { timeoutMs: firstTimeoutMs }) : refresh(refreshToken))
    } catch (error) {
      if (!isLost(error) || Date.now() >= end || !isCurrent()) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, repeatPauseMs))
  }
}

/** Whether the server may have answered, but the answer did not come through. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 504].includes(error.status)
}
