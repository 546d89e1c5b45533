import type { MailDraftContent } from '@troupe/contract/campaigns/mail-drafts'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { MailDraftRow } from '../../../database/tables/outreach-tables.ts'

const columns = ['user_id', 'revision', 'content', 'updated_at'] as const

export async function find(db: Executor, userId: string): Promise<MailDraftRow | undefined> {
  return db.selectFrom('mail_drafts').select(columns).where('user_id', '=', userId).executeTakeFirst()
}

interface Written {
  readonly userId: string
  readonly content: MailDraftContent
  readonly now: Date
}

/** Stores the first text of a draft. @returns undefined if the user has a draft already. */
export async function insert(db: Executor, { userId, content, now }: Written): Promise<MailDraftRow | undefined> {
  return db
    .insertInto('mail_drafts')
    .values({ user_id: userId, content: JSON.stringify(content), updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Replaces the content that has this revision. @returns undefined if the draft has another one, or is gone. */
export async function replace(
  db: Executor,
  revision: string,
  { userId, content, now }: Written,
): Promise<MailDraftRow | undefined> {
  return db
    .updateTable('mail_drafts')
    .set({ content: JSON.stringify(content), revision: sql<string>`gen_random_uuid()`, updated_at: now })
    .where('user_id', '=', userId)
    .where('revision', '=', revision)
    .returning(columns)
    .executeTakeFirst()
}

/** Stores the draft in place of any other. */
export async function put(db: Executor, { userId, content, now }: Written): Promise<void> {
  const stored = { content: JSON.stringify(content), updated_at: now }
  await db
    .insertInto('mail_drafts')
    .values({ user_id: userId, ...stored })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...stored, revision: sql<string>`gen_random_uuid()` }),
    )
    .execute()
}

/** Removes the draft if it has this revision. @returns whether it had. */
export async function remove(
  db: Executor,
  { userId, revision }: { userId: string; revision: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom('mail_drafts')
    .where('user_id', '=', userId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
