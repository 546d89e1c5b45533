import type { Executor } from '../../database/database.ts'
import { deleteAllTokens } from './access-token-repository.ts'
import { deleteAllGrants } from './oauth/grant-repository.ts'

/** Revokes all tokens of the user, and disconnects all programs. */
export async function revokeAllTokens(db: Executor, userId: string): Promise<void> {
  await deleteAllTokens(db, userId)
  await deleteAllGrants(db, userId)
}
