import type { ReadingFailureKind } from '@troupe/contract/mail/mailbox-reading'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { MailboxReadingRow } from '../../../database/tables/email-settings-tables.ts'

const columns = [
  'user_id',
  'host',
  'port',
  'login',
  'pass_sealed',
  'since',
  'next_at',
  'served_until',
  'last_read_at',
  'failures',
  'failure',
  'failure_reply',
  'created_at',
] as const

export async function find(db: Executor, userId: string): Promise<MailboxReadingRow | undefined> {
  return db.selectFrom('mailbox_readings').select(columns).where('user_id', '=', userId).executeTakeFirst()
}

interface NewReading {
  readonly userId: string
  readonly host: string
  readonly port: number
  readonly login: string
  readonly passSealed: string | null
  readonly since: Date
  readonly now: Date
}

/** Stores settings that were found to work. Existing ones keep the time from which mails are looked at. */
export async function save(
  db: Executor,
  { userId, host, port, login, passSealed, since, now }: NewReading,
): Promise<MailboxReadingRow> {
  const settings = { host, port, login, pass_sealed: passSealed, next_at: now }
  const cleared = { failures: 0, failure: null, failure_reply: '', served_until: null }
  return db
    .insertInto('mailbox_readings')
    .values({ user_id: userId, ...settings, since, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...settings, ...cleared }))
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function remove(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('mailbox_readings').where('user_id', '=', userId).execute()
}

/** Makes a mailbox due now. @returns whether the user's mailbox is read at all. */
export async function bringForward(db: Executor, userId: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('mailbox_readings')
    .set({ next_at: now })
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** When the oldest campaign by SMTP that is not over was started; undefined if there is none. */
export async function findOldestOpenCampaign(db: Executor, userId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('campaigns')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('provider', '=', 'smtp')
    .where('state', 'in', ['scheduled', 'running', 'paused'])
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
): Promise<MailboxReadingRow[]> {
  const { rows } = await sql<MailboxReadingRow>`
    update mailbox_readings set served_until = ${until}
    where user_id in (
      select user_id from mailbox_readings
      where next_at <= ${now} and (served_until is null or served_until <= ${now})
        and user_id in (select id from users where deactivated_at is null)
      order by next_at limit ${limit} for update skip locked
    )
    returning *`.execute(db)
  return rows
}

interface Outcome {
  readonly userId: string
  /** The end of the lease, which tells whether the mailbox is still this process's. */
  readonly leasedUntil: Date
  /** When the mailbox is due again, unless it was brought forward after `startedAt`. */
  readonly nextAt: Date
  readonly startedAt: Date
}

function chooseNext({ nextAt, startedAt }: Outcome) {
  return sql<Date>`case when next_at > ${startedAt}::timestamptz then next_at else ${nextAt}::timestamptz end`
}

export async function noteRead(db: Executor, outcome: Outcome, now: Date): Promise<void> {
  const { userId, leasedUntil } = outcome
  await db
    .updateTable('mailbox_readings')
    .set({
      next_at: chooseNext(outcome),
      served_until: null,
      last_read_at: now,
      failures: 0,
      failure: null,
      failure_reply: '',
    })
    .where('user_id', '=', userId)
    .where('served_until', '=', leasedUntil)
    .execute()
}

export async function noteFailure(
  db: Executor,
  outcome: Outcome,
  { kind, reply }: { kind: ReadingFailureKind; reply: string },
): Promise<void> {
  const { userId, leasedUntil } = outcome
  await db
    .updateTable('mailbox_readings')
    .set({
      next_at: chooseNext(outcome),
      served_until: null,
      failures: sql<number>`failures + 1`,
      failure: kind,
      failure_reply: reply,
    })
    .where('user_id', '=', userId)
    .where('served_until', '=', leasedUntil)
    .execute()
}

/** Gives a mailbox back unread; it is due at once. */
export async function release(db: Executor, userId: string, leasedUntil: Date): Promise<void> {
  await db
    .updateTable('mailbox_readings')
    .set({ served_until: null })
    .where('user_id', '=', userId)
    .where('served_until', '=', leasedUntil)
    .execute()
}

export interface FolderPosition {
  readonly uidValidity: string
  readonly lastUid: number
}

export async function findPosition(db: Executor, userId: string, path: string): Promise<FolderPosition | undefined> {
  return db
    .selectFrom('mailbox_folders')
    .select(['uid_validity as uidValidity', 'last_uid as lastUid'])
    .where('user_id', '=', userId)
    .where('path', '=', path)
    .executeTakeFirst()
}

/** Stores how far a folder was read, unless reading was switched off meanwhile. */
export async function setPosition(
  db: Executor,
  { userId, path }: { userId: string; path: string },
  { uidValidity, lastUid }: FolderPosition,
): Promise<void> {
  await sql`
    insert into mailbox_folders (user_id, path, uid_validity, last_uid)
    select user_id, ${path}::text, ${uidValidity}::text, ${lastUid}::bigint from mailbox_readings where user_id = ${userId}
    on conflict (user_id, path) do update set uid_validity = excluded.uid_validity, last_uid = excluded.last_uid
  `.execute(db)
}

/** Forgets how far the folders were read, for they belong to another mailbox. */
export async function forgetPositions(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('mailbox_folders').where('user_id', '=', userId).execute()
}
