import type { Executor } from '../../database/database.ts'
import { declineByHash, findUsableByHash, takeByHash, type UsableInvitation } from './invitation-token-repository.ts'
import { hashToken } from './invitation-tokens.ts'

/**
 * The invitation that a mailed link stands for. Undefined, after the same question to the database, for a token that is unknown
 * or was used, declined or revoked, or has expired; what cannot be a token is not even asked for.
 */
export async function findUsable(db: Executor, token: string, now: Date): Promise<UsableInvitation | undefined> {
  const hash = hashToken(token)
  return hash && findUsableByHash(db, hash, now)
}

/**
 * Uses an invitation up, in the transaction that registers the creator who came of it: of any number of calls with a token one
 * gets true. False: it could not be used (any more), so nothing of the registration may stay.
 */
export async function takeForRegistration(
  transaction: Executor,
  { token, creatorId, now }: { token: string; creatorId: number; now: Date },
): Promise<boolean> {
  const hash = hashToken(token)
  return hash !== undefined && takeByHash(transaction, { hash, creatorId, now })
}

/**
 * Has nobody here invite the owner of the invited address again, and makes what is open to it dead. An expired or revoked link
 * does it, too, since whoever holds it reads that mail; a used one does nothing, and neither does what is no token.
 * @returns whether there was anything to decline.
 */
export async function declineInvitations(db: Executor, token: string, now: Date): Promise<boolean> {
  const hash = hashToken(token)
  return hash !== undefined && declineByHash(db, hash, now)
}
