import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import type { MergeValues } from '@troupe/contract/mail/merge-fields'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { subjectAsHanded } from '../content/handed-subject-repository.ts'
import { mayFollow } from './reading-gate-repository.ts'
import { toRows } from './rows-repository.ts'
import type { OpenReaders } from './sending-window.ts'

/** A mail that this process has claimed, with all that is needed to compose it. */
export interface ClaimedMail {
  readonly id: string
  readonly fence: number
  readonly campaign_id: string
  readonly recipient_id: string
  readonly step: number
  readonly resends: number
  readonly deferrals: number
  readonly first_tried_at: Date | null
  readonly title: string
  /** Empty if it was erased; the mail will not be submitted. */
  readonly email: string
  /** The company's name and postal address; null where its campaigns were started before they were asked for. */
  readonly company: string | null
  readonly postal_address: string | null
  readonly merge_values: MergeValues
  readonly language: MailLanguage
  /** Whether the user chose the language for the campaign. */
  readonly is_language_chosen: boolean
  readonly from_email: string
  /** Message-ID of the previous mail in the thread, for a follow-up. */
  readonly parent_message_id: string | null
  /** Text revision of the campaign when it was claimed. */
  readonly text_revision: number
  /** For a follow-up: subject of the first mail as the recipient has it, if it was changed since. */
  readonly thread_subject: string | null
}

interface Claim {
  readonly mailboxId: string
  readonly limit: number
  readonly now: Date
  readonly leaseUntil: Date
  /** Undefined if mails to all readers may be sent. */
  readonly readers?: OpenReaders | undefined
}

/**
 * Claims the mails of a mailbox that have been due longest, from running campaigns only; follow-ups only if the answers
 * that have arrived in it are known. Concurrent calls skip each
 * other's mails.
 */
export async function claim(
  db: Executor,
  { mailboxId, limit, now, leaseUntil, readers }: Claim,
): Promise<ClaimedMail[]> {
  const mayReceive = readers
    ? sql`exists (select from recipients where recipients.id = messages.recipient_id and case
        when recipients.time_zone is null then ${readers.isOpenElsewhere}::boolean
        else recipients.time_zone <> all(${readers.closedZones}::text[]) end)`
    : sql`true`
  const { rows } = await sql<ClaimedMail>`
    with due as (
      select messages.id from messages join campaigns on campaigns.id = messages.campaign_id
      where messages.mailbox_id = ${mailboxId} and messages.state = 'queued' and messages.due_at <= ${now}
        and campaigns.state = 'running' and ${mayReceive} and ${mayFollow(now)}
      order by messages.due_at, messages.id
      limit ${limit}
      for update of messages skip locked
    ),
    claimed as (
      update messages set state = 'claimed', fence = fence + 1, lease_until = ${leaseUntil}, updated_at = ${now}
      from due where messages.id = due.id
      returning messages.*
    )
    select claimed.id, claimed.fence, claimed.campaign_id, claimed.recipient_id, claimed.step, claimed.resends,
      claimed.deferrals, claimed.first_tried_at, recipients.title, coalesce(recipients.email, '') as email,
      company_addresses.company, company_addresses.address as postal_address, recipients.merge_values, coalesce(recipients.language, 'en') as language,
      campaigns.language is not null as is_language_chosen, campaigns.from_email, parents.message_id as parent_message_id,
      campaigns.text_revision,
      case when firsts.text_revision < campaigns.text_revision then ${subjectAsHanded('first_steps', 'firsts')} end
        as thread_subject
    from claimed
    join recipients on recipients.id = claimed.recipient_id
    join campaigns on campaigns.id = claimed.campaign_id
    left join company_addresses on company_addresses.workspace_id = claimed.workspace_id
    left join messages parents on parents.recipient_id = claimed.recipient_id and parents.step = claimed.step - 1
    left join messages firsts on claimed.step > 0 and firsts.recipient_id = claimed.recipient_id and firsts.step = 0
    left join steps first_steps on first_steps.campaign_id = firsts.campaign_id and first_steps.number = 0
    order by claimed.due_at, claimed.id`.execute(db)
  return rows
}

/** Queues claimed mails again, which this process will not submit. */
export async function giveBack(
  db: Executor,
  mails: readonly Pick<ClaimedMail, 'id' | 'fence'>[],
  now: Date,
): Promise<void> {
  if (mails.length === 0) return
  await sql`
    update messages set state = 'queued', lease_until = null, updated_at = ${now}
    from ${toRows(mails, { id: 'uuid', fence: 'int' })}
    where messages.id = given.id and messages.fence = given.fence and messages.state = 'claimed'`.execute(db)
}

/**
 * Renews the leases of these mails, except those that were lost (different fence) or are locked by a running statement.
 */
export async function renew(
  db: Executor,
  mails: readonly Pick<ClaimedMail, 'id' | 'fence'>[],
  leaseUntil: Date,
): Promise<void> {
  if (mails.length === 0) return
  await sql`
    update messages set lease_until = ${leaseUntil}
    where id in (
      select messages.id from messages
      join ${toRows(mails, { id: 'uuid', fence: 'int' })}
        on messages.id = given.id and messages.fence = given.fence
      where messages.state in ('claimed', 'handing')
      for update of messages skip locked
    )`.execute(db)
}

/**
 * Frees mails whose lease has expired. A claimed mail was not submitted and is queued again; the outcome of one that was
 * being submitted becomes unknown.
 * @returns campaigns with mails whose outcome became unknown, and how many.
 */
export async function sweep(
  db: Executor,
  now: Date,
): Promise<{ campaign_id: string; workspace_id: string; mails: number }[]> {
  await sql`
    update messages set state = 'queued', lease_until = null, updated_at = ${now}
    where state = 'claimed' and lease_until <= ${now}`.execute(db)
  const { rows } = await sql<{ campaign_id: string; workspace_id: string; mails: number }>`
    with lost as (
      update messages set state = 'unknown', reason = 'interrupted', lease_until = null, updated_at = ${now}
      where state = 'handing' and lease_until <= ${now}
      returning campaign_id, workspace_id
    )
    select campaign_id, workspace_id, count(*)::int as mails from lost group by campaign_id, workspace_id`.execute(db)
  return rows
}

/** The content of a step, and the text revision of its campaign. */
export async function findStep(
  db: Executor,
  { campaignId, number }: { campaignId: string; number: number },
): Promise<
  { subject: string | null; html: string; text: string; first_subject: string; text_revision: number } | undefined
> {
  return db
    .selectFrom('steps')
    .innerJoin('campaigns', 'campaigns.id', 'steps.campaign_id')
    .select([
      'steps.subject',
      'steps.html',
      'steps.text',
      'campaigns.subject as first_subject',
      'campaigns.text_revision',
    ])
    .where('steps.campaign_id', '=', campaignId)
    .where('steps.number', '=', number)
    .executeTakeFirst()
}
