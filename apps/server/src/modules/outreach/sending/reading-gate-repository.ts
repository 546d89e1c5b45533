import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { minutes, seconds } from '../../../lib/durations.ts'

/** An answer that arrived longer ago keeps a follow-up from leaving. */
const freshFor = seconds(50)
/** Follow-ups wait no longer than that for a mailbox that cannot be read. */
const longestWait = minutes(10)

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/** Whether a row of `mailbox_readings` is that of a mailbox whose newest mails are not known. */
function isUnread(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(
    (mailbox_readings.seen_until is null or mailbox_readings.seen_until < ${before(now, freshFor)})
    and (mailbox_readings.awaited_since is null or mailbox_readings.awaited_since > ${before(now, longestWait)})
  )`
}

/**
 * SQL of whether a row of `messages` may leave as far as answers are concerned: a follow-up waits until its mailbox, if it is
 * read at all, was read a short while ago. Thus a server that begins to send after an outage reads the answers first.
 */
export function mayFollow(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(messages.step = 0 or not exists (
    select from mailbox_readings where mailbox_readings.mailbox_id = messages.mailbox_id and ${isUnread(now)}
  ))`
}

/**
 * Has a mailbox read soon if follow-ups wait for it, unless it rests because the server refused the sign-in.
 * @returns whether they wait.
 */
export async function awaitReading(db: Executor, mailboxId: string, now: Date): Promise<boolean> {
  const result = await sql`
    update mailbox_readings set
      next_at = case when failure = 'authentication' then next_at else least(next_at, ${now}::timestamptz) end,
      awaited_since = coalesce(awaited_since, ${now}::timestamptz)
    where mailbox_id = ${mailboxId} and ${isUnread(now)} and exists (
      select from messages join campaigns on campaigns.id = messages.campaign_id
      where messages.mailbox_id = ${mailboxId} and messages.state = 'queued' and messages.step > 0
        and messages.due_at <= ${now} and campaigns.state = 'running'
    )`.execute(db)
  return (result.numAffectedRows ?? 0n) > 0n
}
