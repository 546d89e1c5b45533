import { type Kysely, sql } from 'kysely'

/** A registration replaces the origin of the address, which told that the platform shows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table creator_registrations add column shows_address boolean not null default false`.execute(db)
}
