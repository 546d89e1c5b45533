import { type Kysely, sql } from 'kysely'

/**
 * Each mailbox can be read, not a user's first one only, and by other ways than IMAP. Folders are looked at anew, from the
 * time on from which the mailbox is read; mails that were taken already have no second effect.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into mailboxes (user_id, provider, per_minute, per_day, next_at)
    select user_id, 'smtp', 30, 400, now() from mailbox_readings
    on conflict do nothing`.execute(db)
  await db.schema.dropTable('mailbox_folders').execute()
  await sql`
    alter table mailbox_readings
      add column mailbox_id uuid references mailboxes (id) on delete cascade,
      alter column host drop not null,
      alter column port drop not null`.execute(db)
  await sql`
    update mailbox_readings set mailbox_id = mailboxes.id from mailboxes
    where mailboxes.user_id = mailbox_readings.user_id and provider = 'smtp' and sender_id is null`.execute(db)
  await sql`
    alter table mailbox_readings
      drop constraint mailbox_readings_pkey,
      add primary key (mailbox_id)`.execute(db)
  await db.schema.createIndex('mailbox_readings_user').on('mailbox_readings').column('user_id').execute()
  await sql`
    create table mailbox_folders (
      mailbox_id uuid not null references mailbox_readings (mailbox_id) on delete cascade,
      path text not null,
      position text not null,
      primary key (mailbox_id, path)
    )`.execute(db)
  await sql`
    alter table received_mails
      add column mailbox_id uuid references mailboxes (id) on delete set null,
      add column cause text,
      add column away_until timestamptz`.execute(db)
  await sql`
    update received_mails set mailbox_id = messages.mailbox_id from messages
    where messages.id = received_mails.answers_id`.execute(db)
}
