import { createHash, createHmac, createSecretKey } from 'node:crypto'
import type { NewToken } from './link-tokens.ts'

/** Tokens for links to creators' pages. */
export interface OwnChannelTokens {
  /**
   * Returns the HMAC-SHA-256 of the creator and the day (UTC). All links of a day are the same, so that a stranger who
   * requests one does not invalidate the owner's.
   */
  issue(creatorId: number, now: Date): NewToken
}

export function createOwnChannelTokens(keyBytes: Buffer): OwnChannelTokens {
  const key = createSecretKey(keyBytes)
  return {
    issue(creatorId, now) {
      const day = now.toISOString().slice(0, 10)
      const token = createHmac('sha256', key).update(`${creatorId} ${day}`).digest('base64url')
      return { token, hash: createHash('sha256').update(token).digest() }
    },
  }
}
