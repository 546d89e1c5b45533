import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backup_results')
    .addColumn('step', 'text', (column) => column.primaryKey())
    .addColumn('finished_at', 'timestamptz', (column) => column.notNull())
    .addColumn('succeeded', 'boolean', (column) => column.notNull())
    .addColumn('made_at', 'timestamptz')
    .execute()
}
