import { type Kysely, sql } from 'kysely'

/** An erasure looks for the creator's addresses among the values that imports replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index creator_import_rows_email on creator_import_rows (lower(before ->> 'email'))
    where before ->> 'email' is not null`.execute(db)
}
