import { type Kysely, sql } from 'kysely'

/** Users' statements about which channels belong to one person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person_statements')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('creator_id', 'bigint', (column) => column.notNull().references('creators.id').onDelete('cascade'))
    .addColumn('other_id', 'bigint', (column) => column.notNull().references('creators.id').onDelete('cascade'))
    .addColumn('is_same', 'boolean', (column) => column.notNull())
    .addColumn('stated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_statements_pkey', ['user_id', 'creator_id', 'other_id'])
    .execute()
  // The user comes second in these, so that they also serve the deletion of a creator.
  await sql`create index person_statements_creator on person_statements (creator_id, user_id)`.execute(db)
  await sql`create index person_statements_other on person_statements (other_id, user_id)`.execute(db)
}
