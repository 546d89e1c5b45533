import { type QueryExecutorProvider, sql } from 'kysely'

/** Schemas of the division. All but the last exist only while the catalogue is divided or brought together. */
export const schemas = {
  /** The tables that are filled, until they take the place of the others. */
  copy: 'catalogue_copy',
  /** On each node: which creators were written since the copying began. */
  changes: 'catalogue_changes',
  /** The tables that served before. */
  before: 'catalogue_before',
  /** Exists while the catalogue is divided. */
  division: 'division',
} as const

/** How the catalogue lies. */
export interface Distribution {
  /** Version of Citus in this database; undefined: it is not installed. */
  readonly citus: string | undefined
  readonly workers: number
  /** Whether a server of this version has made the tables. */
  readonly hasTables: boolean
  /** Number of parts; 0: the catalogue is whole. */
  readonly shards: number
  /** Whether a command that divided it or brought it together has left something, or is at work. */
  readonly unfinished: boolean
}

const leftovers = [schemas.copy, schemas.changes, schemas.before]

/** Reads how the catalogue of this database is divided. */
export async function readDistribution(db: QueryExecutorProvider): Promise<Distribution> {
  const { rows } = await sql<{
    version: string
  }>`select extversion as version from pg_extension where extname = 'citus'`.execute(db)
  const citus = rows[0]?.version
  if (citus === undefined) return { citus, workers: 0, shards: 0, hasTables: true, unfinished: false }
  const facts = await sql<Omit<Distribution, 'citus'>>`
    select (select count(*) from pg_dist_node where isactive and shouldhaveshards)::int as workers,
      (select count(*) from pg_dist_shard where logicalrelid = to_regclass('creators'))::int as shards,
      to_regclass('channels') is not null as "hasTables",
      exists (select 1 from pg_namespace where nspname = any(${leftovers}::text[])) as unfinished`.execute(db)
  return { citus, workers: 0, shards: 0, hasTables: true, unfinished: false, ...facts.rows[0] }
}

/**
 * Says why the catalogue cannot be divided or brought together.
 * @param wanted How the catalogue has to lie before.
 * @returns undefined when nothing is in the way.
 */
export function findObstacle(
  { citus, workers, shards, hasTables }: Omit<Distribution, 'unfinished'>,
  wanted: 'whole' | 'divided',
): string | undefined {
  if (citus === undefined) {
    return 'DATABASE_URL leads to a PostgreSQL without Citus: install it on each node, add citus as the first name to shared_preload_libraries, and create the extension; docs/scaling.md says more.'
  }
  if (!hasTables) return 'The database lacks tables: start a server of this version on it first.'
  if (wanted === 'divided') return shards > 0 ? undefined : 'The catalogue is whole already.'
  if (workers === 0) {
    return 'Citus knows no worker: register each with citus_add_node; docs/scaling.md says more.'
  }
  return shards === 0 ? undefined : `The catalogue is divided already, into ${shards} parts.`
}
