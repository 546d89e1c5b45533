import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { readDistribution } from './read-distribution.ts'

/** Statistics of the catalogue that PostgreSQL keeps. */
export interface CatalogueStatistics {
  /** The planner's estimate of the number of creators; 0: there is none yet. */
  readonly estimate: number
  /** Rows changed since the estimate was made; PostgreSQL counts them with a delay of some seconds. */
  readonly changes: number
}

const toQuestion = (table: string) => `
  select greatest(reltuples, 0)::bigint as estimate, coalesce(n_mod_since_analyze, 0) as changes
  from pg_class left join pg_stat_user_tables on relid = pg_class.oid where pg_class.oid = ${table}::regclass`

/** Reads the statistics of the catalogue: of a divided one the sums over its parts, since its own table is empty. */
export async function readCatalogueStatistics(db: Kysely<Tables>): Promise<CatalogueStatistics> {
  const { shards } = await readDistribution(db)
  const { rows } = await (shards > 0 ? readParts(db) : readWhole(db))
  return rows[0] ?? { estimate: 0, changes: 0 }
}

function readWhole(db: Kysely<Tables>) {
  return sql<CatalogueStatistics>`${sql.raw(toQuestion(`'creators'`))}`.execute(db)
}

function readParts(db: Kysely<Tables>) {
  const question = `select to_json(part) from (${toQuestion(`'%s'`)}) as part`
  return sql<CatalogueStatistics>`
    select coalesce(sum((result::json ->> 'estimate')::bigint), 0)::bigint as estimate,
      coalesce(sum((result::json ->> 'changes')::bigint), 0)::bigint as changes
    from run_command_on_shards('creators', ${question}) where success`.execute(db)
}
