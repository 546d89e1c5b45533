import { type Kysely, sql } from 'kysely'

/** Second factors of accounts, the sign-ins that wait for one, and how each session was signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('sign_in_method', 'text', (column) => column.notNull().defaultTo('password'))
    .execute()
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'bytea', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('passkeys_user_id').on('passkeys').column('user_id').execute()
  await db.schema
    .createTable('authenticator_apps')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret_sealed', 'text', (column) => column.notNull())
    .addColumn('last_step', 'bigint')
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_pkey', ['user_id', 'code_hash'])
    .execute()
  await createChallenges(db)
}

async function createChallenges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('factor_challenges')
    .addColumn('token_hash', 'bytea', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('user_id', 'uuid', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('session_id', 'uuid', (column) => column.references('sessions.id').onDelete('cascade'))
    .addColumn('password_hash', 'text')
    .addColumn('device', 'bytea')
    .addColumn('passkey_challenge', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('factor_challenges_user', sql`(purpose = 'passkey-sign-in') = (user_id is null)`)
    .execute()
  await db.schema.createIndex('factor_challenges_user_id').on('factor_challenges').column('user_id').execute()
  await db.schema.createIndex('factor_challenges_session').on('factor_challenges').column('session_id').execute()
  await db.schema.createIndex('factor_challenges_end').on('factor_challenges').column('expires_at').execute()
}
