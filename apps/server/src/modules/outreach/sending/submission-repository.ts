import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { keepPlan } from '../../../database/plans/kept-plans.ts'
import type { AttemptOutcome } from '../../../database/tables/outreach-tables.ts'
import type { Tables } from '../../../database/tables/tables.ts'
import { maySubmit } from '../mailboxes/mailbox-repository.ts'
import type { Decision } from '../mails/mail-states.ts'
import { tellOutcomes } from '../outcomes/told-outcome-repository.ts'
import { mayFollow } from './reading-gate-repository.ts'
import { toRows } from './rows-repository.ts'

/** A claimed mail that is about to be submitted. */
export interface Intent {
  readonly id: string
  readonly fence: number
  readonly message_id: string
  /** Keyed hash of the address, in the form in which erased addresses are stored. */
  readonly address_key: Buffer
  /** Text revision of the campaign that it was composed with. */
  readonly text_revision: number
}

/** The outcome of an attempt, and the resulting state of the mail. */
export interface RecordedOutcome {
  readonly id: string
  readonly fence: number
  readonly state: Decision['state']
  readonly reason: Decision['reason']
  /** Shown to the mail's owner next to the reason. */
  readonly detail: string | null
  readonly due_at: Date | null
  readonly is_deferral: boolean
  readonly outcome: AttemptOutcome
  readonly reply: string
}

/**
 * State of a row of `messages` that is found by its id. While a campaign is sent, the index of leased mails is mostly dead
 * entries, which the planner cannot know: it takes it for the shortest way to the mails of these states.
 */
const unindexedState = sql`(messages.state || '')`

/**
 * Records, before the first byte is sent, that these mails are being submitted. One statement checks everything that
 * forbids it: an expired claim, a campaign that is not running, a deactivated user, a suppressed or erased address, for
 * a follow-up a recipient that has replied or a mailbox that was not read lately, a mailbox that is paused or served by another process, a text that was
 * changed since the mail was composed. A campaign can neither be paused nor its texts be changed while the statement
 * runs.
 * @returns ids of the mails that may be submitted.
 */
