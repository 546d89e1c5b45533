import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables/tables.ts'

/** A port of the loopback interface on which nothing listens. */
const closedPort = 1

/**
 * Makes the coordinator look for one of the workers where nothing answers, which for a search is as if it were not running.
 * Other databases on the same nodes go on.
 * @returns what brings the worker back.
 */
export async function cutOffWorker(db: Kysely<Tables>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ nodeid: number; nodeport: number }>`
    select nodeid, nodeport from pg_dist_node where shouldhaveshards order by nodeid desc limit 1`.execute(db)
  const [worker] = rows
  if (!worker) throw new Error('No worker has parts')
  const place = (port: number) =>
    sql`update pg_dist_node set nodeport = ${port} where nodeid = ${worker.nodeid}`.execute(db)
  await place(closedPort)
  return async () => {
    await place(worker.nodeport)
  }
}
