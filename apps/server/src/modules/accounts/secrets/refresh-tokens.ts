import { createHash, createHmac, randomBytes } from 'node:crypto'
import { days, minutes } from '../../../lib/durations.ts'

/** Sessions that are not refreshed for this long end. */
export const idleLifetime = days(30)
/** Maximum lifetime of a session, however often it is refreshed. */
export const absoluteLifetime = days(90)
/**
 * Time after its exchange in which a token may be exchanged again, for the same successor: two tabs, a tab that was
 * reloaded meanwhile, or a lost response. Far shorter than an access token is valid: a thief who repeats each exchange
 * before the next one would otherwise never be noticed.
 */
const exchangeGrace = minutes(1)

/** An exchanged token that comes again. */
interface Repetition {
  readonly usedAt: Date
  /** Whether the successor was exchanged as well. */
  readonly isSuccessorUsed: boolean
}

/** Whether the token is known to two parties (RFC 9700, 4.14.2), and not only sent again by one. */
export function isReplay({ usedAt, isSuccessorUsed }: Repetition, now: Date): boolean {
  return isSuccessorUsed || now.getTime() - usedAt.getTime() > exchangeGrace
}

const tokenBytes = 32

export interface RefreshTokens {
  /** Creates the first token of a family: 256 random bits. */
  create(): string
  /**
   * Returns the next token: HMAC-SHA-256 of its parent. The server recomputes it for a second exchange within the grace
   * period, so it is not stored; without the key, the parent reveals nothing about it.
   */
  succeed(token: string): string
  /** Stored form: SHA-256, which is enough for 256 random bits. */
  hash(token: string): Buffer
  /** Whether the text has the format of a token. */
  isWellFormed(text: string): boolean
}

/** Creates opaque tokens that are exchanged for a new one at each use. */
export function createRefreshTokens(key: Buffer): RefreshTokens {
  return {
    create: () => randomBytes(tokenBytes).toString('base64url'),
    succeed: (token) => createHmac('sha256', key).update(token).digest('base64url'),
    hash: (token) => createHash('sha256').update(token).digest(),
    isWellFormed: (text) => /^[\w-]{43}$/.test(text),
  }
}
