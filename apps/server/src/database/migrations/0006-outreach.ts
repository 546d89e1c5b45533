import { type Kysely, sql } from 'kysely'

const now = sql`now()`
const newId = sql`gen_random_uuid()`

export async function up(db: Kysely<unknown>): Promise<void> {
  await createMailboxes(db)
  await createCampaigns(db)
  await createRecipients(db)
  await createMessages(db)
  await createSuppressions(db)
  await createTemplates(db)
  await createNotifications(db)
}

async function createMailboxes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailboxes')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(newId))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('per_minute', 'integer')
    .addColumn('per_day', 'integer')
    .addColumn('sending_window', 'jsonb')
    .addColumn('next_at', 'timestamptz', (column) => column.notNull())
    .addColumn('paused_until', 'timestamptz')
    .addColumn('pause_reason', 'text')
    .addColumn('account_errors', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('mailboxes_user_provider', ['user_id', 'provider'])
    .execute()
  await db.schema
    .createTable('quota_use')
    .addColumn('mailbox_id', 'uuid', (column) => column.notNull().references('mailboxes.id').onDelete('cascade'))
    .addColumn('minute', 'timestamptz', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('quota_use_pkey', ['mailbox_id', 'minute'])
    .execute()
}

async function createCampaigns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('campaigns')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(newId))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('mailbox_id', 'uuid', (column) => column.notNull().references('mailboxes.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('from_email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('pause_reason', 'text')
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('scheduled_at', 'timestamptz')
    .addColumn('resumed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('finished_at', 'timestamptz')
    .addUniqueConstraint('campaigns_idempotency', ['user_id', 'idempotency_key'])
    .addCheckConstraint('campaigns_state', sql`state in ('scheduled', 'running', 'paused', 'cancelled', 'done')`)
    .addCheckConstraint('campaigns_pause', sql`(state = 'paused') = (pause_reason is not null)`)
    .execute()
  await sql`create index campaigns_of_user on campaigns (user_id, created_at desc, id)`.execute(db)
  await sql`create index campaigns_open on campaigns (id) where state in ('scheduled', 'running')`.execute(db)
  await db.schema.createIndex('campaigns_mailbox').on('campaigns').column('mailbox_id').execute()

  await db.schema
    .createTable('steps')
    .addColumn('campaign_id', 'uuid', (column) => column.notNull().references('campaigns.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('delay_hours', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('steps_pkey', ['campaign_id', 'number'])
    .execute()
}

async function createRecipients(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recipients')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(newId))
    .addColumn('campaign_id', 'uuid', (column) => column.notNull().references('campaigns.id').onDelete('cascade'))
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('creator_id', 'bigint', (column) => column.references('creators.id').onDelete('set null'))
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('handle', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text')
    .addColumn('merge_values', 'jsonb', (column) => column.notNull())
    .addColumn('replied_at', 'timestamptz')
    .addColumn('unsubscribed_at', 'timestamptz')
    // One creator, and one address, gets a campaign once.
    .addUniqueConstraint('recipients_creator', ['campaign_id', 'creator_id'])
    .addUniqueConstraint('recipients_address', ['campaign_id', 'email_key'])
    .execute()
  await db.schema.createIndex('recipients_user_address').on('recipients').columns(['user_id', 'email_key']).execute()
  await db.schema.createIndex('recipients_of_creator').on('recipients').columns(['creator_id', 'user_id']).execute()
}

/** Of its owners only the nearest is a foreign key: 10,000 rows are to be there within a second, and the others follow from it. */
async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(newId))
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('campaign_id', 'uuid', (column) => column.notNull())
    .addColumn('recipient_id', 'uuid', (column) => column.notNull().references('recipients.id').onDelete('cascade'))
    .addColumn('mailbox_id', 'uuid', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('detail', 'text')
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('deferrals', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('resends', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('fence', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lease_until', 'timestamptz')
    .addColumn('message_id', 'text')
    .addColumn('first_tried_at', 'timestamptz')
    .addColumn('sent_at', 'timestamptz')
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('messages_recipient_step', ['recipient_id', 'step'])
    .addCheckConstraint('messages_lease', sql`(state in ('claimed', 'handing')) = (lease_until is not null)`)
    .addCheckConstraint('messages_sent', sql`state <> 'sent' or sent_at is not null`)
    .execute()
  await sql`create index messages_due on messages (mailbox_id, due_at, id) where state = 'queued'`.execute(db)
  await sql`create index messages_leased on messages (lease_until) where state in ('claimed', 'handing')`.execute(db)
  await sql`create index messages_of_campaign on messages (campaign_id, state, step)`.execute(db)
  // Room for the new versions of rows that change their state several times.
  await sql`alter table messages set (fillfactor = 80)`.execute(db)

  await db.schema
    .createTable('attempts')
    .addColumn('message_id', 'uuid', (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('fence', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    .addColumn('finished_at', 'timestamptz')
    .addColumn('outcome', 'text')
    .addColumn('reply', 'text')
    .addPrimaryKeyConstraint('attempts_pkey', ['message_id', 'number'])
    .execute()
}

async function createSuppressions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('suppressions')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(newId))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addUniqueConstraint('suppressions_address', ['user_id', 'email_key'])
    .execute()
}

async function createTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_templates')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(newId))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('email_templates_name', ['user_id', 'name_key'])
    .execute()
}

async function createNotifications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(newId))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('campaign_id', 'uuid', (column) => column.references('campaigns.id').onDelete('cascade'))
    .addColumn('dedupe_key', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('read_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('notifications_once', ['user_id', 'dedupe_key'])
    .execute()
  await sql`create index notifications_newest on notifications (user_id, created_at desc, id)`.execute(db)
  await db.schema.createIndex('notifications_campaign').on('notifications').column('campaign_id').execute()
}
