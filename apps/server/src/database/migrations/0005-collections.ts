import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('collections')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('collections_of_user').on('collections').columns(['user_id', 'updated_at']).execute()
  await db.schema
    .createTable('collection_creators')
    .addColumn('collection_id', 'uuid', (column) => column.notNull().references('collections.id').onDelete('cascade'))
    .addColumn('creator_id', 'bigint', (column) => column.notNull().references('creators.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('to_contact'))
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('added_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('collection_creators_pkey', ['collection_id', 'creator_id'])
    .execute()
  await db.schema.createIndex('collection_creators_of_creator').on('collection_creators').column('creator_id').execute()
}
