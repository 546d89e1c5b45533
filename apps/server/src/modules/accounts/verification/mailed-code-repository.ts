import type { Executor } from '../../../database/database.ts'
import type { CodePurpose } from '../../../database/tables/account-tables.ts'
import type { MailedCodeSubject } from './code-subject.ts'

interface NewCode {
  readonly id: string
  readonly subject: MailedCodeSubject
  readonly now: Date
  readonly expiresAt: Date
}

/**
 * Makes this the code of its subject, unless the current code is valid beyond `keepUntil`. The replaced code remains
 * valid until it expires. Of several concurrent calls, only one succeeds.
 * @returns whether the code was replaced.
 */
export async function replaceUnlessGood(
  db: Executor,
  { id, subject: { purpose, email, userId }, now, expiresAt }: NewCode,
  keepUntil: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('mailed_codes')
    .values({ id, purpose, email, user_id: userId ?? null, mailed_at: now, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'email', 'user_id'])
        .doUpdateSet(({ ref }) => ({
          previous_id: ref('mailed_codes.id'),
          previous_expires_at: ref('mailed_codes.expires_at'),
          id: ref('excluded.id'),
          mailed_at: ref('excluded.mailed_at'),
          expires_at: ref('excluded.expires_at'),
        }))
        .where('mailed_codes.expires_at', '<', keepUntil),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Makes this the code of its subject and invalidates the previous one. */
export async function replace(db: Executor, { id, subject, now, expiresAt }: NewCode): Promise<void> {
  const { purpose, email, userId } = subject
  await db
    .insertInto('mailed_codes')
    .values({ id, purpose, email, user_id: userId ?? null, mailed_at: now, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['purpose', 'email', 'user_id']).doUpdateSet({ id, mailed_at: now, expires_at: expiresAt }),
    )
    .execute()
}

/** Claims mailing the code again. Of several concurrent calls, only one gets it. */
export async function claimRepeat(
  db: Executor,
  { id, mailedBefore, now }: { id: string; mailedBefore: Date; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('mailed_codes')
    .set({ mailed_at: now })
    .where('id', '=', id)
    .where('mailed_at', '<=', mailedBefore)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Changes the time at which the code counts as mailed. */
export async function setMailedAt(db: Executor, id: string, mailedAt: Date): Promise<void> {
  await db.updateTable('mailed_codes').set({ mailed_at: mailedAt }).where('id', '=', id).execute()
}

/** Finds an unexpired code. */
export async function findOpen(
  db: Executor,
  id: string,
  now: Date,
): Promise<{ email: string; purpose: CodePurpose; expiresAt: Date } | undefined> {
  return db
    .selectFrom('mailed_codes')
    .select(['email', 'purpose', 'expires_at as expiresAt'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export interface GoodCode {
  readonly id: string
  readonly expiresAt: Date
}

/** The valid codes of a subject, newest first; at most two. */
export async function listGood(db: Executor, subject: MailedCodeSubject, now: Date): Promise<GoodCode[]> {
  const { purpose, email, userId } = subject
  const row = await db
    .selectFrom('mailed_codes')
    .select(['id', 'expires_at', 'previous_id', 'previous_expires_at'])
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('user_id', userId ? '=' : 'is', userId ?? null)
    .executeTakeFirst()
  if (!row) return []
  const codes: GoodCode[] = [{ id: row.id, expiresAt: row.expires_at }]
  if (row.previous_id && row.previous_expires_at) {
    codes.push({ id: row.previous_id, expiresAt: row.previous_expires_at })
  }
  return codes.filter(({ expiresAt }) => expiresAt > now)
}

/** Consumes a code together with its subject's other code. Of several concurrent calls, only one succeeds. */
export async function take(db: Executor, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('mailed_codes')
    .where((where) => where.or([where('id', '=', id), where('previous_id', '=', id)]))
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Deletes all codes of an address, except those of a user, which are deleted with the user. */
export async function deleteByEmail(db: Executor, email: string): Promise<void> {
  await db.deleteFrom('mailed_codes').where('email', '=', email).where('user_id', 'is', null).execute()
}
