import type { Executor } from '../../../database/database.ts'
import type { IdentityRow } from '../../../database/tables/account-tables.ts'

const columns = ['id', 'user_id', 'provider', 'issuer', 'subject', 'email', 'created_at', 'last_used_at'] as const

/** The most identities of an account that are listed. */
const mostListed = 100

interface Subject {
  readonly issuer: string
  readonly subject: string
}

/** Finds the identity and notes its use. @returns the id of its user. */
export async function touch(
  db: Executor,
  identity: Subject & { provider: string; email: string | undefined; now: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable('account_identities')
    .set({ provider: identity.provider, email: identity.email ?? null, last_used_at: identity.now })
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** Whether the identity belongs to an account. */
export async function isKnown(db: Executor, { issuer, subject }: Subject): Promise<boolean> {
  const row = await db
    .selectFrom('account_identities')
    .select('id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row !== undefined
}

/** Gives the identity to a user. @returns false if it belongs to an account already. */
export async function insert(
  db: Executor,
  identity: Subject & { userId: string; provider: string; email: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('account_identities')
    .values({
      user_id: identity.userId,
      provider: identity.provider,
      issuer: identity.issuer,
      subject: identity.subject,
      email: identity.email,
      created_at: identity.now,
      last_used_at: identity.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The user's identities, the oldest first. */
export async function list(db: Executor, userId: string): Promise<IdentityRow[]> {
  return db
    .selectFrom('account_identities')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostListed)
    .execute()
}

/** The user's identities after the given id, by id. */
export async function listAll(
  db: Executor,
  { userId, after, limit }: { userId: string; after: string | undefined; limit: number },
): Promise<IdentityRow[]> {
  return db
    .selectFrom('account_identities')
    .select(columns)
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Locks the user's identities against removal by another call, until the transaction ends. */
export async function lockUser(db: Executor, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

export async function deleteById(db: Executor, { id, userId }: { id: string; userId: string }): Promise<void> {
  await db.deleteFrom('account_identities').where('id', '=', id).where('user_id', '=', userId).execute()
}
