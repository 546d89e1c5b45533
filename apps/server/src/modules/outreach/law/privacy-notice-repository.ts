import type { CreatorSource, EmailSource } from '@troupe/contract/creators'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** What a notice says about its reader's data; null: the creator is no longer stored, or nothing was entered. */
export interface NoticeRow {
  readonly source: CreatorSource | null
  readonly email_source: EmailSource | null
  readonly fetched_at: Date | null
  readonly given_at: Date | null
  readonly company: string | null
  readonly address: string | null
}

/** Finds what the notice to a recipient of any workspace says: only for holders of a valid token. */
export async function findNotice(db: Executor, recipientId: string): Promise<NoticeRow | undefined> {
  const notice = await db
    .selectFrom('recipients')
    .leftJoin('privacy_notices', 'privacy_notices.recipient_id', 'recipients.id')
    .leftJoin('company_addresses', 'company_addresses.workspace_id', 'recipients.workspace_id')
    .select(['creator_id', 'given_at', 'company', 'address'])
    .where('recipients.id', '=', recipientId)
    .executeTakeFirst()
  if (!notice) return undefined
  const { creator_id, ...given } = notice
  const creator = await db
    .selectFrom('creators')
    .select(['source', 'email_source', 'fetched_at'])
    .where('id', '=', creator_id)
    .executeTakeFirst()
  return { source: null, email_source: null, fetched_at: null, ...creator, ...given }
}

export interface GivenNoticeRow {
  readonly campaign_id: string
  readonly campaign_name: string
  readonly given_at: Date
  readonly is_certain: boolean
}

/** Lists the workspace's notices to a creator whose mails left or may have, newest first. */
export async function listNotices(db: Executor, workspaceId: string, creatorId: number): Promise<GivenNoticeRow[]> {
  const { rows } = await sql<GivenNoticeRow>`
    select campaigns.id as campaign_id, coalesce(campaigns.name, campaigns.subject) as campaign_name, given_at,
      messages.state = 'sent' as is_certain
    from recipients
    join privacy_notices on privacy_notices.recipient_id = recipients.id
    join campaigns on campaigns.id = recipients.campaign_id
    join messages on messages.recipient_id = recipients.id and messages.step = 0
    where recipients.creator_id = ${creatorId} and recipients.workspace_id = ${workspaceId}
      and messages.state in ('sent', 'handing', 'unknown')
    order by given_at desc, recipients.id
    limit 100`.execute(db)
  return rows
}
