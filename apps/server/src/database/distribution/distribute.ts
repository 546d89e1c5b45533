import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { DistributionError } from './distribution-error.ts'
import type { Progress } from './fill-copies.ts'
import { moveCatalogue, removeLeftovers } from './move-catalogue.ts'
import { findMissing, readNodeFacts } from './node-facts.ts'
import { definePartFunctions, useParts } from './part-functions.ts'
import { findObstacle, readDistribution } from './read-distribution.ts'
import { setSessionSettings } from './set-session-settings.ts'

type Note = (progress: Progress) => void

/**
 * Divides the catalogue among the workers of Citus while it serves: rows of one creator lie together. Channels and the
 * tables of users stay on the coordinator. It takes the space of a second catalogue.
 * @param shards Number of parts; more parts than processor cores of all workers do not make searches faster.
 * @returns the milliseconds for which reading and writing waited at the end.
 * @throws DistributionError when it is not Citus, no worker is registered, a worker lacks something, another command is
 * at it, or the catalogue is divided already.
 */
export function distribute(db: Kysely<Tables>, shards: number, note: Note = () => {}): Promise<number> {
  return move(db, 'whole', async (connection) => {
    await prepareNodes(connection)
    return moveCatalogue(connection, { shards, note })
  })
}

/**
 * Brings the whole catalogue back to the coordinator while it serves. It takes what dividing takes.
 * @returns the milliseconds for which reading and writing waited at the end.
 * @throws DistributionError when the catalogue is not divided, or another command is at it.
 */
export function undistribute(db: Kysely<Tables>, note: Note = () => {}): Promise<number> {
  return move(db, 'divided', (connection) => moveCatalogue(connection, { shards: undefined, note }))
}

/**
 * Gives the nodes the settings of sessions, and a divided catalogue the functions of this version, once it is certain that the
 * nodes have what the catalogue needs.
 * @throws DistributionError when there is no worker; else it names each node and what it lacks.
 */
export async function prepareNodes(db: Kysely<Tables>): Promise<void> {
  const distribution = await readDistribution(db)
  const obstacle = findObstacle({ ...distribution, shards: 0 }, 'whole')
  if (obstacle) throw new DistributionError(obstacle)
  const missing = findMissing(await readNodeFacts(db))
  if (missing.length > 0) throw new DistributionError(missing.join('\n'))
  await setSessionSettings(db)
  if (distribution.shards === 0) return
  await definePartFunctions(db)
  await useParts(db)
}

/** Does the work, and before and after it removes what a command has left. */
async function move(
  db: Kysely<Tables>,
  from: 'whole' | 'divided',
  work: (connection: Kysely<Tables>) => Promise<number>,
): Promise<number> {
  const { citus } = await readDistribution(db)
  if (citus === undefined) await refuse(db, from)
  return withConnection(db, (connection) =>
    alone(connection, async () => {
      if ((await readDistribution(connection)).unfinished) await removeLeftovers(connection)
      await refuse(connection, from)
      return work(connection).finally(() => removeLeftovers(connection))
    }),
  )
}

async function refuse(db: Kysely<Tables>, wanted: 'whole' | 'divided'): Promise<void> {
  const obstacle = findObstacle(await readDistribution(db), wanted)
  if (obstacle) throw new DistributionError(obstacle)
}

/** Does the work on one connection whose statements may take long. */
function withConnection<T>(db: Kysely<Tables>, work: (connection: Kysely<Tables>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`set idle_in_transaction_session_timeout = 0`.execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
      await sql`reset idle_in_transaction_session_timeout`.execute(connection)
    }
  })
}

const lockKey = sql`hashtextextended('troupe: division of the catalogue', 0)`

/** @throws DistributionError when another command is at it in the same database. */
async function alone<T>(db: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${lockKey}) as locked`.execute(db)
  if (!rows[0]?.locked)
    throw new DistributionError('Another command is dividing the catalogue or bringing it together.')
  return work().finally(() => sql`select pg_advisory_unlock(${lockKey})`.execute(db))
}
