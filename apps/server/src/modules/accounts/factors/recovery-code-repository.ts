import type { Executor } from '../../../database/database.ts'

/** Replaces the user's codes; an empty list removes them. */
export async function replace(
  db: Executor,
  { userId, hashes }: { userId: string; hashes: readonly Buffer[] },
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  if (hashes.length === 0) return
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** Takes a code, which works once. @returns whether the user had it. */
export async function take(db: Executor, { userId, hash }: { userId: string; hash: Buffer }): Promise<boolean> {
  const result = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
