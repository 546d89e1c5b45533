import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mailboxes')
    .addColumn('max_connections', 'integer', (column) => column.notNull().defaultTo(3))
    .addColumn('served_by', 'uuid')
    .addColumn('served_until', 'timestamptz')
    .addColumn('pause_cause', 'text')
    .addColumn('unconfirmed_mails', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('unconfirmed_pauses', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failed_probes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update mailboxes set max_connections = 1 where provider = 'gmail'`.execute(db)
  await sql`update mailboxes set pause_cause = 'account' where paused_until is not null`.execute(db)
  await sql`
    alter table mailboxes
      add constraint mailboxes_connections check (max_connections between 1 and 50),
      add constraint mailboxes_pause check ((paused_until is null) = (pause_cause is null)),
      add constraint mailboxes_served check ((served_by is null) = (served_until is null))`.execute(db)
}
