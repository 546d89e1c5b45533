import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists vector`.execute(db)
  await sql`create extension if not exists pg_trgm`.execute(db)
  await createCreators(db)
  await createSearchIndexes(db)
  await createSnapshots(db)
  await createTermStatistics(db)
}

async function createCreators(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('creators')
    // First what a search reads of thousands of rows, filters and scores: to reach a column takes reading those before it.
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('term_count', 'integer', (column) => column.notNull())
    .addColumn('verified', 'boolean', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('content_categories', sql`text[]`, (column) => column.notNull())
    .addColumn('terms', sql`tsvector`, (column) => column.notNull())
    .addColumn('embedding', sql`halfvec(512)`)
    .addColumn('subscribers', 'bigint')
    .addColumn('engagement_rate', 'double precision')
    .addColumn('estimated_price', 'double precision')
    .addColumn('videos_count', 'bigint')
    .addColumn('average_views', 'double precision')
    .addColumn('region', 'text')
    .addColumn('last_posted_at', 'timestamptz')
    // Text, one @, text, a dot, text, without blanks: an address as the documents have it. Kept, since matching takes longer than reading the row.
    .addColumn('has_usable_email', 'boolean', (column) =>
      column.generatedAlwaysAs(sql`email ~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]+$'`).stored(),
    )
    .addColumn('language', 'text')
    .addColumn('fetched_at', 'timestamptz', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('channel_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('handle', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('keywords', sql`text[]`, (column) => column.notNull())
    .addColumn('avatar', 'text')
    .addColumn('cover_image', 'text')
    .addColumn('url', 'text')
    .addColumn('average_likes', 'double precision')
    .addColumn('posting_frequency', 'double precision')
    .addColumn('price_source', 'text')
    .addColumn('email', 'text')
    .addColumn('email_source', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('profile_read_at', 'timestamptz')
    .addColumn('vanished_at', 'timestamptz')
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('confirmed_fields', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('embedding_hash', 'text')
    .addColumn('embedding_model', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('creators_platform_channel', ['platform', 'channel_id'])
    .execute()
  // Rows stay whole: a vector or the terms moved out of line would cost a second page per creator that is scored.
  await sql`alter table creators set (toast_tuple_target = 8160)`.execute(db)
  await sql`alter table creators alter column embedding set storage plain`.execute(db)
}

async function createSearchIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index creators_terms on creators using gin (terms)`.execute(db)
  await sql`create index creators_name on creators using gin (name_key gin_trgm_ops)`.execute(db)
  await sql`create index creators_categories on creators using gin (content_categories)`.execute(db)
  await sql`create index creators_popularity on creators (subscribers desc nulls last, id)`.execute(db)
  await sql`create index creators_handle on creators (platform, lower(handle))`.execute(db)
  // What a few pass is looked up here, and meanings are compared row by row. The verified ones of a region of a million are scored
  // in 4 milliseconds instead of 18, for which all of the region were read.
  await sql`create index creators_region on creators (region, platform, verified)`.execute(db)
  for (const column of ['videos_count', 'last_posted_at']) {
    await db.schema.createIndex(`creators_${column}`).on('creators').column(column).execute()
  }
  // As results are ordered by them, so that the first of all are read without sorting all.
  await sql`create index creators_engagement_rate on creators (engagement_rate desc nulls last, id)`.execute(db)
  await sql`create index creators_estimated_price on creators (estimated_price, id)`.execute(db)
  await sql`
    create index creators_to_embed on creators (id) where embedding_hash is distinct from content_hash`.execute(db)
  // In WebAssembly the index took minutes to build, and comparing all of a small catalogue takes milliseconds.
  const { rows } = await sql<{ version: string }>`select version()`.execute(db)
  if (/wasm|emscripten/i.test(rows[0]?.version ?? '')) return
  await sql`create index creators_meaning on creators using hnsw (embedding halfvec_ip_ops)`.execute(db)
}

async function createSnapshots(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('creator_snapshots')
    .addColumn('creator_id', 'bigint', (column) => column.notNull().references('creators.id').onDelete('cascade'))
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('subscribers', 'bigint')
    .addColumn('engagement_rate', 'double precision')
    .addColumn('average_views', 'double precision')
    .addColumn('videos_count', 'bigint')
    .addPrimaryKeyConstraint('creator_snapshots_pkey', ['creator_id', 'day'])
    .execute()
}

async function createTermStatistics(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('term_statistics')
    .addColumn('term', 'text', (column) => column.primaryKey())
    .addColumn('creator_share', 'double precision', (column) => column.notNull())
    .addColumn('holders', 'bytea', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('catalogue_statistics')
    .addColumn('only_row', 'boolean', (column) => column.primaryKey().defaultTo(true).check(sql`only_row`))
    .addColumn('creator_count', 'bigint', (column) => column.notNull())
    .addColumn('average_term_count', 'double precision', (column) => column.notNull())
    .addColumn('sample_size', 'integer', (column) => column.notNull())
    .addColumn('refreshed_at', 'timestamptz', (column) => column.notNull())
    .execute()
}
