import { createHash, createHmac, randomBytes } from 'node:crypto'
import { days, seconds } from '../../../lib/durations.ts'

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
   * The next token: HMAC-SHA-256 of its parent. The server computes it again for a second exchange within the grace
   * period, so it is not stored; without the key the parent reveals nothing about it.
   */
  succeed(token: string): string
  /** Stored form: SHA-256, which is enough for 256 random bits. */
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
