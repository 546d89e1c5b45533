import type { Executor } from '../../../database/database.ts'
import type { AuthenticatorAppRow } from '../../../database/tables/factor-tables.ts'

/** The user's app, also one whose set-up is not complete. */
export async function find(db: Executor, userId: string): Promise<AuthenticatorAppRow | undefined> {
  return db
    .selectFrom('authenticator_apps')
    .select(['user_id', 'secret_sealed', 'last_step', 'confirmed_at', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Begins a set-up, in place of one that was not completed. @returns false if an app is set up already. */
export async function begin(
  db: Executor,
  { userId, secretSealed, now }: { userId: string; secretSealed: string; now: Date },
): Promise<boolean> {
  const values = { secret_sealed: secretSealed, last_step: null, created_at: now }
  const result = await db
    .insertInto('authenticator_apps')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('authenticator_apps.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Completes the set-up with the code of a step. @returns false if it was replaced or completed meanwhile. */
export async function confirm(
  db: Executor,
  { user_id, secret_sealed }: Pick<AuthenticatorAppRow, 'user_id' | 'secret_sealed'>,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('authenticator_apps')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', user_id)
    .where('secret_sealed', '=', secret_sealed)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Takes the code of a step, once, and no earlier one afterwards. @returns whether it could be taken. */
export async function takeStep(db: Executor, { userId, step }: { userId: string; step: number }): Promise<boolean> {
  const result = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Removes the app. @returns whether one was set up. */
export async function remove(db: Executor, userId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return row !== undefined && row.confirmed_at !== null
}
