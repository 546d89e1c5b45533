import { type Kysely, sql } from 'kysely'

/** Tables whose rows refer to creators, with the column and what becomes of the row when the creator goes. */
const references: readonly (readonly [table: string, column: string, rule: 'cascade' | 'set null'])[] = [
  ['address_changes', 'creator_id', 'cascade'],
  ['collection_creators', 'creator_id', 'cascade'],
  ['contact_bases', 'creator_id', 'cascade'],
  ['creator_import_rows', 'creator_id', 'cascade'],
  ['creator_registrations', 'creator_id', 'cascade'],
  ['invitations', 'creator_id', 'set null'],
  ['mail_threads', 'creator_id', 'set null'],
  ['notifications', 'creator_id', 'cascade'],
  ['own_channel_mails', 'creator_id', 'cascade'],
  ['person_statements', 'creator_id', 'cascade'],
  ['person_statements', 'other_id', 'cascade'],
  ['recipients', 'creator_id', 'set null'],
]

/**
 * The identity of each creator in a narrow table of its own: the id, which users' tables refer to, and the platform's
 * channel, of which there is one. The catalogue itself can then be divided among databases, which keep neither a
 * constraint over all parts nor a foreign key from elsewhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table channels (
      id bigint generated always as identity primary key,
      platform text not null,
      channel_id text not null,
      constraint channels_platform_channel unique (platform, channel_id)
    )`.execute(db)
  await sql`
    insert into channels (id, platform, channel_id) overriding system value
    select id, platform, channel_id from creators order by id`.execute(db)
  await sql`select setval('channels_id_seq', last_value, is_called) from creators_id_seq`.execute(db)
  for (const [table, column, rule] of references) {
    const name = sql.ref(`${table}_${column}_fkey`)
    await sql`
      alter table ${sql.ref(table)} drop constraint ${name},
        add constraint ${name} foreign key (${sql.ref(column)}) references channels (id) on delete ${sql.raw(rule)}`.execute(
      db,
    )
  }
  await sql`alter table creators alter column id drop identity, drop constraint creators_platform_channel`.execute(db)
}
