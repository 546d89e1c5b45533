import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('deactivated_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()

  await createEmailVerifications(db)
  await createSessions(db)
  await createAccountNotices(db)

  await db.schema
    .createTable('limit_counters')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('window_ends_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('limit_counters_end').on('limit_counters').column('window_ends_at').execute()
}

async function createEmailVerifications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_verifications')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('user_id', 'uuid', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('network', 'text')
    .addColumn('username', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    // One open code for an address and a purpose: a new request replaces the old one.
    .addUniqueConstraint('email_verifications_one_open', ['purpose', 'email', 'user_id'], (constraint) =>
      constraint.nullsNotDistinct(),
    )
    .addCheckConstraint(
      'email_verifications_registration_complete',
      sql`purpose <> 'registration' or (username is not null and password_hash is not null and network is not null)`,
    )
    .addCheckConstraint('email_verifications_user', sql`(purpose = 'email-change') = (user_id is not null)`)
    .execute()
  await db.schema.createIndex('email_verifications_user_id').on('email_verifications').column('user_id').execute()
  await db.schema.createIndex('email_verifications_end').on('email_verifications').column('expires_at').execute()

  await db.schema
    .createTable('verified_addresses')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('verified_addresses_end').on('verified_addresses').column('expires_at').execute()
}

/** A session is a sign-in; its refresh tokens are a family, of which the last one is unused. */
async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ip', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text')
    .addColumn('last_used_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute()
  await db.schema.createIndex('sessions_end').on('sessions').column('expires_at').execute()

  await db.schema
    .createTable('refresh_tokens')
    .addColumn('token_hash', 'bytea', (column) => column.primaryKey())
    .addColumn('session_id', 'uuid', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('used_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema.createIndex('refresh_tokens_session').on('refresh_tokens').column('session_id').execute()
  await db.schema.createIndex('refresh_tokens_end').on('refresh_tokens').column('expires_at').execute()
}

/** Mails about an account that are still to be sent. They outlive their account: the last one says that it is gone. */
async function createAccountNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_notices')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema.createIndex('account_notices_end').on('account_notices').column('expires_at').execute()
}
