import type { MailState, RetriableReason } from '@troupe/contract/mail/campaigns'
import type { MailboxPauseCause } from '@troupe/contract/mail/mailboxes'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { maySubmit } from '../mailboxes/mailbox-repository.ts'
import { hasAnswered } from '../mails/recipient-repository.ts'
import { mayBeRetried } from '../mails/resend-repository.ts'

/** Progress of a campaign: what its row alone does not tell. */
export interface CampaignProgress {
  readonly steps: readonly {
    number: number
    subject: string
    delay_hours: number
    states: Partial<Record<MailState, number>>
  }[]
  readonly recipients: number
  readonly replied: number
  readonly unsubscribed: number
  /** Number of recipients with a mail that came back. */
  readonly bounced: number
  /** Failed mails that may be sent again, by reason. */
  readonly retriable: Readonly<Record<RetriableReason, number>>
  /** Null while a mail is due now. */
  readonly next_due_at: Date | null
  /** Null if the mailbox is not paused; cause and reason then have no meaning. */
  readonly paused_until: Date | null
  readonly pause_cause: MailboxPauseCause | null
  readonly pause_reason: string | null
  /** The further mailbox that is paused; null for a first one. */
  readonly sender_id: string | null
}

interface ProgressRow extends Omit<CampaignProgress, 'next_due_at' | 'paused_until'> {
  readonly id: string
  readonly next_due_at: Date | null
  readonly paused_until: Date | null
}

/** The progress of the given campaigns, by id. Read in one statement, so that the figures are consistent. */
export async function findProgress(
  db: Executor,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, CampaignProgress>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ProgressRow>`
    with counted as (
      select campaign_id, step, state, count(*) as count from messages
      where campaign_id = any(${ids}::uuid[]) group by campaign_id, step, state
    ),
    people as (
      select campaign_id, count(*) as recipients, count(*) filter (where ${hasAnswered}) as replied, count(unsubscribed_at) as unsubscribed
      from recipients where campaign_id = any(${ids}::uuid[]) group by campaign_id
    ),
    returned as (
      select campaign_id, count(distinct recipient_id) as bounced from messages
      where campaign_id = any(${ids}::uuid[]) and state = 'sent' and bounced_at is not null group by campaign_id
    ),
    failed as (
      select messages.campaign_id, count(*) filter (where reason = 'gave_up') as gave_up,
        count(*) filter (where reason = 'refused') as refused
      from messages join recipients on recipients.id = messages.recipient_id
      where messages.campaign_id = any(${ids}::uuid[]) and ${mayBeRetried} group by messages.campaign_id
    ),
    due as (
      select campaign_id, min(due_at) as next_due_at from messages
      where campaign_id = any(${ids}::uuid[]) and state = 'queued' group by campaign_id
      having min(due_at) > ${now}::timestamptz
    )
    select campaigns.id, coalesce(people.recipients, 0) as recipients, coalesce(people.replied, 0) as replied,
      coalesce(people.unsubscribed, 0) as unsubscribed, coalesce(returned.bounced, 0) as bounced, due.next_due_at,
      json_build_object('gave_up', coalesce(failed.gave_up, 0), 'refused', coalesce(failed.refused, 0)) as retriable,
      case when not ${maySubmit(now)} then mailboxes.paused_until end as paused_until,
      mailboxes.pause_cause, mailboxes.pause_reason, mailboxes.sender_id,
      (select json_agg(json_build_object(
          'number', steps.number, 'subject', coalesce(steps.subject, 'Re: ' || campaigns.subject),
          'delay_hours', steps.delay_hours,
          'states', coalesce((select json_object_agg(counted.state, counted.count) from counted
            where counted.campaign_id = campaigns.id and counted.step = steps.number), '{}'::json)
        ) order by steps.number)
        from steps where steps.campaign_id = campaigns.id) as steps
    from campaigns
    join mailboxes on mailboxes.id = campaigns.mailbox_id
    left join people on people.campaign_id = campaigns.id
    left join returned on returned.campaign_id = campaigns.id
    left join failed on failed.campaign_id = campaigns.id
    left join due on due.campaign_id = campaigns.id
    where campaigns.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
