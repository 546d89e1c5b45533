import { type DividedDrill, waitFor } from './divided-drill.ts'
import { judge } from './topic-searches.ts'

/** Adds a worker and moves parts to it while people search and a list is imported. */
export async function addWorker({ report, installation, searches, list, rows }: DividedDrill): Promise<void> {
  const name = 'a worker joins'
  report.begin('a worker joins, and parts are moved to it while people search and import')
  await searches.signIn()
  const stopping = new AbortController()
  const searching = searches.runUntil(stopping.signal)
  const begun = performance.now()
  await installation.addWorker()
  const { pool } = installation.database
  await pool.query('select citus_rebalance_start()')
  const importing = list.write(rows, -1).then(() => list.import().finish())
  const isMoved = await waitFor(async () => {
    const { rows: jobs } = await pool.query<{ state: string }>('select state::text from citus_rebalance_status()')
    return jobs.length > 0 && jobs.every(({ state }) => state === 'finished')
  })
  report.say(`${name}: moving took ${Math.round(performance.now() - begun)} ms`)
  report.check(`${name}: the import goes on`, await importing)
  stopping.abort()
  await searching
  const { rows: places } = await pool.query<{ parts: number }>(
    `select count(*)::int as parts from pg_dist_shard_placement join pg_dist_shard using (shardid)
    where logicalrelid = 'creators'::regclass and nodeport = $1`,
    [installation.workers.at(-1)?.port],
  )
  report.check(`${name}: it has parts`, isMoved && (places[0]?.parts ?? 0) > 0, places[0]?.parts)
  await searches.readPlaces()
  report.check(`${name}: searches are complete`, await searches.areAllComplete())
  judge(report, name, searches.takeTally())
}
