import type { EmailProvider } from '@troupe/contract/email-provider'
import { defaultConnections, type MailboxPace, type MailboxSettings } from '@troupe/contract/mailboxes'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { MailboxRow } from '../../database/outreach-tables.ts'

export const mailboxColumns = [
  'id',
  'user_id',
  'provider',
  'per_minute',
  'per_day',
  'sending_window',
  'next_at',
  'max_connections',
  'served_by',
  'served_until',
  'paused_until',
  'pause_cause',
  'pause_reason',
  'account_errors',
  'unconfirmed_mails',
  'unconfirmed_pauses',
  'failed_probes',
] as const

/** Whether a mailbox (of `mailboxes`) does not rest now. A pause for unconfirmed mails ends by a test connection only. */
export function mayHandOver(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(mailboxes.paused_until is null
    or (mailboxes.paused_until <= ${now} and mailboxes.pause_cause = 'account'))`
}

/** Whether the mailbox rests, as the row has it. */
export function isResting({ paused_until, pause_cause }: MailboxRow, now: Date): boolean {
  return paused_until !== null && (paused_until > now || pause_cause === 'unconfirmed')
}

interface NewMailbox {
  readonly userId: string
  readonly provider: EmailProvider
  readonly pace: MailboxPace
  readonly now: Date
}

/** The user's mailbox with a provider; made with this pace when there is none. */
export async function getOrCreate(db: Executor, { userId, provider, pace, now }: NewMailbox): Promise<MailboxRow> {
  await db
    .insertInto('mailboxes')
    .values({
      user_id: userId,
      provider,
      next_at: now,
      max_connections: defaultConnections[provider],
      ...toColumns(pace),
    })
    .onConflict((conflict) => conflict.constraint('mailboxes_user_provider').doNothing())
    .execute()
  return db
    .selectFrom('mailboxes')
    .select(mailboxColumns)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow()
}

export async function setPace(db: Executor, id: string, settings: MailboxSettings, now: Date): Promise<void> {
  const { max_connections, ...pace } = settings
  await db
    .updateTable('mailboxes')
    .set({ ...toColumns(pace), ...(max_connections === undefined ? {} : { max_connections }), next_at: now })
    .where('id', '=', id)
    .execute()
}

function toColumns({ per_minute, per_day, window }: MailboxPace) {
  return { per_minute, per_day, sending_window: window && JSON.stringify(window) }
}

/** Reads a mailbox and keeps other nodes from claiming for it until the transaction ends. */
export async function lock(db: Executor, id: string): Promise<MailboxRow | undefined> {
  return db.selectFrom('mailboxes').select(mailboxColumns).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function delayNext(db: Executor, id: string, nextAt: Date): Promise<void> {
  await db.updateTable('mailboxes').set({ next_at: nextAt }).where('id', '=', id).execute()
}

/** Has a mailbox rest after an error of its account; gives how many there were in a row. */
export async function pause(
  db: Executor,
  { id, until, reason }: { id: string; until: Date; reason: string },
): Promise<number> {
  const row = await db
    .updateTable('mailboxes')
    .set({ paused_until: until, pause_cause: 'account', pause_reason: reason, account_errors: sql`account_errors + 1` })
    .where('id', '=', id)
    .returning('account_errors')
    .executeTakeFirst()
  return row?.account_errors ?? 0
}

/** Forgets the errors of an account that works again. A pause for unconfirmed mails is not ended by a mail sent before it. */
export async function forgiveErrors(db: Executor, id: string): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({
      paused_until: null,
      pause_cause: null,
      pause_reason: null,
      account_errors: 0,
      unconfirmed_mails: 0,
      unconfirmed_pauses: 0,
    })
    .where('id', '=', id)
    .where('pause_cause', 'is distinct from', 'unconfirmed')
    .execute()
}

/** Ends a rest: the next mail may go at once, and alone if the server left mails unconfirmed. */
export async function resume(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({ paused_until: null, pause_cause: null, pause_reason: null, account_errors: 0, next_at: now })
    .where('id', '=', id)
    .where('paused_until', 'is not', null)
    .execute()
}

/** Mails handed over since a moment, by all nodes together. The first minute counts whole. */
export async function countUse(db: Executor, id: string, since: Date): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(count), 0)::int as used from quota_use
    where mailbox_id = ${id} and minute >= date_trunc('minute', ${since}::timestamptz)`.execute(db)
  return rows[0]?.used ?? 0
}

/** As `countUse`, with those that are claimed and may still be handed over. In one statement, so that none is missed on its way. */
export async function countUseAndClaims(db: Executor, id: string, since: Date): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select (select coalesce(sum(count), 0) from quota_use
        where mailbox_id = ${id} and minute >= date_trunc('minute', ${since}::timestamptz))::int
      + (select count(*) from messages where mailbox_id = ${id} and state = 'claimed')::int as used`.execute(db)
  return rows[0]?.used ?? 0
}

interface DueQuery {
  readonly now: Date
  /** Id of the calling process; mailboxes served by another are left out. */
  readonly serverId: string
  readonly limit: number
}

/**
 * Mailboxes that have a mail due in a running campaign of a user who is not deactivated, and whose pause is over or never was. One that was paused for
 * unconfirmed mails is among them when its test connection is due.
 */
export async function listDue(db: Executor, { now, serverId, limit }: DueQuery): Promise<MailboxRow[]> {
  return db
    .selectFrom('mailboxes')
    .select(mailboxColumns)
    .where(({ eb, or }) => or([eb('paused_until', 'is', null), eb('paused_until', '<=', now)]))
    .where('next_at', '<=', now)
    .where(({ eb, or }) =>
      or([eb('served_by', 'is', null), eb('served_by', '=', serverId), eb('served_until', '<=', now)]),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('messages')
          .innerJoin('campaigns', 'campaigns.id', 'messages.campaign_id')
          .innerJoin('users', 'users.id', 'messages.user_id')
          .select('messages.id')
          .whereRef('messages.mailbox_id', '=', 'mailboxes.id')
          .where('users.deactivated_at', 'is', null)
          .where('messages.state', '=', 'queued')
          .where('messages.due_at', '<=', now)
          .where('campaigns.state', '=', 'running'),
      ),
    )
    .limit(limit)
    .execute()
}

/** What was counted longer ago than any limit looks back. */
export async function dropUseBefore(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('quota_use').where('minute', '<', before).execute()
}
