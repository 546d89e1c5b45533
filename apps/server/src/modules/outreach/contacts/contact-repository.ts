import type { Platform } from '@troupe/contract/catalogues/platforms'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** A creator, and a channel of the same person: their own or another one. */
export interface RelatedChannel {
  readonly creatorId: number
  readonly channelId: number
}

/** The mails of a campaign to one recipient, which concern a creator. */
export interface ContactRow {
  readonly creator_id: number
  /** 0: written to the creator; 1: to the same address; 2: to another channel of the person. */
  readonly distance: 0 | 1 | 2
  readonly platform: Platform
  readonly title: string
  readonly campaign_id: string
  readonly campaign_name: string
  readonly campaign_subject: string
  /** The newest mail that left, or may have; null if none has. */
  readonly written_at: Date | null
  readonly answered_at: Date | null
  readonly unsubscribed_at: Date | null
  readonly bounced_at: Date | null
  readonly refused_at: Date | null
  readonly complained_at: Date | null
}

/**
 * Lists the user's mails to these channels and to their present addresses, one row for each creator and recipient. All
 * tables are read by an index.
 */
export async function listContactRows(
  db: Executor,
  workspaceId: string,
  related: readonly RelatedChannel[],
): Promise<ContactRow[]> {
  if (related.length === 0) return []
  const creatorIds = related.map(({ creatorId }) => creatorId)
  const channelIds = related.map(({ channelId }) => channelId)
  const { rows } = await sql<ContactRow>`
    with wanted as materialized (
      select wanted.creator_id, wanted.channel_id, lower(normalize(creators.email, nfkc)) as email_key,
        wanted.creator_id <> wanted.channel_id as is_other
      from unnest(${creatorIds}::bigint[], ${channelIds}::bigint[]) as wanted (creator_id, channel_id)
      join creators on creators.id = wanted.channel_id
    ),
    found as (
      select wanted.creator_id, recipients.id, case when is_other then 2 else 0 end as distance
      from wanted join recipients on recipients.creator_id = channel_id and recipients.workspace_id = ${workspaceId}
      union all
      select wanted.creator_id, recipients.id, case when is_other then 2 else 1 end
      from wanted join recipients on recipients.workspace_id = ${workspaceId} and recipients.email_key = wanted.email_key
    ),
    closest as materialized (
      select creator_id, id, min(distance) as distance from found group by creator_id, id
    )
    select closest.creator_id, closest.distance, recipients.platform, recipients.title, recipients.campaign_id,
      coalesce(campaigns.name, campaigns.subject) as campaign_name, campaigns.subject as campaign_subject,
      written_at, recipients.replied_at as answered_at, recipients.unsubscribed_at, refused_at, bounced_at, complained_at
    from closest
    join recipients on recipients.id = closest.id
    join campaigns on campaigns.id = recipients.campaign_id
    cross join lateral (
      select max(coalesce(sent_at, updated_at)) filter (where state in ('sent', 'handing', 'unknown')) as written_at,
        max(updated_at) filter (where state = 'failed' and reason = 'refused') as refused_at
      from messages where recipient_id = closest.id
    ) as mailed
    cross join lateral (
      select max(received_at) filter (where kind = 'bounce' and is_permanent) as bounced_at,
        max(received_at) filter (where kind = 'complaint') as complained_at
      from received_mails where recipient_id = closest.id
    ) as received
    where written_at is not null or refused_at is not null
    order by closest.creator_id, written_at desc nulls last, closest.id`.execute(db)
  return rows
}