export async function recordIntents(
  db: Executor,
  intents: readonly Intent[],
  { now, leaseUntil, serverId }: { now: Date; leaseUntil: Date; serverId: string },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    with ${keepPlan} wanted as materialized (
      select * from ${toRows(intents, { id: 'uuid', fence: 'int', message_id: 'text', address_key: 'bytea', text_revision: 'int' })}
    ),
    running as materialized (
      -- Locked rows are read as they are now, not as they were when the statement began.
      select id, text_revision, created_by from campaigns
      where state = 'running' and id in (
        select campaign_id from messages where id in (select id from wanted)
      )
      for share
    ),
    handed as (
      update messages set state = 'handing', attempts = messages.attempts + 1, message_id = wanted.message_id,
        earlier_message_ids = case when messages.message_id <> wanted.message_id
          then array_append(messages.earlier_message_ids, messages.message_id) else messages.earlier_message_ids end,
        text_revision = wanted.text_revision,
        lease_until = ${leaseUntil}, first_tried_at = coalesce(messages.first_tried_at, ${now}::timestamptz),
        updated_at = ${now}
      from wanted, running, recipients, mailboxes
      where messages.id = wanted.id and messages.fence = wanted.fence and ${unindexedState} = 'claimed'
        and messages.lease_until > ${now} and running.id = messages.campaign_id
        and running.text_revision = wanted.text_revision
        and recipients.id = messages.recipient_id and (messages.step = 0 or recipients.replied_at is null)
        and ${mayFollow(now)} and mailboxes.id = messages.mailbox_id
        and ${maySubmit(now)} and mailboxes.served_by = ${serverId}
        and exists (
          select from workspace_members join users on users.id = workspace_members.user_id
          where workspace_members.workspace_id = messages.workspace_id
            and workspace_members.user_id = mailboxes.user_id and users.deactivated_at is null
        )
        and (running.created_by = mailboxes.user_id or mailboxes.shared_with = messages.workspace_id)
        and not exists (
          select from suppressions
          where suppressions.workspace_id = messages.workspace_id and suppressions.email_key = recipients.email_key
        )
        and recipients.email is not null
        and not exists (select from erasures where erasures.key = wanted.address_key)
      returning messages.id, messages.mailbox_id, messages.attempts, messages.fence, messages.workspace_id,
        messages.recipient_id, messages.step
    ),
    ${noteNotices(now)},
    noted as (
      insert into attempts (message_id, number, fence, started_at)
      select id, attempts, fence, ${now} from handed
    ),
    counted as (
      insert into quota_use (mailbox_id, minute, count)
      select mailbox_id, date_trunc('minute', ${now}::timestamptz), count(*) from handed group by mailbox_id
      on conflict (mailbox_id, minute) do update set count = quota_use.count + excluded.count
    )
    select id from handed`.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** First mails link to the notice about their reader's data. */
function noteNotices(now: Date): RawBuilder<unknown> {
  return sql`noticed as (
      insert into privacy_notices (workspace_id, recipient_id, given_at)
      select workspace_id, recipient_id, ${now} from handed where step = 0
      on conflict (recipient_id) do update set given_at = excluded.given_at
    )`
}

/** Sets the next state of refused mails: a final one, or queued again. */
export async function releaseRefused(
  db: Executor,
  refused: readonly Pick<Intent, 'id' | 'fence' | 'address_key'>[],
  now: Date,
): Promise<void> {
  if (refused.length === 0) return
  await sql`
    update messages set lease_until = null, updated_at = ${now}, state = verdicts.state, reason = verdicts.reason
    from ${toRows(refused, { id: 'uuid', fence: 'int', address_key: 'bytea' })}
    join messages same on same.id = given.id
    join campaigns on campaigns.id = same.campaign_id
    join recipients on recipients.id = same.recipient_id
    cross join lateral (
      select case
          when campaigns.state = 'cancelled' then 'cancelled'
          when exists (select from suppressions where suppressions.workspace_id = same.workspace_id
            and suppressions.email_key = recipients.email_key) then 'suppressed'
          when recipients.email is null or exists (select from erasures where erasures.key = given.address_key)
            then 'suppressed'
          when same.step > 0 and recipients.replied_at is not null then 'skipped'
          else 'queued'
        end as state
    ) as verdict
    cross join lateral (
      select verdict.state, case verdict.state when 'suppressed' then 'suppressed' when 'skipped' then 'replied'
        when 'queued' then same.reason end as reason
    ) as verdicts
    where messages.id = given.id and messages.fence = given.fence and messages.state = 'claimed'`.execute(db)
}

const outcomeTypes = {
  id: 'uuid',
  fence: 'int',
  state: 'text',
  reason: 'text',
  detail: 'text',
  due_at: 'timestamptz',
  is_deferral: 'boolean',
  outcome: 'text',
  reply: 'text',
} as const

/**
 * Stores the outcomes of attempts. For a mail that was marked `unknown` meanwhile, only a final outcome counts: sent or
 * failed. Queues the follow-up of a sent mail unless the campaign was cancelled, for which a campaign that is done goes on,
 * and stores the webhook events.
 */
export async function recordOutcomes(
  db: Kysely<Tables>,
  outcomes: readonly RecordedOutcome[],
  now: Date,
): Promise<void> {
  const lateIds = new Set(await storeOutcomes(db, outcomes, { of: 'handing', now }))
  if (lateIds.size === 0) return
  const late = outcomes.filter(({ id }) => lateIds.has(id))
  await db.transaction().execute(async (transaction) => {
    // Unknown mails do not keep their campaign from being finished: the next statement sees whether it was.
    await sql`
      select from campaigns where id in (select campaign_id from messages where id = any(${[...lateIds]}::uuid[]))
      order by id for no key update`.execute(transaction)
    await storeOutcomes(transaction, late, { of: 'unknown', now })
  })
}

/** Stores the outcomes of mails in a state. @returns ids of the mails in another one. */
async function storeOutcomes(
  db: Executor,
  outcomes: readonly RecordedOutcome[],
  { of, now }: { readonly of: 'handing' | 'unknown'; readonly now: Date },
): Promise<string[]> {
  const isOpen =
    of === 'handing'
      ? sql`${unindexedState} = 'handing'`
      : sql`messages.state = 'unknown' and given.state in ('sent', 'failed')`
  // The answer to a late attempt is noted, too, where it decides nothing.
  const isNoted = of === 'handing' ? sql`given.id in (select id from updated)` : sql`true`
  const { rows } = await sql<{ id: string }>`
    with ${keepPlan} given as materialized (
      select * from ${toRows(outcomes, outcomeTypes)}
    ),
    updated as (
      update messages set
        state = case when given.state = 'queued' and campaigns.state = 'cancelled' then 'cancelled' else given.state end,
        reason = given.reason, detail = given.detail, due_at = coalesce(given.due_at, messages.due_at),
        deferrals = messages.deferrals + given.is_deferral::int, lease_until = null,
        sent_at = case when given.state = 'sent' then ${now}::timestamptz end, updated_at = ${now}
      from given, campaigns
      where messages.id = given.id and messages.fence = given.fence and campaigns.id = messages.campaign_id
        and ${isOpen}
      returning messages.*, campaigns.state as campaign_state
    ),
    noted as (
      update attempts set finished_at = ${now}, outcome = given.outcome, reply = given.reply
      from given where attempts.message_id = given.id and attempts.fence = given.fence and attempts.finished_at is null
        and ${isNoted}
    ),
    reopened as (
      -- It was finished while the outcome of the mail was unknown.
      update campaigns set state = 'running', finished_at = null
      from updated join steps on steps.campaign_id = updated.campaign_id and steps.number = updated.step + 1
      where campaigns.id = updated.campaign_id and campaigns.state = 'done' and updated.state = 'sent'
    ),
    ${tellOutcomes(now)},
    queued as (
      insert into messages (workspace_id, campaign_id, recipient_id, mailbox_id, step, state, due_at, updated_at)
      select updated.workspace_id, updated.campaign_id, updated.recipient_id, updated.mailbox_id, steps.number, 'queued',
        updated.sent_at + make_interval(hours => steps.delay_hours), ${now}
      from updated join steps on steps.campaign_id = updated.campaign_id and steps.number = updated.step + 1
      where updated.state = 'sent' and updated.campaign_state <> 'cancelled'
      on conflict (recipient_id, step) do nothing
    )
    select id from given where id not in (select id from updated)`.execute(db)
  return rows.map(({ id }) => id)
}
