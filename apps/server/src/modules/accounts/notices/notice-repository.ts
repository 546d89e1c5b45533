import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { NoticeKind } from '../../../database/tables/account-tables.ts'

interface NewNotice {
  readonly userId: string
  readonly kind: NoticeKind
  /** Language for an account without one of its own. */
  readonly language: string | null
  readonly now: Date
  readonly expiresAt: Date
}

/** Records a notice to the user's current address, in their current language. @returns its id, or undefined if the user does not exist. */
export async function insert(
  db: Executor,
  { userId, kind, language, now, expiresAt }: NewNotice,
): Promise<string | undefined> {
  const row = await db
    .insertInto('account_notices')
    .columns(['kind', 'email', 'language', 'created_at', 'expires_at'])
    .expression((query) =>
      query
        .selectFrom('users')
        .select([
          sql<NoticeKind>`${kind}`.as('kind'),
          'email',
          sql<string | null>`coalesce(users.language, ${language}::text)`.as('language'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
        ])
        .where('id', '=', userId),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export interface Notice {
  readonly kind: NoticeKind
  readonly email: string
  readonly language: string | null
  readonly createdAt: Date
}

/** Finds a notice that has not been sent. */
export async function findPending(db: Executor, id: string, now: Date): Promise<Notice | undefined> {
  return db
    .selectFrom('account_notices')
    .select(['kind', 'email', 'language', 'created_at as createdAt'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}
