// `npm run drill`: two servers on one PostgreSQL behind HAProxy, and what happens to such in their life. With `short` it
// takes less than a minute, for continuous integration.
import { fillWithReaders } from '../../bench/src/mail/sending-brand.ts'
import { checkLogs } from './check-logs.ts'
import { type Cluster, startCluster } from './cluster/cluster.ts'
import { ensureHaproxy } from './cluster/haproxy.ts'
import { createOwnDatabase, startOwnPostgres } from './cluster/own-database.ts'
import { drillDatabaseOutage, drillSilentDatabase } from './drills/database-outage.ts'
import { drillKilledImport } from './drills/killed/import.ts'
import { drillKilledNodes } from './drills/killed-nodes.ts'
import { drillProgress } from './drills/progress.ts'
import { drillRestore } from './drills/restored/restore.ts'
import { drillRollingRestart } from './drills/rolling-restart.ts'
import { drillSessions } from './drills/sessions.ts'
import { createReport, type Report } from './report.ts'
import { drillStarvation } from './starved/starvation.ts'
import { drillUpdate } from './updated/update.ts'

const isShort = process.argv[2] === 'short'
/** Of each campaign. */
const readers = isShort ? 400 : 5000

// Connections that are kept for a next call must not hold the end.
process.exit(await main())

async function main(): Promise<number> {
  const given = process.env.TEST_DATABASE_URL
  if (isShort && !given) return skip('it needs a PostgreSQL with pgvector in TEST_DATABASE_URL')
  if (!ensureHaproxy()) return skip('it needs HAProxy, which could not be installed')
  const own = given ? undefined : startOwnPostgres('/tmp/troupe-drill')
  try {
    return await drill(given ?? own?.url ?? '')
  } finally {
    own?.stop()
  }
}

/** Continuous integration has both; elsewhere tests go on without. */
function skip(reason: string): number {
  console.log(`drill: ${reason}; not drilled`)
  return isShort ? 0 : 2
}

async function drill(serverUrl: string): Promise<number> {
  const database = await createOwnDatabase(serverUrl)
  const report = createReport()
  try {
    const cluster = await startCluster(database.url)
    try {
      await runDrills(cluster, report)
      await drillUpdate(serverUrl, report, { from: '0.1.0', withOldProgram: !isShort })
    } catch (error) {
      console.error(error)
      report.check('the drills come to their end', false)
    } finally {
      checkLogs(cluster, report)
      await cluster.stop()
    }
  } finally {
    await database.drop()
  }
  const failures = report.failures()
  console.log(
    failures.length === 0 ? '\nNothing was lost.' : `\n${failures.length} did not hold:\n${failures.join('\n')}`,
  )
  return failures.length === 0 ? 0 : 1
}

async function runDrills(cluster: Cluster, report: Report): Promise<void> {
  const all = await fillWithReaders({ databaseUrl: cluster.databaseUrl, dataDir: '' }, readers * 3)
  // Whether a mail came twice is told by its address: each campaign has addresses of its own.
  const [first, second, third] = [0, 1, 2].map((part) => all.slice(part * readers, (part + 1) * readers))
  // Begun first: in the short form what a dead server had in hand is taken up while the others are drilled.
  const settle = await drillKilledNodes(cluster, report, { creatorIds: first ?? [], kills: isShort ? 1 : 12 })
  if (!isShort) await settle()
  await drillKilledImport(cluster, report, isShort ? 4000 : 20_000)
  await drillSessions(cluster, report)
  await drillProgress(cluster, report, second ?? [])
  await drillRollingRestart(cluster, report, { creatorIds: third ?? [], rounds: isShort ? 1 : 3 })
  await drillDatabaseOutage(cluster, report, isShort ? 3 : 10)
  await drillRestore(cluster, report, isShort ? 500 : 20_000)
  if (isShort) await settle()
  else {
    await drillSilentDatabase(cluster, report, 8)
    await drillStarvation(report, { rows: 20_000, readers: 2000 })
  }
}
