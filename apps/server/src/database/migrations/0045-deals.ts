import { type Kysely, sql } from 'kysely'

/** Deals with creators of collections, links to what was made with their figures by day, and addresses of calendars. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createDeals(db)
  await createLinks(db)
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'bytea', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
}

async function createDeals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deals')
    .addColumn('collection_id', 'uuid', (column) => column.notNull())
    .addColumn('creator_id', 'bigint', (column) => column.notNull())
    .addColumn('fee_amount', sql`numeric(12, 2)`)
    .addColumn('fee_currency', 'text')
    .addColumn('deliverables', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('due_on', 'date')
    .addColumn('reminded_early_for', 'date')
    .addColumn('reminded_due_for', 'date')
    .addPrimaryKeyConstraint('deals_pkey', ['collection_id', 'creator_id'])
    .addForeignKeyConstraint(
      'deals_of_member',
      ['collection_id', 'creator_id'],
      'collection_creators',
      ['collection_id', 'creator_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .addCheckConstraint('deals_fee_whole', sql`(fee_amount is null) = (fee_currency is null)`)
    .execute()
  await sql`create index deals_due_on on deals (due_on) where due_on is not null`.execute(db)
}

async function createLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deal_links')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('collection_id', 'uuid', (column) => column.notNull())
    .addColumn('creator_id', 'bigint', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('handle', 'text')
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('added_at', 'timestamptz', (column) => column.notNull())
    .addColumn('read_at', 'timestamptz')
    .addColumn('next_at', 'timestamptz')
    .addColumn('failure', 'text')
    .addUniqueConstraint('deal_links_once', ['collection_id', 'creator_id', 'platform', 'post_id'])
    .addForeignKeyConstraint(
      'deal_links_of_deal',
      ['collection_id', 'creator_id'],
      'deals',
      ['collection_id', 'creator_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await sql`create index deal_links_next_at on deal_links (next_at) where next_at is not null`.execute(db)

  await db.schema
    .createTable('deal_link_figures')
    .addColumn('link_id', 'uuid', (column) => column.notNull().references('deal_links.id').onDelete('cascade'))
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('views', 'bigint')
    .addColumn('likes', 'bigint')
    .addColumn('comments', 'bigint')
    .addPrimaryKeyConstraint('deal_link_figures_pkey', ['link_id', 'day'])
    .execute()
}
