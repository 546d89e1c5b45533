import { type Kysely, sql } from 'kysely'

/** Users' own columns of collections with their values, and tags of the creators in a collection. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('collection_columns')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('collection_id', 'uuid', (column) => column.notNull().references('collections.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull().check(sql`type in ('text', 'number', 'date', 'choice')`))
    .addColumn('choices', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addUniqueConstraint('collection_columns_name_key', ['collection_id', 'name_key'])
    .execute()
  await db.schema
    .alterTable('collection_creators')
    .addColumn('tags', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('column_values', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute()
}
