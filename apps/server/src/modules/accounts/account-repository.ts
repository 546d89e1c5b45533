import type { Executor } from '../../database/database.ts'
import type { UserRow } from '../../database/tables.ts'

const columns = [
  'id',
  'email',
  'username',
  'username_key',
  'password_hash',
  'deactivated_at',
  'created_at',
  'updated_at',
] as const

export async function findById(db: Executor, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()
}

/** By a normalised address. */
export async function findByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(columns).where('email', '=', email).executeTakeFirst()
}

/** Which of the two an account already has. */
export async function findTaken(
  db: Executor,
  { email, username }: { email: string; username: string },
): Promise<'email' | 'username' | undefined> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where((where) => where.or([where('email', '=', email), where('username_key', '=', toUsernameKey(username))]))
    .execute()
  if (rows.some((row) => row.email === email)) return 'email'
  return rows.length > 0 ? 'username' : undefined
}

/** The new account's id, or undefined when address or user name were taken meanwhile. */
export async function insert(
  db: Executor,
  account: { email: string; username: string; passwordHash: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      email: account.email,
      username: account.username,
      username_key: toUsernameKey(account.username),
      password_hash: account.passwordHash,
      created_at: account.now,
      updated_at: account.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Stores the hash unless the password was changed meanwhile. */
export async function replacePasswordHash(
  db: Executor,
  change: { userId: string; from: string; to: string; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: change.to, updated_at: change.now })
    .where('id', '=', change.userId)
    .where('password_hash', '=', change.from)
    .execute()
}

/** User names that differ in case or in the form of their letters only are the same. */
function toUsernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}
