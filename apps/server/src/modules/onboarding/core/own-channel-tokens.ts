import { createHash, createHmac, createSecretKey } from 'node:crypto'
import type { NewToken } from './link-tokens.ts'

/** Tokens for links to creators' pages. */
export interface OwnChannelTokens {
  /**
   * Returns the HMAC-SHA-256 of the creator, the registered address and the day (UTC). All links of a day to an address
   * are the same, so that a stranger who requests one does not invalidate the owner's.
   */
  issue(registered: { readonly creatorId: number; readonly email: string }, now: Date): NewToken
}

export function createOwnChannelTokens(keyBytes: Buffer): OwnChannelTokens {
  const key = createSecretKey(keyBytes)
  return {
    issue({ creatorId, email }, now) {
      const day = now.toISOString().slice(0, 10)
      const token = createHmac('sha256', key).update(`${creatorId} ${day} ${email}`).digest('base64url')
      return { token, hash: createHash('sha256').update(token).digest() }
    },
  }
}
