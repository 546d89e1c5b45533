import { type Kysely, sql } from 'kysely'

const now = sql`now()`

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('senders')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('email_provider', 'text', (column) => column.notNull())
    .addColumn('smtp_host', 'text', (column) => column.notNull())
    .addColumn('smtp_port', 'integer', (column) => column.notNull())
    .addColumn('smtp_user', 'text', (column) => column.notNull())
    .addColumn('smtp_from', 'text', (column) => column.notNull())
    .addColumn('smtp_pass_sealed', 'text')
    .addColumn('gmail_state', 'text', (column) => column.notNull())
    .addColumn('gmail_email', 'text')
    .addColumn('gmail_since', 'timestamptz')
    .addColumn('gmail_refresh_token_sealed', 'text')
    .addColumn('gmail_access_token_sealed', 'text')
    .addColumn('gmail_access_expires_at', 'timestamptz')
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint(
      'senders_gmail_token',
      sql`(gmail_state = 'connected') = (gmail_refresh_token_sealed is not null)`,
    )
    .execute()

  await db.schema
    .createTable('gmail_authorizations')
    .addColumn('state_hash', 'bytea', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_verifier_sealed', 'text', (column) => column.notNull())
    .addColumn('redirect_uri', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .execute()
  await db.schema.createIndex('gmail_authorizations_user').on('gmail_authorizations').column('user_id').execute()
}
