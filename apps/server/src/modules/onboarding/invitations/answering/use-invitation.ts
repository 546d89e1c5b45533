import type { Executor } from '../../../../database/database.ts'
import { hashToken } from '../../core/link-tokens.ts'
import { declineByHash, findUsableByHash, takeByHash, type UsableInvitation } from './invitation-token-repository.ts'

/**
 * Returns the invitation of a mailed link. Undefined for a token that is unknown, used, declined, revoked or expired,
 * each after the same database query; a malformed token is not looked up.
 */
export async function findUsable(db: Executor, token: string, now: Date): Promise<UsableInvitation | undefined> {
  const hash = hashToken(token)
  return hash && findUsableByHash(db, hash, now)
}

/**
 * Uses up an invitation, in the transaction that registers the creator. Of several calls with a token, only one returns
 * true. False means that it is not usable (any more), and the registration must be rolled back.
 */
export async function takeForRegistration(
  transaction: Executor,
  { token, creatorId, now }: { token: string; creatorId: number; now: Date },
): Promise<boolean> {
  const hash = hashToken(token)
  return hash !== undefined && takeByHash(transaction, { hash, creatorId, now })
}

/**
 * Blocks further invitations to the invited address and ends its open ones. An expired or revoked link works as well,
 * since its holder reads that mailbox; a used link or an unknown token does nothing.
 * @returns whether there was anything to decline.
 */
export async function declineInvitations(db: Executor, token: string, now: Date): Promise<boolean> {
  const hash = hashToken(token)
  return hash !== undefined && declineByHash(db, hash, now)
}
