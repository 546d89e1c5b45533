import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { ReadingFailureKind } from '@troupe/contract/mail/mailbox-reading'
import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import type { MailboxReadingRow } from '../../../../database/tables/email-settings-tables.ts'
import type { MailboxChoice } from '../../mailboxes/mailbox-repository.ts'

const columns = [
  'mailbox_id',
  'user_id',
  'host',
  'port',
  'login',
  'pass_sealed',
  'account',
  'since',
  'next_at',
  'served_until',
  'last_read_at',
  'seen_until',
  'awaited_since',
  'failures',
  'failure',
  'failure_reply',
  'plus_address',
  'skipped',
  'created_at',
] as const

/** How a mailbox is read, with the mailbox itself. */
export interface ReadingRow extends MailboxReadingRow {
  readonly provider: EmailProvider
  /** Null for the user's first mailbox with the provider. */
  readonly sender_id: string | null
}

/** How the user's mailboxes are read; those that are not are left out. */
export async function list(db: Executor, userId: string): Promise<ReadingRow[]> {
  return db
    .selectFrom('mailbox_readings')
    .innerJoin('mailboxes', 'mailboxes.id', 'mailbox_readings.mailbox_id')
    .select([
      ...columns.map((column) => `mailbox_readings.${column}` as const),
      'mailboxes.provider',
      'mailboxes.sender_id',
    ])
    .where('mailbox_readings.user_id', '=', userId)
    .execute()
}

/** How a mailbox of the user is read; undefined if it is not. */
export async function find(
  db: Executor,
  { userId, provider, senderId = null }: MailboxChoice,
): Promise<ReadingRow | undefined> {
  return (await list(db, userId)).find((row) => row.provider === provider && row.sender_id === senderId)
}

/** The way into a mailbox; without a host it is that of its provider's own API. */
export type ReadingSettings = Pick<MailboxReadingRow, 'host' | 'port' | 'login' | 'pass_sealed'>

interface NewReading {
  readonly mailboxId: string
  readonly userId: string
  readonly settings: ReadingSettings
  readonly plusAddress: boolean
  readonly since: Date
  readonly now: Date
}

/** Stores settings that were found to work. Existing ones keep the time from which mails are looked at. */
export async function save(
  db: Executor,
  { mailboxId, userId, settings: given, plusAddress, since, now }: NewReading,
): Promise<void> {
  const settings = { ...given, plus_address: plusAddress, next_at: now }
  const cleared = { failures: 0, failure: null, failure_reply: '', served_until: null }
  await db
    .insertInto('mailbox_readings')
    .values({ mailbox_id: mailboxId, user_id: userId, ...settings, since, created_at: now })
    .onConflict((conflict) => conflict.column('mailbox_id').doUpdateSet({ ...settings, ...cleared }))
    .execute()
}

export async function remove(db: Executor, mailboxId: string): Promise<void> {
  await db.deleteFrom('mailbox_readings').where('mailbox_id', '=', mailboxId).execute()
}

/** Makes a mailbox due now. */
export async function bringForward(db: Executor, mailboxId: string, now: Date): Promise<void> {
  await db.updateTable('mailbox_readings').set({ next_at: now }).where('mailbox_id', '=', mailboxId).execute()
}

