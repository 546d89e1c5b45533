import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('senders')
    .addColumn('microsoft_state', 'text', (column) => column.notNull().defaultTo('disconnected'))
    .addColumn('microsoft_email', 'text')
    .addColumn('microsoft_kind', 'text')
    .addColumn('microsoft_reads', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('microsoft_since', 'timestamptz')
    .addColumn('microsoft_refresh_token_sealed', 'text')
    .addColumn('microsoft_access_token_sealed', 'text')
    .addColumn('microsoft_access_expires_at', 'timestamptz')
    .execute()
  await sql`
    alter table senders
      add constraint senders_microsoft_token
        check ((microsoft_state = 'connected') = (microsoft_refresh_token_sealed is not null))`.execute(db)
  await db.schema
    .createTable('microsoft_authorizations')
    .addColumn('state_hash', 'bytea', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_verifier_sealed', 'text', (column) => column.notNull())
    .addColumn('redirect_uri', 'text', (column) => column.notNull())
    .addColumn('reads', 'boolean', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema
    .createIndex('microsoft_authorizations_user')
    .on('microsoft_authorizations')
    .column('user_id')
    .execute()
}
