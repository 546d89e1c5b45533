import { readFile } from 'node:fs/promises'
import { HybridSearchRequest } from '@troupe/contract/discovery'
import { type Database, openDatabase } from '@troupe/server/database/database'
import { createBuiltInEncoder } from '@troupe/server/integrations/language/built-in-encoder'
import { silentLogger } from '@troupe/server/lib/logger'
import { hybridSearch } from '@troupe/server/modules/discovery/search/hybrid-search'
import { toVectorText } from '@troupe/server/modules/discovery/search/meaning/embedding-repository'
import { createGlossingEncoder } from '@troupe/server/modules/discovery/search/meaning/glossing-encoder'
import pg from 'pg'
import { inventPerson, postJson, signUp } from '../../../tools/testing/test-person.ts'
import { startTroupe } from '../../../tools/testing/troupe-process.ts'
import { createSearchContext } from '../catalogue/bench-catalogue.ts'
import { fillCatalogue } from '../catalogue/fill-catalogue.ts'
import { filterTurns, listSearchTexts, sortTurns } from '../catalogue/search-texts.ts'
import { report } from '../measure/figures.ts'
import { summarize, timeEach, timeFastest, watchTimeInUse } from '../measure/timings.ts'
import { measureRecall, type Recall } from './measure-recall.ts'

const smallCount = 10_000
const searches = 200
/** Ranking all creators of a large catalogue takes seconds. */
const recallSearches = (count: number) => (count > 100_000 ? 20 : 60)
const targets = {
  databaseP95: (count: number) => (count > 100_000 ? 15 : 9),
  growth: 1.8,
  recall30: 0.97,
  recall100: 0.96,
  megabytes: 500,
}

interface Measured {
  readonly count: number
  /** The database's part over all filters, in milliseconds. */
  readonly p95: number
  /** The bare nearest-neighbour query. */
  readonly bareP95: number
  readonly recall: Recall
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
  const small = await withCatalogue(server, smallCount, (database) => measure(database, smallCount))
  const large =
    count === smallCount
      ? small
      : await withCatalogue(server, count, async (database, databaseUrl) => {
          const measured = await measure(database, count)
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

async function measure(database: Database, count: number): Promise<Measured> {
  const texts = listSearchTexts().slice(0, searches)
  const vectors = await encode(texts)
  const context = createSearchContext(database, { find: async (text) => vectors.get(text) }, openEncoder())
  const inUse = watchTimeInUse(database.pool)
  const search = (text: string, filters: object) =>
    hybridSearch(context, HybridSearchRequest.parse({ query_text: text, max_api_requests: 0, ...filters }))
  const nearest = (text: string) =>
    database.pool.query('select id from creators order by embedding <#> $1::halfvec limit 30', [vectors.get(text)])
  await timeEach(texts.slice(0, 100), (text, index) => search(text, filterTurns[index % filterTurns.length] ?? {}))

  const rows: Record<string, object> = {}
  const note = (name: string, whole: readonly number[], inDatabase: readonly number[]) => {
    const { p50, p95 } = summarize(inDatabase)
    rows[name] = { p50, p95, 'p50 with ranking': summarize(whole).p50, 'p95 with ranking': summarize(whole).p95 }
  }
  const time = async (name: string, run: (text: string) => Promise<unknown>) => {
    const taken = await timeFastest(texts, run, { inUse })
    note(name, taken.whole, taken.inDatabase)
    return taken
  }
  const bare = await time('reference: bare nearest 30', nearest)
  const all: { whole: number[]; inDatabase: number[] } = { whole: [], inDatabase: [] }
  for (const filters of filterTurns) {
    const taken = await time(`hybrid search ${JSON.stringify(filters)}`, (text) => search(text, filters))
    all.whole.push(...taken.whole)
    all.inDatabase.push(...taken.inDatabase)
  }
  note('hybrid search, all of these', all.whole, all.inDatabase)
  for (const order of sortTurns) await time(`in order ${JSON.stringify(order)}`, (text) => search(text, order))
  console.log(`in the database, of ${count.toLocaleString('en')} creators; fastest of three (milliseconds)`)
  console.table(rows)

  const sample = texts.slice(0, recallSearches(count))
  const recall = await measureRecall(context, sample, filterTurns)
  console.log('recall against ranking all creators')
  console.table([recall])
  const bareP95 = summarize(bare.inDatabase).p95
  return { count, p95: summarize(all.inDatabase).p95, bareP95, recall }
}

/** Vectors of the texts, as text, encoded before anything is timed. */
async function encode(texts: readonly string[]): Promise<Map<string, string>> {
  const encoder = openEncoder()
  const encoded = await encoder.embed(texts)
  await encoder.close()
  return new Map(texts.map((text, index) => [text, toVectorText(encoded[index] ?? [])]))
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

const openEncoder = () => createGlossingEncoder(createBuiltInEncoder())
