import { createHmac, createSecretKey } from 'node:crypto'
import { erasureNoticeDays } from '@troupe/contract/own-channel'
import { days } from '../../../lib/durations.ts'
import { type NewToken, writeToken } from './link-tokens.ts'

/** Tokens for links in mails about creators' channels. They are computed, so that they need not be stored. */
export interface OwnChannelTokens {
  /**
   * Token of a creator's page: the HMAC-SHA-256 of the creator, the registered address and the day (UTC). All links of
   * a day to an address are the same, so that a stranger who requests one does not invalidate the owner's.
   */
  issue(registered: { readonly creatorId: number; readonly email: string }, now: Date): NewToken
  /**
   * Token with which readers of the notice object to an erasure asked for at this time. A postponed erasure keeps it,
   * since one of its notices may have been delivered.
   */
  issueObjection(creatorId: number, askedAt: Date): NewToken
  /** Token with which the old or the new address confirms a change of the address. */
  issueAddress(side: 'old' | 'new', change: NewAddress): NewToken
}

interface NewAddress {
  readonly creatorId: number
  readonly email: string
  readonly askedAt: Date
}

export function createOwnChannelTokens(keyBytes: Buffer): OwnChannelTokens {
  const key = createSecretKey(keyBytes)
  const derive = (...parts: readonly (string | number)[]): NewToken =>
    writeToken(createHmac('sha256', key).update(parts.join(' ')).digest())
  return {
    issue: ({ creatorId, email }, now) => derive(creatorId, now.toISOString().slice(0, 10), email),
    issueObjection(creatorId, askedAt) {
      // The due time that it had at first: the stored hashes of earlier releases are of such tokens.
      const firstDueAt = new Date(askedAt.getTime() + days(erasureNoticeDays))
      return derive('objection', creatorId, firstDueAt.toISOString())
    },
    issueAddress: (side, { creatorId, email, askedAt }) =>
      derive('address', side, creatorId, askedAt.toISOString(), email),
  }
}
