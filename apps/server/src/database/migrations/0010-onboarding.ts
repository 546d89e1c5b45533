import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createInvitations(db)
  await createRegistrations(db)
  await createErasures(db)
}

async function createInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('creator_id', 'bigint', (column) => column.references('creators.id').onDelete('set null'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'bytea', (column) => column.unique())
    .addColumn('failure', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('send_after', 'timestamptz', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('revoked_at', 'timestamptz')
    .addColumn('declined_at', 'timestamptz')
    .addColumn('used_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index invitations_of_user on invitations (user_id, created_at desc, id)`.execute(db)
  await sql`
    create index invitations_unsent on invitations (send_after)
    where sent_at is null and failure is null and revoked_at is null and declined_at is null and used_at is null`.execute(
    db,
  )
  await db.schema.createIndex('invitations_email').on('invitations').column('email').execute()
  await db.schema.createIndex('invitations_creator').on('invitations').column('creator_id').execute()
}

async function createRegistrations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('creator_registrations')
    .addColumn('creator_id', 'bigint', (column) => column.primaryKey().references('creators.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('statement', 'jsonb', (column) => column.notNull())
    .addColumn('page_token_hash', 'bytea', (column) => column.unique())
    .addColumn('registered_at', 'timestamptz', (column) => column.notNull())
    .addColumn('confirmed_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('creator_registrations_email').on('creator_registrations').column('email').execute()

  await db.schema
    .createTable('own_channel_mails')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('creator_id', 'bigint', (column) => column.references('creators.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('own_channel_mails_creator').on('own_channel_mails').column('creator_id').execute()

  await db.schema
    .createTable('channel_readings')
    .addColumn('channel', 'text', (column) => column.primaryKey())
    .addColumn('reading', 'jsonb', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
}

async function createErasures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('key', 'bytea', (column) => column.primaryKey())
    .addColumn('erased_at', 'timestamptz', (column) => column.notNull())
    .execute()
}
