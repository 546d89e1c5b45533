import { type Kysely, sql } from 'kysely'

const newId = sql`gen_random_uuid()`

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('conversations')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(newId))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('message_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('size', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('idempotency_key', 'text')
    .addColumn('request_hash', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('conversations_idempotency', ['user_id', 'idempotency_key'])
    .execute()
  await sql`create index conversations_of_user on conversations (user_id, updated_at desc, id)`.execute(db)

  await db.schema
    .createTable('conversation_messages')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(newId))
    .addColumn('conversation_id', 'uuid', (column) =>
      column.notNull().references('conversations.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text')
    .addColumn('creator_ids', sql`bigint[]`, (column) => column.notNull())
    .addColumn('details', 'jsonb', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('request_hash', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('conversation_messages_order', ['conversation_id', 'position'])
    .addUniqueConstraint('conversation_messages_idempotency', ['conversation_id', 'idempotency_key'])
    .execute()
  await sql`create index conversation_messages_of_creator on conversation_messages using gin (creator_ids)`.execute(db)
}
