import type { Executor } from '../../../database/database.ts'

/** Whether the account may use its password although local passwords are off. */
export async function isExempt(db: Executor, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('password_exemptions')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function insert(db: Executor, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await db
    .insertInto('password_exemptions')
    .values({ user_id: userId, allowed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @returns whether the account had one. */
export async function deleteByUser(db: Executor, userId: string): Promise<boolean> {
  const result = await db.deleteFrom('password_exemptions').where('user_id', '=', userId).executeTakeFirst()
  return result.numDeletedRows > 0n
}
