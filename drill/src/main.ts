// `npm run drill`: failover tests with two servers on one PostgreSQL behind HAProxy. With `short` it takes about a
// minute, for continuous integration; with `catalogue` it only kills processes that import, search and build indexes; with
// `answers` it has 1,000 answers race their follow-ups (or `answers 50`: as many), which takes a quarter of an hour; with
// `mail` it only writes to 30 creators through Postfix and Dovecot; with `citus` workers of a divided
// catalogue are killed, replaced and added (or `citus 5`: five kills); with `company` ten colleagues write to the same 1,000
// creators at once (or `company 200 5`: so many, and colleagues), which takes four minutes; with
// `data-age` 400 days pass for 100,000 creators (or `data-age 2000 100`: so many, and days), which takes ten minutes.
import { fillWithReaders } from '../../bench/src/mail/sending-brand.ts'
import '../../tools/testing/quick-files.ts'
import { drillAges } from './ages/drill-ages.ts'
import { drillAnswers } from './answers/race-answers.ts'
import { drillMailServers, mailServerCreators } from './answers/thirty-creators.ts'
import { drillKilledCatalogue } from './catalogue/killed-catalogue.ts'
import { prepareEmbedded, preparePostgres } from './catalogue/killed-installation.ts'
import { drillCitus } from './citus/drill-citus.ts'
import { type Cluster, startCluster } from './cluster/cluster.ts'
import { ensureHaproxy } from './cluster/haproxy.ts'
import { createOwnDatabase, startOwnPostgres } from './cluster/own-database.ts'
import { checkLogs, createReport, type Report } from './cluster/report.ts'
import { drillCompany } from './company/drill-company.ts'
import { drillDatabaseOutage, drillSilentDatabase } from './drills/database-outage.ts'
import { drillKilledImport } from './drills/killed-import.ts'
import { drillKilledNodes } from './drills/killed-nodes.ts'
import { drillProgress } from './drills/progress.ts'
import { drillRestore } from './drills/restore.ts'
import { drillRollingRestart } from './drills/rolling-restart.ts'
import { drillSessions } from './drills/sessions.ts'
import { drillStarvation } from './drills/starvation.ts'
import { drillUpdate } from './drills/update.ts'

const isShort = process.argv[2] === 'short'
const isMailOnly = process.argv[2] === 'mail'
const isCompanyOnly = process.argv[2] === 'company'
const races = process.argv[2] === 'answers' ? Number(process.argv[3] ?? 1000) : 0
/** Milliseconds from one follow-up to the next. */
const raceInterval = 480
const catalogueKills = { embedded: 10, postgres: 12 }
/** Extent of the drill on a catalogue divided by Citus. */
const citusExtent = isShort
  ? { kills: 1, searches: 60, rows: 1000, isWhole: false }
  : { kills: Number(process.argv[3] ?? 20), searches: 2000, rows: 4000, isWhole: true }
/** Recipients of each campaign. */
const readers = isShort ? 400 : 5000
/** Creators that colleagues write to. */
const companyCreators = isShort ? 60 : 1000

// Exits explicitly, since kept-alive connections would delay the end.
process.exit(await main())

async function main(): Promise<number> {
  if (process.argv[2] === 'catalogue') {
    const report = createReport()
    await drillKilledCatalogues(report)
    return conclude(report)
  }
  if (process.argv[2] === 'citus') {
    const report = createReport()
    await drillCitus(report, citusExtent)
    return conclude(report)
  }
  const given = process.env.TEST_DATABASE_URL
  if (process.argv[2] === 'data-age') return drillDataAge(given)
  if (isShort && !given) return skip('it needs a PostgreSQL with pgvector and pg_textsearch in TEST_DATABASE_URL')
  if (!ensureHaproxy()) return skip('it needs HAProxy, which could not be installed')
  const own = given ? undefined : startOwnPostgres('/tmp/troupe-drill')
  try {
    return await drill(given ?? own?.url ?? '')
  } finally {
    own?.stop()
  }
}

async function drillDataAge(given: string | undefined): Promise<number> {
  const own = given ? undefined : startOwnPostgres('/tmp/troupe-drill')
  const report = createReport()
  try {
    const [creators, days] = [Number(process.argv[3] ?? 100_000), Number(process.argv[4] ?? 400)]
    await drillAges(given ?? own?.url ?? '', report, { creators, days })
  } finally {
    own?.stop()
  }
  return conclude(report)
}

