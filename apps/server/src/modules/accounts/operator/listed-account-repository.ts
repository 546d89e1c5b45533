import type { Executor } from '../../../database/database.ts'

export interface ListedAccount {
  readonly email: string
  readonly username: string
  readonly createdAt: Date
  readonly deactivatedAt: Date | null
  /** Last use of any of its sessions; null if it has none. */
  readonly lastUsedAt: Date | null
}

/** A page of all accounts after the given address, by address. */
export async function list(
  db: Executor,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ListedAccount[]> {
  return db
    .selectFrom('users')
    .select((column) => [
      'email',
      'username',
      'created_at as createdAt',
      'deactivated_at as deactivatedAt',
      column
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('last_used_at').as('last'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('lastUsedAt'),
    ])
    .$if(after !== undefined, (query) => query.where('email', '>', after ?? ''))
    .orderBy('email')
    .limit(limit)
    .execute()
}

/** The account that was made first; undefined if there is none. */
export async function findFirstId(db: Executor): Promise<string | undefined> {
  const first = await db.selectFrom('users').select('id').orderBy('created_at').orderBy('id').executeTakeFirst()
  return first?.id
}

/** Deactivates or reactivates an account. @returns whether that changed anything. */
export async function setDeactivated(
  db: Executor,
  { userId, deactivatedAt, now }: { userId: string; deactivatedAt: Date | null; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ deactivated_at: deactivatedAt, updated_at: now })
    .where('id', '=', userId)
    .where('deactivated_at', deactivatedAt ? 'is' : 'is not', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
