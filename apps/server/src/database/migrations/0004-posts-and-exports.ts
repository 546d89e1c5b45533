import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a creator published last, as its platform told when it was last read.
  await db.schema
    .createTable('creator_posts')
    .addColumn('creator_id', 'bigint', (column) => column.notNull().references('creators.id').onDelete('cascade'))
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('url', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('thumbnail', 'text')
    .addColumn('published_at', 'timestamptz')
    .addColumn('views', 'bigint')
    .addColumn('likes', 'bigint')
    .addColumn('comments', 'bigint')
    .addPrimaryKeyConstraint('creator_posts_pkey', ['creator_id', 'post_id'])
    .execute()

  // Who has an address or a handle is looked up to find the same person on other platforms.
  await sql`create index creators_email on creators (lower(email)) where email is not null`.execute(db)
  await sql`create index creators_handle_anywhere on creators (lower(handle))`.execute(db)

  await db.schema
    .createTable('exports')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema.createIndex('exports_user').on('exports').column('user_id').execute()
  await db.schema.createIndex('exports_end').on('exports').column('expires_at').execute()
}
