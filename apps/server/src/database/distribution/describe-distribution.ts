import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { dividedTables } from './divided-tables.ts'
import { findMissing, hasSessionSettings, readNodeFacts } from './node-facts.ts'
import { readDistribution } from './read-distribution.ts'

interface Share {
  readonly address: string
  readonly shards: number
  readonly bytes: number | null
}

/** Says how the catalogue lies, for an operator. */
export async function* describeDistribution(db: Kysely<Tables>): AsyncGenerator<string> {
  const { citus, shards, hasTables, unfinished } = await readDistribution(db)
  if (citus === undefined) {
    yield 'The catalogue is whole, in a PostgreSQL without Citus.'
    return
  }
  if (!hasTables) {
    yield 'The database lacks tables: start a server of this version on it first.'
    return
  }
  yield `Citus ${citus}: the catalogue is ${shards === 0 ? 'whole' : `divided into ${shards} parts`}.`
  if (unfinished) {
    yield 'A command is dividing it or bringing it together. If it was ended: running it again removes what it left.'
  }
  const nodes = await readNodeFacts(db)
  const shares = await readShares(db)
  for (const node of nodes) {
    const { address, isCoordinator, facts } = node
    const share = shares.find((one) => one.address === address)
    const size =
      share?.bytes == null ? [] : [`${(share.bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`]
    const settings = !facts || isCoordinator || hasSessionSettings(node) ? [] : ['lacks settings: run "prepare"']
    const role = isCoordinator ? 'coordinator' : 'worker'
    yield [
      address,
      role,
      facts ? 'answers' : 'does not answer',
      `${share?.shards ?? 0} parts`,
      ...size,
      ...settings,
    ].join('  ')
  }
  yield* findMissing(nodes)
}

async function readShares(db: Kysely<Tables>): Promise<Share[]> {
  const names = dividedTables.map(([table]) => table)
  const { rows } = await sql<Share>`
    select nodename || ':' || nodeport as address, count(*) filter (where logicalrelid = 'creators'::regclass)::int as shards,
      sum(size)::bigint as bytes
    from pg_dist_shard
    join pg_dist_placement using (shardid) join pg_dist_node using (groupid)
    left join citus_shard_sizes() as sizes (shard_id, size) on shard_id = shardid
    where noderole = 'primary' and logicalrelid = any(${names}::text[]::regclass[])
    group by 1`.execute(db)
  return rows
}
