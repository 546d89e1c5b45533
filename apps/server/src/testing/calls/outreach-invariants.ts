import { hash } from 'node:crypto'
import type { MailState } from '@troupe/contract/mail/campaigns'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables/tables.ts'
import { arrows } from '../../modules/outreach/mails/mail-states.ts'

/** Invariants of campaigns that hold at any moment; each query finds the rows that violate one. */
const invariants: Record<string, (now: Date) => ReturnType<typeof sql<object>>> = {
  'I1: a mail is taken once, and once more for each time that a person asked for it': () => sql`
    select messages.id from attempts join messages on messages.id = attempts.message_id
    where outcome = 'accepted' group by messages.id having count(*) > resends + 1`,
  'I2: of a sent mail the reply is kept, or a person has said that it arrived': () => sql`
    select id from messages where state = 'sent' and not exists (
      select 1 from attempts where attempts.message_id = messages.id
        and ((outcome = 'accepted' and reply <> '') or outcome = 'unknown' or outcome is null))`,
  'I3: nothing is handed over after a campaign is cancelled': () => sql`
    select attempts.message_id from attempts join messages on messages.id = attempts.message_id
    join campaigns on campaigns.id = messages.campaign_id
    where campaigns.state = 'cancelled' and attempts.started_at > campaigns.finished_at`,
  'I3: no follow-up is handed over after an answer': () => sql`
    select attempts.message_id from attempts join messages on messages.id = attempts.message_id
    join recipients on recipients.id = messages.recipient_id
    where messages.step > 0 and attempts.started_at > recipients.replied_at`,
  'I5: every attempt of the last day is counted against its mailbox': (now) => sql`
    with day as (select date_trunc('minute', ${now}::timestamptz) - interval '24 hours' as start),
    counts as (
      select mailboxes.id,
        (select coalesce(sum(count), 0) from quota_use where mailbox_id = mailboxes.id and minute >= day.start) as counted,
        (select count(*) from attempts join messages on messages.id = attempts.message_id
          where messages.mailbox_id = mailboxes.id and started_at >= day.start) as mails,
        (select coalesce(sum(attempts), 0) from thread_answers
          where mailbox_id = mailboxes.id and updated_at >= day.start) as answers,
        exists (select 1 from mailbox_readings where mailbox_id = mailboxes.id) as is_read
      from mailboxes, day
    )
    -- Attempts of answers that were withdrawn, sent again or erased are not known any more.
    select id from counts where counted < mails + answers or (counted > mails + answers and not is_read)`,
  'I6: a campaign that is over has no open mail': () => sql`
    select campaigns.id from campaigns join messages on messages.campaign_id = campaigns.id
    where campaigns.state = 'done' and messages.state in ('queued', 'claimed', 'handing')`,
  'I6: every recipient has a first mail': () => sql`
    select id from recipients where not exists (select 1 from messages where recipient_id = recipients.id and step = 0)`,
  'I7: nothing is held beyond its lease and half a minute': (now) => sql`
    select id from messages where lease_until < ${now}::timestamptz - interval '30 seconds'`,
  'I9: nothing is handed over to an address after it was suppressed': () => sql`
    select attempts.message_id from attempts join messages on messages.id = attempts.message_id
    join recipients on recipients.id = messages.recipient_id
    join suppressions on suppressions.workspace_id = recipients.workspace_id and suppressions.email_key = recipients.email_key
    where attempts.started_at > suppressions.created_at`,
  'a follow-up comes only after a mail that was sent': () => sql`
    select later.id from messages later where later.step > 0 and not exists (
      select 1 from messages before
      where before.recipient_id = later.recipient_id and before.step = later.step - 1 and before.state = 'sent')`,
}

/** Returns the violated invariants, each with the number of violations; empty if all hold. */
export async function findBrokenInvariants(db: Kysely<Tables>, now: Date): Promise<string[]> {
  const broken: string[] = []
  for (const [name, query] of Object.entries(invariants)) {
    const { rows } = await query(now).execute(db)
    if (rows.length > 0) broken.push(`${name} (${rows.length})`)
  }
  if (await hasChangedContent(db)) broken.push('I8: the content of a campaign is what was frozen')
  return broken
}

async function hasChangedContent(db: Kysely<Tables>): Promise<boolean> {
  const rows = await db
    .selectFrom('campaigns')
    .innerJoin('steps', 'steps.campaign_id', 'campaigns.id')
    .select(['campaigns.id', 'content_hash', 'steps.subject', 'html', 'text'])
    .orderBy('steps.number')
    .execute()
  const contents = Map.groupBy(rows, ({ id }) => id)
  return [...contents.values()].some((steps) => {
    const content = JSON.stringify(steps.map(({ subject, html, text }) => [subject, html, text]))
    return steps[0]?.content_hash !== hash('sha256', content, 'base64url')
  })
}

/** Makes the database reject every change of a mail's state that is not one of the allowed transitions (I4). */
export async function guardArrows(db: Kysely<Tables>): Promise<void> {
  const allowed = Object.entries(arrows).flatMap(([from, targets]) => targets.map((to: MailState) => `${from} ${to}`))
  await sql`
    create or replace function guard_arrows() returns trigger language plpgsql as $$
    begin
      if old.state <> new.state and not (old.state || ' ' || new.state = any(${sql.lit(`{${allowed.map((arrow) => `"${arrow}"`).join()}}`)}::text[])) then
        raise exception 'a mail goes from % to %', old.state, new.state;
      end if;
      return new;
    end $$`.execute(db)
  await sql`create or replace trigger guard_arrows before update on messages
    for each row execute function guard_arrows()`.execute(db)
}
