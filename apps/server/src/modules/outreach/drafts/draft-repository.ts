import type { MailDraftContent } from '@troupe/contract/campaigns/mail-drafts'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { MailDraftRow } from '../../../database/tables/outreach-tables.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'

const columns = ['workspace_id', 'user_id', 'revision', 'content', 'updated_at'] as const

export async function find(db: Executor, { workspaceId, userId }: Member): Promise<MailDraftRow | undefined> {
  return db
    .selectFrom('mail_drafts')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

interface Written extends Member {
  readonly content: MailDraftContent
  readonly now: Date
}

/** Stores the first text of a draft. @returns undefined if the user has a draft already. */
export async function insert(
  db: Executor,
  { workspaceId, userId, content, now }: Written,
): Promise<MailDraftRow | undefined> {
  return db
    .insertInto('mail_drafts')
    .values({ workspace_id: workspaceId, user_id: userId, content: JSON.stringify(content), updated_at: now })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'user_id']).doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Replaces the content that has this revision. @returns undefined if the draft has another one, or is gone. */
export async function replace(
  db: Executor,
  revision: string,
  { workspaceId, userId, content, now }: Written,
): Promise<MailDraftRow | undefined> {
  return db
    .updateTable('mail_drafts')
    .set({ content: JSON.stringify(content), revision: sql<string>`gen_random_uuid()`, updated_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('revision', '=', revision)
    .returning(columns)
    .executeTakeFirst()
}

/** Stores the draft in place of any other. */
export async function put(db: Executor, { workspaceId, userId, content, now }: Written): Promise<void> {
  const stored = { content: JSON.stringify(content), updated_at: now }
  await db
    .insertInto('mail_drafts')
    .values({ workspace_id: workspaceId, user_id: userId, ...stored })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'user_id'])
        .doUpdateSet({ ...stored, revision: sql<string>`gen_random_uuid()` }),
    )
    .execute()
}

/** Removes the draft if it has this revision. @returns whether it had. */
export async function remove(
  db: Executor,
  { workspaceId, userId, revision }: Member & { revision: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom('mail_drafts')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
