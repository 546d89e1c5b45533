import type { Executor } from '../../../database/database.ts'
import type { FactorChallengeRow } from '../../../database/tables/factor-tables.ts'

const columns = [
  'token_hash',
  'purpose',
  'user_id',
  'session_id',
  'password_hash',
  'device',
  'passkey_challenge',
  'attempts',
  'expires_at',
] as const

export async function insert(db: Executor, challenge: Omit<FactorChallengeRow, 'attempts'>): Promise<void> {
  await db.insertInto('factor_challenges').values(challenge).execute()
}

/** Counts an attempt. @returns undefined if the challenge is used, expired or was attempted too often. */
export async function countAttempt(
  db: Executor,
  { tokenHash, purpose, now, mostAttempts }: AttemptedChallenge,
): Promise<FactorChallengeRow | undefined> {
  return db
    .updateTable('factor_challenges')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('attempts', '<', mostAttempts)
    .returning(columns)
    .executeTakeFirst()
}

interface AttemptedChallenge {
  readonly tokenHash: Buffer
  readonly purpose: FactorChallengeRow['purpose']
  readonly now: Date
  readonly mostAttempts: number
}

/** Uses the challenge up. @returns false if another call did so first. */
export async function use(db: Executor, tokenHash: Buffer): Promise<boolean> {
  const result = await db.deleteFrom('factor_challenges').where('token_hash', '=', tokenHash).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Deletes all challenges of the user: sign-ins and changes that were begun. */
export async function deleteAll(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('factor_challenges').where('user_id', '=', userId).execute()
}
