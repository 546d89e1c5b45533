import { type EmailProvider, emailProviderFacts } from '@troupe/contract/mail/email-provider'
import type { MailboxPace, MailboxSettings } from '@troupe/contract/mail/mailboxes'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { MailboxRow } from '../../../database/tables/outreach-tables.ts'

export const mailboxColumns = [
  'id',
  'user_id',
  'provider',
  'sender_id',
  'per_minute',
  'per_day',
  'sending_window',
  'next_at',
  'shared_with',
  'max_connections',
  'signature',
  'reply_to',
  'slow_start',
  'slow_start_at',
  'sending_host',
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

/** Whether a mailbox (of `mailboxes`) may send now. A pause for unconfirmed mails ends only with a test connection. */
export function maySubmit(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(mailboxes.paused_until is null
    or (mailboxes.paused_until <= ${now} and mailboxes.pause_cause = 'account'))`
}

/** A user's first mailbox with a provider, or a further one. */
export interface MailboxChoice {
  readonly userId: string
  readonly provider: EmailProvider
  /** Absent for the first one. */
  readonly senderId?: string | null | undefined
}

/** A mailbox by its id. */
export async function findById(db: Executor, id: string): Promise<MailboxRow | undefined> {
  return db.selectFrom('mailboxes').select(mailboxColumns).where('id', '=', id).executeTakeFirst()
}

interface NewMailbox extends MailboxChoice {
  readonly pace: MailboxPace
  readonly server: { readonly host: string; readonly isOutside: boolean }
  readonly now: Date
}

export async function find(
  db: Executor,
  { userId, provider, senderId = null }: MailboxChoice,
): Promise<MailboxRow | undefined> {
  return db
    .selectFrom('mailboxes')
    .select(mailboxColumns)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('sender_id', 'is not distinct from', senderId)
    .executeTakeFirst()
}

/**
 * The user's mailbox with a provider; created with the given pace if there is none, with a slow start if its mail server is
 * outside.
 */
export async function getOrCreate(db: Executor, { pace, server, now, ...choice }: NewMailbox): Promise<MailboxRow> {
  const { userId, provider, senderId = null } = choice
  await db
    .insertInto('mailboxes')
    .values({
      user_id: userId,
      provider,
      sender_id: senderId,
      next_at: now,
      max_connections: emailProviderFacts[provider].connections,
      slow_start: server.isOutside,
      sending_host: server.host,
      ...toColumns(pace),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await find(db, choice)
  if (!row) throw new Error('A mailbox that was stored is there')
  return row
}

/** Whether the mailbox is read and takes mails to `name+tag@...`. */
export async function hasPlusAddress(db: Executor, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('mailbox_readings')
    .select('plus_address')
    .where('mailbox_id', '=', id)
    .executeTakeFirst()
  return row?.plus_address ?? false
}

/** Records the mail server of a mailbox, and begins or ends its slow start if that is given. */
export async function move(
  db: Executor,
  id: string,
  { host, slowStart }: { host: string; slowStart?: boolean },
): Promise<MailboxRow> {
  return db
    .updateTable('mailboxes')
    .set({ sending_host: host, ...(slowStart === undefined ? {} : { slow_start: slowStart, slow_start_at: null }) })
    .where('id', '=', id)
    .returning(mailboxColumns)
    .executeTakeFirstOrThrow()
}

/** Changes the given settings. A slow start begins with the next mail. */
export async function setPace(db: Executor, id: string, settings: MailboxSettings, now: Date): Promise<void> {
  const { per_minute, per_day, window, slow_start: slowStart, ...others } = settings
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined))
  const slow = slowStart === undefined ? {} : { slow_start: slowStart, slow_start_at: null }
  await db
    .updateTable('mailboxes')
    .set({ ...toColumns({ per_minute, per_day, window }), ...given, ...slow, next_at: now })
    .where('id', '=', id)
    .execute()
}

function toColumns({ per_minute, per_day, window }: MailboxPace) {
  return { per_minute, per_day, sending_window: window && JSON.stringify(window) }
}

/** Reads a mailbox and prevents other nodes from claiming its mails until the transaction ends. */
export async function lock(db: Executor, id: string): Promise<MailboxRow | undefined> {
  return db.selectFrom('mailboxes').select(mailboxColumns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Begins the slow start of a mailbox whose first mail is about to be sent. */
export async function beginSlowStart(db: Executor, id: string, now: Date): Promise<void> {
  await db.updateTable('mailboxes').set({ slow_start_at: now }).where('id', '=', id).execute()
}

export async function delayNext(db: Executor, id: string, nextAt: Date): Promise<void> {
  await db.updateTable('mailboxes').set({ next_at: nextAt }).where('id', '=', id).execute()
}

/** The number of mails submitted since a time, by all nodes. The first minute counts in full. */
export async function countUse(db: Executor, id: string, since: Date): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(count), 0)::int as used from quota_use
    where mailbox_id = ${id} and minute >= date_trunc('minute', ${since}::timestamptz)`.execute(db)
  return rows[0]?.used ?? 0
}

/**
 * Like `countUse`, plus claimed mails that may still be submitted. One statement, so that no mail is missed between the
 * two.
 */
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
 * Mailboxes with a mail due in a running campaign, whose pause, if any, is over and whose user is active. A mailbox
 * paused for unconfirmed mails is included when its test connection is due.
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
          .innerJoin('users', 'users.id', 'mailboxes.user_id')
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

/** Deletes usage counts that are too old for any limit. */
export async function dropUseBefore(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('quota_use').where('minute', '<', before).execute()
}
