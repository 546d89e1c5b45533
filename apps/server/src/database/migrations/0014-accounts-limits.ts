import { type Kysely, sql } from 'kysely'

/**
 * Codes apart from the requests for them, so that what is entered counts against a request and not against an address;
 * the devices from which users have signed in, and what operators have done to accounts. Codes that are open are given up: they are valid for ten minutes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMailedCodes(db)
  await createKnownDevices(db)
  await createOperatorActions(db)

  await sql`delete from email_verifications`.execute(db)
  await db.schema.alterTable('email_verifications').dropConstraint('email_verifications_one_open').execute()
  await db.schema
    .alterTable('email_verifications')
    .dropColumn('code_hash')
    .addColumn('device', 'bytea')
    .addColumn('network_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .alterColumn('network', (column) => column.setNotNull())
    .execute()
  await db.schema
    .createIndex('email_verifications_subject')
    .on('email_verifications')
    .columns(['email', 'purpose'])
    .execute()
}

async function createMailedCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailed_codes')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('user_id', 'uuid', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('mailed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('previous_id', 'uuid')
    .addColumn('previous_expires_at', 'timestamptz')
    .addUniqueConstraint('mailed_codes_subject', ['purpose', 'email', 'user_id'], (constraint) =>
      constraint.nullsNotDistinct(),
    )
    .addCheckConstraint('mailed_codes_user', sql`(purpose = 'email-change') = (user_id is not null)`)
    .execute()
  await db.schema.createIndex('mailed_codes_user_id').on('mailed_codes').column('user_id').execute()
  await db.schema.createIndex('mailed_codes_end').on('mailed_codes').column('expires_at').execute()
}

async function createKnownDevices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_devices')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device', 'bytea', (column) => column.notNull())
    .addColumn('session_id', 'uuid', (column) => column.references('sessions.id').onDelete('set null'))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_pkey', ['user_id', 'device'])
    .execute()
  await db.schema.createIndex('known_devices_session').on('known_devices').column('session_id').execute()
  await db.schema.createIndex('known_devices_end').on('known_devices').column('expires_at').execute()
}

/** The account is not referred to: that it was deleted is one of the actions. */
async function createOperatorActions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_actions')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('account_id', 'uuid')
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('operator_actions_at').on('operator_actions').column('at').execute()
}
