import { createHash, createHmac, randomBytes } from 'node:crypto'
import { days, seconds } from '../../durations.ts'

/** A session that is not refreshed for so long ends. */
export const idleLifetime = days(30)
/** A session ends after so long however often it is refreshed. */
export const absoluteLifetime = days(90)
/** So long after its exchange a token may be exchanged again, for the same successor: two tabs, or a lost answer. */
export const exchangeGrace = seconds(10)

const tokenBytes = 32

export interface RefreshTokens {
  /** A new family's first token: 256 random bits. */
  create(): string
  /**
   * The token that follows: HMAC-SHA-256 of its parent. Whoever has the key finds it again for a second exchange within
   * the grace, so that nothing of it has to be stored; without the key a parent tells nothing about it.
   */
  succeed(token: string): string
  /** What is stored: SHA-256. Enough for 256 random bits, which cannot be guessed. */
  hash(token: string): Buffer
  /** Whether the text could be a token at all. */
  isWellFormed(text: string): boolean
}

/** Opaque tokens that are exchanged for the next one at each use. */
export function createRefreshTokens(key: Buffer): RefreshTokens {
  return {
    create: () => randomBytes(tokenBytes).toString('base64url'),
    succeed: (token) => createHmac('sha256', key).update(token).digest('base64url'),
    hash: (token) => createHash('sha256').update(token).digest(),
    isWellFormed: (text) => /^[\w-]{43}$/.test(text),
  }
}
