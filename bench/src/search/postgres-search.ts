import { readFile } from 'node:fs/promises'
import { HybridSearchRequest } from '@troupe/contract/discovery'
import { type Database, openDatabase } from '@troupe/server/database/database'
import { createBuiltInEncoder } from '@troupe/server/integrations/language/built-in-encoder'
import { silentLogger } from '@troupe/server/logger'
import { hybridSearch } from '@troupe/server/modules/discovery/hybrid-search'
import { type IncomingCreator, storeCreators } from '@troupe/server/modules/discovery/store-creators'
import { refreshTermStatistics } from '@troupe/server/modules/discovery/term-statistics-repository'
import { toVectorText } from '@troupe/server/modules/discovery/vector-text'
import pg from 'pg'
import { inventPerson, postJson, signUp } from '../../../tools/test-person.ts'
import { startTroupe } from '../../../tools/troupe-process.ts'
import { toSearchParts } from '../bench-catalogue.ts'
import { generateBenchCreators } from './bench-population.ts'
import { filterTurns, listSearchTexts } from './search-texts.ts'
import { summarize, timeEach, timeFastest } from './timings.ts'

const creatorCount = 100_000
const searches = 200
const batchSize = 2000

/** The database's part of a search over 100,000 creators on a real PostgreSQL, and the memory of a server that searches it. */
export async function measurePostgresSearch(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    console.log('\nPostgreSQL: needs one with pgvector in TEST_DATABASE_URL; not measured')
    return
  }
  const name = `troupe_bench_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href
  try {
    const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 10, log: silentLogger })
    await fill(database)
    await compare(database)
    await database.close()
    await measureMemory(databaseUrl)
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

async function fill(database: Database): Promise<void> {
  const start = performance.now()
  const vectorModel = createBuiltInEncoder().model
  // Built afterwards in one go, the vector index takes a tenth of the time.
  const { rows } = await database.pool.query("select indexdef from pg_indexes where indexname = 'creators_meaning'")
  await database.pool.query('drop index creators_meaning')
  let batch: IncomingCreator[] = []
  const flush = async () => {
    await storeCreators(database.kysely, batch, { source: 'demo', now: new Date(), vectorModel })
    batch = []
  }
  for await (const creator of generateBenchCreators(creatorCount)) {
    batch.push(creator)
    if (batch.length === batchSize) await flush()
  }
  await flush()
  await buildIndex(database, rows[0].indexdef)
  await refreshTermStatistics(database.kysely, { creatorCount, sampleSize: 50_000, now: new Date() })
  await database.pool.query('vacuum analyze creators')
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`\nPostgreSQL: stored ${creatorCount.toLocaleString('en')} creators with vectors in ${seconds} s`)
}

/** Longer than any statement of the product may take. */
async function buildIndex(database: Database, definition: string): Promise<void> {
  const client = await database.pool.connect()
  await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'")
  await client.query(definition)
  client.release(true)
}

async function compare(database: Database): Promise<void> {
  const texts = listSearchTexts().slice(0, searches)
  const encoder = createBuiltInEncoder()
  const encoded = await encoder.embed(texts)
  await encoder.close()
  const vectors = new Map(texts.map((text, index) => [text, toVectorText(encoded[index] ?? [])]))
  const parts = toSearchParts(database, { find: async (text) => vectors.get(text) })
  const search = (text: string, filters: object) =>
    hybridSearch(parts, HybridSearchRequest.parse({ query_text: text, ...filters }))
  const nearest = (text: string) =>
    database.pool.query('select id from creators order by embedding <#> $1::halfvec limit 30', [vectors.get(text)])
  await timeEach(texts.slice(0, 100), (text, index) => search(text, filterTurns[index % filterTurns.length] ?? {}))

  const bare = await timeFastest(texts, nearest)
  const rows: Record<string, ReturnType<typeof summarize>> = { 'reference: bare nearest 30': summarize(bare) }
  const all: number[] = []
  for (const filters of filterTurns) {
    const times = await timeFastest(texts, (text) => search(text, filters))
    rows[`hybrid search ${JSON.stringify(filters)}`] = summarize(times)
    all.push(...times)
  }
  rows['hybrid search, all'] = summarize(all)
  console.log(
    'database part of a search, with the ranking, the text encoded before; the fastest of three (milliseconds)',
  )
  console.table(rows)
  const { p95 } = summarize(all)
  console.log(`target: p95 at most 15 ms: ${p95 <= 15 ? 'reached' : 'NOT REACHED'}`)
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
    console.log(
      `server memory after 300 searches: ${megabytes} MB (target: under 500): ${megabytes < 500 ? 'reached' : 'NOT REACHED'}`,
    )
  } finally {
    await troupe.stop()
  }
}
