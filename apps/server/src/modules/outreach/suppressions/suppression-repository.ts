import type { SuppressionReason } from '@troupe/contract/mail/suppressions'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { SuppressionRow } from '../../../database/tables/outreach-tables.ts'

const columns = ['id', 'workspace_id', 'email', 'email_key', 'reason', 'is_from_words', 'created_at'] as const

interface NewSuppression {
  readonly workspaceId: string
  readonly email: string
  readonly emailKey: string
  readonly reason: SuppressionReason
  /** For `unsubscribed`: whether the wish was read from the words of a mail. */
  readonly isFromWords?: boolean
  readonly now: Date
}

/** The owner's own clear wish is above a complaint, which is above a wish read from words, above all else. */
const rank = (row: string) => sql`case ${sql.ref(`${row}.reason`)}
  when 'unsubscribed' then case when ${sql.ref(`${row}.is_from_words`)} then 1 else 3 end
  when 'complained' then 2 else 0 end`
const isReplaced = sql<boolean>`${rank('excluded')} > ${rank('suppressions')}`

/** Adds an address to the user's list. A wish of its owner replaces any other reason. */
export async function add(
  db: Executor,
  { workspaceId, email, emailKey, reason, isFromWords = false, now }: NewSuppression,
): Promise<SuppressionRow> {
  return db
    .insertInto('suppressions')
    .values({
      workspace_id: workspaceId,
      email,
      email_key: emailKey,
      reason,
      is_from_words: isFromWords,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.constraint('suppressions_address').doUpdateSet({
        reason: sql`case when ${isReplaced} then excluded.reason else suppressions.reason end`,
        is_from_words: sql`case when ${isReplaced} then excluded.is_from_words else suppressions.is_from_words end`,
      }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Like `add` with the reason `refused`, for the user of a campaign. */
export async function addForCampaign(
  db: Executor,
  { campaignId, email, emailKey, now }: { campaignId: string; email: string; emailKey: string; now: Date },
): Promise<void> {
  await sql`
    insert into suppressions (workspace_id, email, email_key, reason, created_at)
    select workspace_id, ${email}, ${emailKey}, 'refused', ${now}::timestamptz from campaigns where id = ${campaignId}
    on conflict (workspace_id, email_key) do nothing`.execute(db)
}

/** The given keys that are on the user's list. */
export async function findKeys(db: Executor, workspaceId: string, emailKeys: readonly string[]): Promise<Set<string>> {
  if (emailKeys.length === 0) return new Set()
  const rows = await db
    .selectFrom('suppressions')
    .select('email_key')
    .where('workspace_id', '=', workspaceId)
    .where('email_key', '=', sql<string>`any(${emailKeys}::text[])`)
    .execute()
  return new Set(rows.map((row) => row.email_key))
}

interface Search {
  readonly workspaceId: string
  /** Part of an address, in lower case; an empty string matches all. */
  readonly query: string
}

function findMatching(db: Executor, { workspaceId, query }: Search) {
  return db
    .selectFrom('suppressions')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`(${query} = '' or strpos(email_key, ${query}) > 0)`)
}

/** One page, newest first. */
export async function list(
  db: Executor,
  search: Search,
  { limit, offset }: { limit: number; offset: number },
): Promise<SuppressionRow[]> {
  return findMatching(db, search)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function count(db: Executor, search: Search): Promise<number> {
  const row = await findMatching(db, search)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

export async function findById(
  db: Executor,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<SuppressionRow | undefined> {
  return db
    .selectFrom('suppressions')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Removes an address from the list unless its owner has clearly unsubscribed or complained. @returns the removed row. */
export async function remove(
  db: Executor,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<SuppressionRow | undefined> {
  return db
    .deleteFrom('suppressions')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('reason', 'not in', ['unsubscribed', 'complained']), eb('is_from_words', '=', true)]))
    .returning(columns)
    .executeTakeFirst()
}
