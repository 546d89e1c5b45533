import { execFileSync } from 'node:child_process'
import { findFreePort } from '@troupe/server/testing/processes/free-port'
import { checkList } from '../catalogue/catalogue-check.ts'
import { control, postgresScript } from '../cluster/own-database.ts'
import { type DividedDrill, waitFor, waitForMiddle } from './divided-drill.ts'
import type { Worker } from './divided-installation.ts'
import { judge } from './topic-searches.ts'

const round = 1000

/**
 * A worker with a synchronous standby is lost for good in the middle of an import; the standby takes its place. Nothing
 * that was acknowledged is lost.
 */
export async function replaceWorker(drill: DividedDrill): Promise<void> {
  const { report, installation, searches, list, rows } = drill
  const name = 'a worker is replaced'
  report.begin('a worker is lost for good in the middle of an import, and its standby takes its place')
  const [worker] = installation.workers
  if (!worker) throw new Error('There are no workers')
  const standby = await followWorker(drill, worker)
  await searches.signIn()
  await list.write(rows, round)
  const stopping = new AbortController()
  const searching = searches.runUntil(stopping.signal, worker.port)
  const importing = list.import().finish()
  await waitForMiddle(drill, round)
  worker.kill()
  const begun = performance.now()
  standby.promote()
  installation.atEnd(() => standby.stop())
  await installation.database.pool.query(
    'select citus_update_node(nodeid, nodename, $1) from pg_dist_node where nodeport = $2',
    [standby.port, worker.port],
  )
  report.say(`${name}: taking its place took ${Math.round(performance.now() - begun)} ms`)
  report.check(`${name}: the import outlasts it`, await importing)
  stopping.abort()
  await searching
  await searches.readPlaces()
  report.check(`${name}: searches are complete`, await waitFor(() => searches.areAllComplete()))
  judge(report, name, searches.takeTally())
  await checkList(installation.database, report, { rows, round })
}

interface Standby {
  readonly port: number
  promote(): void
  stop(): void
}

/** Starts a standby, without which the worker acknowledges nothing from now on. */
async function followWorker({ report }: DividedDrill, worker: Worker): Promise<Standby> {
  const folder = `${worker.folder}-standby`
  const port = await findFreePort()
  const inside = (command: string) =>
    execFileSync(postgresScript, ['run', folder, 'sh', '-euc', command], { stdio: ['ignore', 'ignore', 'inherit'] })
  inside(`rm -rf "$PGDATA"
    pg_basebackup -d ${worker.url} -D "$PGDATA" --write-recovery-conf --checkpoint=fast
    echo "port = ${port}" >>"$PGDATA/postgresql.conf"
    pg_ctl -w -l "$PGDATA/log" start`)
  await worker.query("alter system set synchronous_standby_names = '*'")
  await worker.query('select pg_reload_conf()')
  const isFollowed = await waitFor(async () => {
    const followers = await worker.query('select sync_state from pg_stat_replication')
    return followers.some(({ sync_state }) => sync_state === 'sync')
  })
  report.check('a worker is followed synchronously', isFollowed)
  return { port, promote: () => inside('pg_ctl -w promote'), stop: control(folder).stop }
}
