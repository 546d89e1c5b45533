import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** With fewer changed rows the planner's estimates are good enough. */
const minChangedShare = 0.05

/**
 * Updates the planner's statistics of the catalogue, which decide how a search reads it, if enough rows have changed.
 * In the embedded database, which has no autovacuum, it also removes dead rows: they slowed searches by 30 ms at 3,000
 * creators.
 */
export async function tidyCatalogue({ kysely, embedded }: Database): Promise<void> {
  // PostgreSQL counts changed rows with a delay of some seconds; new rows are counted here.
  const { rows } = await sql<{ changed: number }>`
    select greatest(n_mod_since_analyze, abs(reltuples - (select count(*) from creators))) / greatest(1, reltuples) as changed
    from pg_class join pg_stat_user_tables on relid = oid where oid = 'creators'::regclass`.execute(kysely)
  if ((rows[0]?.changed ?? 1) < minChangedShare) return
  await (embedded ? sql`vacuum analyze creators` : sql`analyze creators`).execute(kysely)
}
