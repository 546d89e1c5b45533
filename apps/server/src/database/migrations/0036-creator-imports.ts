import { type Kysely, sql } from 'kysely'

/** Imports of creators from files in the browser: the files until they are read, and what an undo needs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('creator_imports')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('choices', 'jsonb', (column) => column.notNull())
    .addColumn('collection_id', 'uuid', (column) => column.references('collections.id').onDelete('set null'))
    .addColumn('progress', 'jsonb', (column) => column.notNull())
    .addColumn('result', 'jsonb')
    .addColumn('undo', 'jsonb')
    .addColumn('problem', 'jsonb')
    .addColumn('worked_at', 'timestamptz')
    .addColumn('finished_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index creator_imports_user_idx on creator_imports (user_id, created_at)`.execute(db)
  await sql`create index creator_imports_collection_idx on creator_imports (collection_id)`.execute(db)
  await db.schema
    .createTable('creator_import_parts')
    .addColumn('import_id', 'uuid', (column) => column.notNull().references('creator_imports.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('creator_import_parts_pkey', ['import_id', 'number'])
    .execute()
  await db.schema
    .createTable('creator_import_rows')
    .addColumn('import_id', 'uuid', (column) => column.notNull().references('creator_imports.id').onDelete('cascade'))
    .addColumn('creator_id', 'bigint', (column) => column.notNull().references('creators.id').onDelete('cascade'))
    .addColumn('before', 'jsonb')
    .addColumn('stored_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('creator_import_rows_pkey', ['import_id', 'creator_id'])
    .execute()
  await sql`create index creator_import_rows_creator_idx on creator_import_rows (creator_id)`.execute(db)
}