/** Continuous integration has both requirements; elsewhere the short form is skipped. */
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
      if (races > 0) await runRaces(cluster, report)
      else if (isMailOnly) await runMails(cluster, report)
      else if (isCompanyOnly) await runCompany(cluster, report)
      else {
        await runDrills(cluster, report)
        await drillUpdate(serverUrl, report, { from: '0.1.0', withOldProgram: !isShort })
      }
    } catch (error) {
      console.error(error)
      report.check('the drills come to their end', false)
    } finally {
      checkLogs([cluster.a.output(), cluster.b.output()], report)
      await cluster.stop()
    }
    if (isShort || process.argv[2] === undefined) await drillCitus(report, citusExtent)
  } finally {
    await database.drop()
  }
  return conclude(report)
}

async function drillKilledCatalogues(report: Report): Promise<void> {
  await drillKilledCatalogue(report, await prepareEmbedded(), catalogueKills.embedded)
  await drillKilledCatalogue(report, await preparePostgres(), catalogueKills.postgres)
}

function conclude(report: Report): number {
  const failures = report.failures()
  console.log(
    failures.length === 0 ? '\nNothing was lost.' : `\n${failures.length} did not hold:\n${failures.join('\n')}`,
  )
  return failures.length === 0 ? 0 : 1
}

async function runRaces(cluster: Cluster, report: Report): Promise<void> {
  const creatorIds = await fillWithReaders({ databaseUrl: cluster.databaseUrl, dataDir: '' }, races)
  await drillAnswers(cluster, report, { creatorIds, span: races * raceInterval })
}

async function runMails(cluster: Cluster, report: Report): Promise<void> {
  const target = { databaseUrl: cluster.databaseUrl, dataDir: '' }
  await drillMailServers(cluster, report, await fillWithReaders(target, mailServerCreators))
}

async function runCompany(cluster: Cluster, report: Report): Promise<void> {
  const [creators, people] = [Number(process.argv[3] ?? companyCreators), Number(process.argv[4] ?? 10)]
  const creatorIds = await fillWithReaders({ databaseUrl: cluster.databaseUrl, dataDir: '' }, creators)
  const settle = await drillCompany(cluster, report, { creatorIds, people, rounds: 10, roundMs: 12_000 })
  await settle()
}

async function runDrills(cluster: Cluster, report: Report): Promise<void> {
  const count = readers * 3 + mailServerCreators + companyCreators
  const all = await fillWithReaders({ databaseUrl: cluster.databaseUrl, dataDir: '' }, count)
  // Duplicate mails are detected by address, so each campaign has its own recipients.
  const [first, second, third] = [0, 1, 2].map((part) => all.slice(part * readers, (part + 1) * readers))
  // Started first: in the short form, the mails a killed server had claimed are taken over while the other tests run.
  const settle = await drillKilledNodes(cluster, report, { creatorIds: first ?? [], kills: isShort ? 1 : 12 })
  if (!isShort) await settle()
  const settleCompany = await drillCompany(cluster, report, {
    creatorIds: all.slice(-companyCreators),
    ...(isShort ? { people: 4, rounds: 2, roundMs: 2500, kills: 1 } : { people: 10, rounds: 10, roundMs: 12_000 }),
  })
  if (!isShort) await settleCompany()
  await drillKilledImport(cluster, report, isShort ? 4000 : 20_000)
  await drillMailServers(cluster, report, all.slice(readers * 3, -companyCreators))
  await drillSessions(cluster, report)
  await drillProgress(cluster, report, second ?? [])
  await drillRollingRestart(cluster, report, { creatorIds: third ?? [], rounds: isShort ? 1 : 3 })
  await drillDatabaseOutage(cluster, report, isShort ? 3 : 10)
  await drillRestore(cluster, report, isShort ? 500 : 20_000)
  if (isShort) {
    await settle()
    await settleCompany()
  } else {
    await drillSilentDatabase(cluster, report, 8)
    await drillStarvation(report, { rows: 20_000, readers: 2000 })
    await drillKilledCatalogues(report)
  }
}
