import { type Kysely, sql } from 'kysely'

/**
 * Bounces are noted with the mail that came back, mails that are sent again keep their earlier Message-IDs, and follow-ups
 * wait until their mailbox has been read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      add column earlier_message_ids text[] not null default '{}',
      add column soft_bounces integer not null default 0,
      add column bounced_at timestamptz,
      add column bounce_cause text,
      add column is_bounce_permanent boolean not null default false`.execute(db)
  await sql`
    create index messages_earlier_ids on messages using gin (earlier_message_ids)
    where earlier_message_ids <> '{}'`.execute(db)
  await sql`create index messages_unknown on messages (mailbox_id) where state = 'unknown'`.execute(db)
  await sql`
    update messages set reason = 'bounced', bounced_at = received_mails.received_at, bounce_cause = 'unknown_address',
      is_bounce_permanent = true
    from received_mails
    where received_mails.answers_id = messages.id and received_mails.kind = 'bounce' and received_mails.is_permanent
      and messages.state = 'sent'`.execute(db)
  await sql`alter table received_mails add column is_crossed boolean not null default false`.execute(db)
  await sql`alter table suppressions add column is_from_words boolean not null default false`.execute(db)
  await sql`
    alter table mailbox_readings
      add column seen_until timestamptz,
      add column awaited_since timestamptz`.execute(db)
  await sql`alter table mailbox_folders add column searched_for timestamptz`.execute(db)
}