/** When the oldest campaign that sends from a mailbox and is not over was started; undefined if there is none. */
export async function findOldestOpenCampaign(db: Executor, mailboxId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('campaigns')
    .select('created_at')
    .where('state', 'in', ['scheduled', 'running', 'paused'])
    .where('id', 'in', (query) =>
      query.selectFrom('messages').select('campaign_id').where('mailbox_id', '=', mailboxId),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}

/**
 * Leases due mailboxes of active users, each to one process until `until`.
 * @returns the leased ones, at most `limit`.
 */
export async function lease(
  db: Executor,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ReadingRow[]> {
  const { rows } = await sql<ReadingRow>`
    update mailbox_readings set served_until = ${until}
    from mailboxes
    where mailboxes.id = mailbox_readings.mailbox_id and mailbox_readings.mailbox_id in (
      select mailbox_id from mailbox_readings
      where next_at <= ${now} and (served_until is null or served_until <= ${now})
        and user_id in (select id from users where deactivated_at is null)
      order by next_at limit ${limit} for update skip locked
    )
    returning mailbox_readings.*, mailboxes.provider, mailboxes.sender_id`.execute(db)
  return rows
}

interface Outcome {
  readonly mailboxId: string
  /** The end of the lease, which tells whether the mailbox is still this process's. */
  readonly leasedUntil: Date
  /** When the mailbox is due again, unless it was brought forward after `startedAt`. */
  readonly nextAt: Date
  readonly startedAt: Date
}

function chooseNext({ nextAt, startedAt }: Outcome) {
  return sql<Date>`case when next_at > ${startedAt}::timestamptz then next_at else ${nextAt}::timestamptz end`
}

/**
 * Notes that a mailbox was read: to its end, or with mails left for another run.
 * @param heldUntil - The end of the new lease, for a mailbox whose connection is kept.
 * @returns whether the mailbox was still this process's.
 */
export async function noteRead(
  db: Executor,
  outcome: Outcome,
  { now, hasMore, heldUntil = null }: { now: Date; hasMore: boolean; heldUntil?: Date | null },
): Promise<boolean> {
  const { mailboxId, leasedUntil, startedAt } = outcome
  const result = await db
    .updateTable('mailbox_readings')
    .set({
      next_at: chooseNext(outcome),
      served_until: heldUntil,
      last_read_at: now,
      ...(hasMore ? {} : { seen_until: startedAt, awaited_since: null }),
      failures: 0,
      failure: null,
      failure_reply: '',
    })
    .where('mailbox_id', '=', mailboxId)
    .where('served_until', '=', leasedUntil)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The leases of mailboxes of active users that a process watches, and when they are to be read. */
export async function listHeld(
  db: Executor,
  mailboxIds: readonly string[],
): Promise<Pick<MailboxReadingRow, 'mailbox_id' | 'served_until' | 'next_at'>[]> {
  if (mailboxIds.length === 0) return []
  return db
    .selectFrom('mailbox_readings')
    .innerJoin('users', 'users.id', 'mailbox_readings.user_id')
    .select(['mailbox_id', 'served_until', 'next_at'])
    .where('mailbox_id', '=', sql<string>`any(${mailboxIds}::uuid[])`)
    .where('users.deactivated_at', 'is', null)
    .execute()
}

export async function noteFailure(
  db: Executor,
  outcome: Outcome,
  { kind, reply }: { kind: ReadingFailureKind; reply: string },
): Promise<void> {
  const { mailboxId, leasedUntil } = outcome
  await db
    .updateTable('mailbox_readings')
    .set({
      next_at: chooseNext(outcome),
      served_until: null,
      failures: sql<number>`failures + 1`,
      failure: kind,
      failure_reply: reply,
    })
    .where('mailbox_id', '=', mailboxId)
    .where('served_until', '=', leasedUntil)
    .execute()
}

/** Gives a mailbox back; it is due when it was before, or at `nextAt`. */
export async function release(
  db: Executor,
  { mailboxId, leasedUntil, nextAt }: { mailboxId: string; leasedUntil: Date; nextAt?: Date },
): Promise<void> {
  await db
    .updateTable('mailbox_readings')
    .set({ served_until: null, ...(nextAt ? { next_at: nextAt } : {}) })
    .where('mailbox_id', '=', mailboxId)
    .where('served_until', '=', leasedUntil)
    .execute()
}

interface Folder {
  readonly mailboxId: string
  readonly path: string
}

/** How far a folder was read; undefined if it was not read yet. */
export async function findPosition(db: Executor, { mailboxId, path }: Folder): Promise<string | undefined> {
  const row = await db
    .selectFrom('mailbox_folders')
    .select('position')
    .where('mailbox_id', '=', mailboxId)
    .where('path', '=', path)
    .executeTakeFirst()
  return row?.position
}

/** Stores how far a folder was read, and how many mails were passed over, unless reading was switched off meanwhile. */
export async function setPosition(
  db: Executor,
  { mailboxId, path }: Folder,
  { position, skipped }: { position: string; skipped: number },
): Promise<void> {
  await sql`
    with counted as (
      update mailbox_readings set skipped = skipped + ${skipped}::int
      where mailbox_id = ${mailboxId} and ${skipped}::int > 0
    )
    insert into mailbox_folders (mailbox_id, path, position)
    select mailbox_id, ${path}::text, ${position}::text from mailbox_readings where mailbox_id = ${mailboxId}
    on conflict (mailbox_id, path) do update set position = excluded.position`.execute(db)
}

/** Notes the account that is read. Positions that belong to another one, where mails have other numbers, are forgotten. */
export async function noteAccount(
  db: Executor,
  { mailbox_id: mailboxId, account: known }: Pick<ReadingRow, 'mailbox_id' | 'account'>,
  account: string,
): Promise<void> {
  if (known === account) return
  if (known !== null) await forgetPositions(db, mailboxId)
  await db.updateTable('mailbox_readings').set({ account }).where('mailbox_id', '=', mailboxId).execute()
}

/** Forgets how far the folders were read and what was passed over, for they belong to another mailbox. */
export async function forgetPositions(db: Executor, mailboxId: string): Promise<void> {
  await db.deleteFrom('mailbox_folders').where('mailbox_id', '=', mailboxId).execute()
  await db.updateTable('mailbox_readings').set({ skipped: 0 }).where('mailbox_id', '=', mailboxId).execute()
}
