import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { createPartFunctions, dropPartFunctions } from './part-functions.ts'
import { findObstacle, readDistribution } from './read-distribution.ts'

/** The tables of the catalogue that are divided by creator, each with the column that names the creator. */
const dividedTables = [
  ['creators', 'id'],
  ['creator_posts', 'creator_id'],
  ['creator_snapshots', 'creator_id'],
  ['creator_upkeep', 'creator_id'],
] as const

/** Thrown with a sentence for the operator when the database cannot be divided. */
export class DistributionError extends Error {}

/**
 * Divides the catalogue among the workers of Citus, in one transaction: rows of one creator lie together. Channels and
 * the tables of users stay on the coordinator. Whatever reads or stores creators waits meanwhile.
 * @param shards Number of parts; more parts than processor cores of all workers do not make searches faster.
 * @throws DistributionError when it is not Citus, no worker is registered, or the catalogue is divided already.
 */
export async function distribute(db: Kysely<Tables>, shards: number): Promise<void> {
  const obstacle = findObstacle(await readDistribution(db), 'whole')
  if (obstacle) throw new DistributionError(obstacle)
  await db.transaction().execute(async (transaction) => {
    await withoutReferences(transaction, async () => {
      for (const [table, column] of dividedTables) {
        const placement = table === 'creators' ? sql`shard_count => ${shards}::int` : sql`colocate_with => 'creators'`
        await sql`select create_distributed_table(${table}, ${column}, ${placement})`.execute(transaction)
      }
    })
  })
  await createPartFunctions(
    db,
    dividedTables.map(([table]) => table),
  )
}

/**
 * Brings the whole catalogue back to the coordinator, in one transaction.
 * @throws DistributionError when the catalogue is not divided.
 */
export async function undistribute(db: Kysely<Tables>): Promise<void> {
  const obstacle = findObstacle(await readDistribution(db), 'divided')
  if (obstacle) throw new DistributionError(obstacle)
  await db.transaction().execute(async (transaction) => {
    await withoutReferences(transaction, async () => {
      for (const [table] of dividedTables) await sql`select undistribute_table(${table})`.execute(transaction)
    })
  })
  await dropPartFunctions(db)
}

/** Drops the references among the divided tables for the time of the work: they hold only where both sides lie together. */
async function withoutReferences(db: Kysely<Tables>, work: () => Promise<void>): Promise<void> {
  const parts = dividedTables.filter(([table]) => table !== 'creators')
  for (const [table, column] of parts) {
    await sql`alter table ${sql.ref(table)} drop constraint ${sql.ref(`${table}_${column}_fkey`)}`.execute(db)
  }
  await work()
  for (const [table, column] of parts) {
    await sql`
      alter table ${sql.ref(table)} add constraint ${sql.ref(`${table}_${column}_fkey`)}
        foreign key (${sql.ref(column)}) references creators (id) on delete cascade`.execute(db)
  }
}
