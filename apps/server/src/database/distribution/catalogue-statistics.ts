import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { onEachPart, partSuffix } from './on-each-part.ts'

/** Statistics of the catalogue that PostgreSQL keeps. */
export interface CatalogueStatistics {
  /** The planner's estimate of the number of creators; 0: there is none yet. */
  readonly estimate: number
  /** Rows changed since the estimate was made; PostgreSQL counts them with a delay of some seconds. */
  readonly changes: number
}

/** Reads the statistics of the catalogue: of a divided one the sums over its parts, since its own table is empty. */
export async function readCatalogueStatistics(db: Kysely<Tables>): Promise<CatalogueStatistics> {
  const parts = await onEachPart<CatalogueStatistics>(
    db,
    sql`
      select json_build_object('estimate', greatest(reltuples, 0)::bigint, 'changes', coalesce(n_mod_since_analyze, 0))
      from pg_class left join pg_stat_user_tables on relid = pg_class.oid
      where pg_class.oid = ('creators' || ${partSuffix})::regclass`,
  )
  const add = (value: keyof CatalogueStatistics) => parts.reduce((sum, part) => sum + part[value], 0)
  return { estimate: add('estimate'), changes: add('changes') }
}
