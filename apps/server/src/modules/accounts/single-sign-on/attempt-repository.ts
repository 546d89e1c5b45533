import type { Executor } from '../../../database/database.ts'
import type { AttemptRow } from '../../../database/tables/account-tables.ts'

export async function insert(db: Executor, attempt: AttemptRow): Promise<void> {
  await db.insertInto('single_sign_on_attempts').values(attempt).execute()
}

/**
 * Takes the attempt with this state, if this device started it with this provider: it can be completed once.
 * @returns undefined if there is none, or it has expired.
 */
export async function take(
  db: Executor,
  attempt: { stateHash: Buffer; device: Buffer; provider: string; now: Date },
): Promise<Pick<AttemptRow, 'destination'> | undefined> {
  return db
    .deleteFrom('single_sign_on_attempts')
    .where('state_hash', '=', attempt.stateHash)
    .where('device', '=', attempt.device)
    .where('provider', '=', attempt.provider)
    .where('expires_at', '>', attempt.now)
    .returning('destination')
    .executeTakeFirst()
}
