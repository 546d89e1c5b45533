import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { OwnChannelMailKind } from '../../../database/tables/onboarding-tables.ts'

export interface OwnChannelMail {
  readonly kind: OwnChannelMailKind
  readonly email: string
  /** Language of the page that asked for it; null: that of the creator is looked up. */
  readonly language: MailLanguage | null
  /** The channel that the mail is about; null for all channels registered with the address. */
  readonly creatorId: number | null
}

export interface PendingMail extends OwnChannelMail {
  readonly createdAt: Date
}

/** Records a mail to send. @returns its id. */
export async function insert(
  db: Executor,
  { kind, email, language, creatorId }: OwnChannelMail,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<string> {
  const row = await db
    .insertInto('own_channel_mails')
    .values({ kind, email, language, creator_id: creatorId, created_at: now, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Finds a mail that has not been sent. */
export async function findPending(db: Executor, id: string, now: Date): Promise<PendingMail | undefined> {
  return db
    .selectFrom('own_channel_mails')
    .select(['kind', 'email', 'language', 'creator_id as creatorId', 'created_at as createdAt'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Deletes expired mails, except the notices of planned erasures: these must not happen before a notice was handed over. */
export async function deleteExpired(db: Executor, now: Date): Promise<void> {
  await sql`
    delete from own_channel_mails
    where expires_at <= ${now} and not (kind = 'erasure_notice' and exists (
      select from creator_registrations
      where creator_registrations.creator_id = own_channel_mails.creator_id and erasure_due_at is not null
    ))`.execute(db)
}
