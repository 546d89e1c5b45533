import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'

/** How the catalogue lies. */
export interface Distribution {
  /** Version of Citus in this database; undefined: it is not installed. */
  readonly citus: string | undefined
  readonly workers: number
  /** Number of parts; 0: the catalogue is whole. */
  readonly shards: number
}

/** Reads how the catalogue of this database is divided. */
export async function readDistribution(db: Kysely<Tables>): Promise<Distribution> {
  const { rows } = await sql<{
    version: string
  }>`select extversion as version from pg_extension where extname = 'citus'`.execute(db)
  const citus = rows[0]?.version
  if (citus === undefined) return { citus, workers: 0, shards: 0 }
  const counts = await sql<{ workers: number; shards: number }>`
    select (select count(*) from pg_dist_node where isactive and shouldhaveshards)::int as workers,
      (select count(*) from pg_dist_shard where logicalrelid = 'creators'::regclass)::int as shards`.execute(db)
  return { citus, workers: 0, shards: 0, ...counts.rows[0] }
}

/**
 * Says why the catalogue cannot be divided or brought together.
 * @param wanted How the catalogue has to lie before.
 * @returns undefined when nothing is in the way.
 */
export function findObstacle(
  { citus, workers, shards }: Distribution,
  wanted: 'whole' | 'divided',
): string | undefined {
  if (citus === undefined) {
    return 'DATABASE_URL leads to a PostgreSQL without Citus: install it on each node, add citus as the first name to shared_preload_libraries, and create the extension; docs/scaling.md says more.'
  }
  if (wanted === 'divided') return shards > 0 ? undefined : 'The catalogue is whole already.'
  if (workers === 0) {
    return 'Citus knows no worker: register each with citus_add_node; docs/scaling.md says more.'
  }
  return shards === 0 ? undefined : `The catalogue is divided already, into ${shards} parts.`
}
