import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { ExportResponse } from '@troupe/contract/discover/exports'
import { openDatabase } from '@troupe/server/database/database'
import { silentLogger } from '@troupe/server/lib/logger'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { inventPerson, postJson, signUp } from '../../tools/testing/test-person.ts'
import { startTroupe } from '../../tools/testing/troupe-process.ts'
import { fillCatalogue } from './catalogue/fill-catalogue.ts'
import { report } from './measure/figures.ts'

const defaultCount = 100_000
const targetMegabytes = 200

/**
 * Exports "All results of this search" as .xlsx and CSV from a running server with `size` creators on PostgreSQL.
 * Measures the memory above the idle server's, how long other calls wait meanwhile, and as a reference the database's
 * own COPY of the same columns as CSV.
 */
export async function run(size?: string): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    console.log('export: needs a PostgreSQL with pgvector and pg_textsearch in TEST_DATABASE_URL; not measured')
    return
  }
  const count = size ? Number(size) : defaultCount
  const name = `troupe_bench_export_${process.pid}`
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  try {
    const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 3, log: silentLogger })
    await fillCatalogue(database, count)
    const copied = await timeCopy(database.pool)
    await database.close()
    const csv = await measure(databaseUrl, { format: 'csv', count, copied })
    const xlsx = await measure(databaseUrl, { format: 'xlsx', count, copied })
    console.log(`${count.toLocaleString('en')} creators; memory of the server in MB`)
    console.table({ 'reference: COPY as CSV': copied, csv, xlsx })
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

interface Measured {
  readonly seconds: number
  readonly fileMegabytes: number
}

async function timeCopy(pool: pg.Pool): Promise<Measured> {
  const start = performance.now()
  const client = await pool.connect()
  const columns = `title, platform, handle, url, email, email_source, subscribers, engagement_rate, average_views, average_likes,
    videos_count, posting_frequency, last_posted_at, estimated_price, price_source, region, language, content_categories,
    verified, description, source, fetched_at, vanished_at, channel_id, id`
  let bytes = 0
  for await (const chunk of client.query(to(`copy (select ${columns} from creators) to stdout (format csv)`))) {
    bytes += chunk.length
  }
  client.release()
  return { seconds: toSeconds(start), fileMegabytes: toMegabytes(bytes) }
}

/** Measures one export from a server that has just started. */
async function measure(
  databaseUrl: string,
  { format, count, copied }: { format: string; count: number; copied: Measured },
): Promise<object> {
  const troupe = await startTroupe({ environment: { DATABASE_URL: databaseUrl, DEMO_CREATORS: '0' } })
  try {
    const { access_token } = await signUp(troupe.url, inventPerson())
    const ask = async (search: object) =>
      ExportResponse.parse(await postJson(`${troupe.url}/api/kols/export`, { format, search }, access_token))
    // Memory of data that is loaded once, such as the encoder, counts as the idle server's.
    await ask({ query_text: 'vegan baking', max_api_requests: 0 })
    await pause(3000)
    const idle = await readMemory(troupe.processId)
    const watch = watchServer(troupe)
    const start = performance.now()
    const made = await ask({ query_text: '', max_api_requests: 0 })
    const seconds = toSeconds(start)
    const { peak, slowest } = await watch.stop()
    if (made.rows !== count) throw new Error(`The file has ${made.rows} of ${count} creators`)
    const bytes = (await (await fetch(troupe.url + made.file_url)).arrayBuffer()).byteLength
    report({
      what: `export of ${count.toLocaleString('en')} creators as ${format}: memory above idle (MB)`,
      value: peak - idle,
      target: `< ${targetMegabytes}`,
      isReached: peak - idle < targetMegabytes,
    })
    report({ what: `the same: seconds (reference: COPY)`, value: seconds, reference: copied.seconds })
    return { seconds, fileMegabytes: toMegabytes(bytes), idle, peak, slowestOtherMs: slowest }
  } finally {
    await troupe.stop()
  }
}

/** Samples the server's memory every 20 ms, and times a small request to it in between. */
function watchServer({ url, processId }: { readonly url: string; readonly processId: number | undefined }) {
  const stopping = new AbortController()
  const watching = (async () => {
    let [peak, slowest] = [0, 0]
    while (!stopping.signal.aborted) {
      const start = performance.now()
      await (await fetch(`${url}/health/live`)).arrayBuffer()
      slowest = Math.max(slowest, Math.round(performance.now() - start))
      peak = Math.max(peak, await readMemory(processId))
      await pause(20)
    }
    return { peak, slowest }
  })()
  return {
    stop() {
      stopping.abort()
      return watching
    },
  }
}

/** Resident memory of a process in megabytes. */
async function readMemory(processId: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

const toMegabytes = (bytes: number) => Math.round(bytes / 1e5) / 10
const toSeconds = (start: number) => Math.round((performance.now() - start) / 10) / 100
