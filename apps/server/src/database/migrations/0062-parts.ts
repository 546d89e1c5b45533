import { type Kysely, sql } from 'kysely'

/**
 * Runs a statement on each part of the catalogue, or asks for its plan there. There is one part until the catalogue is divided,
 * which replaces the function (`database/distribution/part-functions.ts`). The statement returns JSON; its `$1` is what a part
 * adds to the names of indexes, `$2` the number of parts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function on_each_part(statement text, plans boolean) returns setof json language plpgsql as $$
    begin
      return query execute case when plans then 'explain (format json) ' else '' end || statement using ''::text, 1;
    end $$`.execute(db)
}
