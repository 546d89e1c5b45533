import { readFile } from 'node:fs/promises'
import { type Database, openDatabase } from '@troupe/server/database/database'
import { silentLogger } from '@troupe/server/lib/logger'
import pg from 'pg'
import { inventPerson, postJson, signUp } from '../../../tools/testing/test-person.ts'
import { startTroupe } from '../../../tools/testing/troupe-process.ts'
import { fillCatalogue } from '../catalogue/fill-catalogue.ts'
import { listSearchTexts } from '../catalogue/search-texts.ts'
import { report } from '../measure/figures.ts'
import { summarize, timeEach } from '../measure/timings.ts'
import { measureSearches } from './measure-searches.ts'

const smallCount = 10_000
const targets = {
  databaseP95: (count: number) => (count > 100_000 ? 15 : 9),
  growth: 1.8,
  recall30: 0.97,
  recall100: 0.96,
  megabytes: 500,
}

/**
 * Searches of 10,000 creators and of so many on a real PostgreSQL, how that grows, what they find of an exhaustive ranking, and
 * the memory of a server that searches the larger.
 */
export async function measurePostgresSearch(count: number): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    console.log('\nPostgreSQL: needs one with pgvector and pg_textsearch in TEST_DATABASE_URL; not measured')
    return
  }
  const small = await withCatalogue(server, smallCount, (database) => measureSearches(database, smallCount))
  const large =
    count === smallCount
      ? small
      : await withCatalogue(server, count, async (database, databaseUrl) => {
          const measured = await measureSearches(database, count)
          await measureMemory(databaseUrl)
          return measured
        })
  const growth = Math.round((large.p95 / small.p95) * 100) / 100
  const name = `PostgreSQL, ${large.count.toLocaleString('en')} creators: `
  report({
    what: `${name}p95 in the database (ms)`,
    value: large.p95,
    reference: large.bareP95,
    target: `<= ${targets.databaseP95(count)}`,
    isReached: large.p95 <= targets.databaseP95(count),
  })
  report({
    what: `${name}times the p95 of 10,000`,
    value: growth,
    target: `<= ${targets.growth}`,
    isReached: growth <= targets.growth,
  })
  for (const [depth, value, target] of [
    [30, large.recall.at30, targets.recall30],
    [100, large.recall.at100, targets.recall100],
  ] as const) {
    report({ what: `${name}recall of the first ${depth}`, value, target: `>= ${target}`, isReached: value >= target })
  }
}

/** Work on a filled database of its own, gone afterwards. */
async function withCatalogue<T>(
  server: string,
  count: number,
  work: (database: Database, databaseUrl: string) => Promise<T>,
): Promise<T> {
  const name = `troupe_bench_${process.pid}_${count}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 10, log: silentLogger })
  try {
    await fillCatalogue(database, count)
    return await work(database, databaseUrl)
  } finally {
    await database.close()
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

async function measureMemory(databaseUrl: string): Promise<void> {
  const troupe = await startTroupe({ environment: { DATABASE_URL: databaseUrl, DEMO_CREATORS: '0' } })
  try {
    const { access_token } = await signUp(troupe.url, inventPerson())
    const times = await timeEach(listSearchTexts().slice(0, 300), (text) =>
      postJson(
        `${troupe.url}/api/kols/hybrid-search`,
        { query_text: text, result_limit: 100, max_api_requests: 0 },
        access_token,
      ),
    )
    const status = await readFile(`/proc/${troupe.processId}/status`, 'utf8')
    const megabytes = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
    console.log(`\nend to end over HTTP with 100 results each: p95 ${summarize(times).p95} ms`)
    report({
      what: 'PostgreSQL: memory of the server after 300 searches (MB)',
      value: megabytes,
      target: `< ${targets.megabytes}`,
      isReached: megabytes < targets.megabytes,
    })
  } finally {
    await troupe.stop()
  }
}
