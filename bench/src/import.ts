import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@troupe/server/database/database'
import { silentLogger } from '@troupe/server/lib/logger'
import { createErasures } from '@troupe/server/modules/discovery/catalogue/erasing/erasures'
import { storeCreators } from '@troupe/server/modules/discovery/catalogue/storing/store-creators'
import { importCreators } from '@troupe/server/modules/discovery/import/import-creators'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { writeCreatorList } from './import-rows.ts'
import { report } from './measure/figures.ts'

const rowCount = 100_000
const rounds = 3
const tables = ['channels', 'creators', 'creator_snapshots'] as const
const erasures = createErasures(randomBytes(32))

/**
 * Imports a CSV file of 100,000 creators without embedding. The two references copy the rows that the import stored
 * (terms and snapshots included) from memory: a bare COPY into tables with the same keys and indexes, and one into
 * tables without any, which could not serve as the catalogue.
 */
export async function run(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    console.log('import: needs a PostgreSQL with pgvector and pg_textsearch in TEST_DATABASE_URL; not measured')
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  const file = join(folder, 'creators.csv')
  await writeCreatorList(file, rowCount)
  try {
    await compare(server, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each round has a database of its own: pg_textsearch does not outlive a truncation. */
async function compare(server: string, file: string): Promise<void> {
  const times: { import: number[]; indexed: number[]; plain: number[] } = { import: [], indexed: [], plain: [] }
  for (let round = 0; round < rounds; round++) {
    await withDatabase(server, async (database) => {
      times.import.push(await time(() => importFile(database, file)))
      const rows = await readTables(database)
      times.indexed.push(await timeCopies(database, 'including all', rows))
      times.plain.push(await timeCopies(database, '', rows))
    })
  }
  // The fastest run of each, because other load on the machine can only slow a run down.
  const [ours, indexed, plain] = [Math.min(...times.import), Math.min(...times.indexed), Math.min(...times.plain)]
  console.table({
    'import of a CSV file': row(ours),
    'reference: bare COPY, same keys and indexes': row(indexed),
    'reference: bare COPY, no key, no index': row(plain),
  })
  const share = Number((indexed / ours).toFixed(2))
  report({
    what: 'import of a CSV file, rows a second (reference: COPY into the same tables)',
    value: row(ours).rowsPerSecond,
    reference: row(indexed).rowsPerSecond,
  })
  report({ what: 'the same as a share of COPY', value: share, target: '>= 0.5', isReached: share >= 0.5 })
  console.log(`${(plain / ours).toFixed(2)} of the speed of COPY into tables without keys and indexes`)
}

const row = (milliseconds: number) => ({
  milliseconds: Math.round(milliseconds),
  rowsPerSecond: Math.round((rowCount / milliseconds) * 1000),
})

async function importFile(database: Database, file: string): Promise<void> {
  const summary = await importCreators({
    file,
    platform: undefined,
    encoding: undefined,
    delimiter: undefined,
    overrides: new Map(),
    limit: Number.POSITIVE_INFINITY,
    reportFile: undefined,
    store: (creators) => storeCreators(database.kysely, creators, { source: 'import', erasures, now: new Date() }),
    workers: 2,
    onProgress() {},
    signal: new AbortController().signal,
  })
  if (summary.created !== rowCount) throw new Error(`The import stored ${summary.created} of ${rowCount} rows`)
}

type Rows = Record<(typeof tables)[number], Buffer[]>

/** Reads the stored rows in COPY's format. */
async function readTables({ pool }: Database): Promise<Rows> {
  const rows: Rows = { channels: [], creators: [], creator_snapshots: [] }
  const client = await pool.connect()
  for (const table of tables) {
    for await (const chunk of client.query(to(`copy ${table} to stdout`))) rows[table].push(chunk)
  }
  client.release()
  return rows
}

/** Times COPY of the rows into new tables `like` the real ones. */
async function timeCopies({ pool }: Database, like: string, rows: Rows): Promise<number> {
  for (const table of tables)
    await pool.query(`create table copied_${table} (like ${table} including generated ${like})`)
  const client = await pool.connect()
  const milliseconds = await time(async () => {
    for (const table of tables) {
      const stream = client.query(from(`copy copied_${table} from stdin`))
      const ended = new Promise((resolve, reject) => stream.once('finish', resolve).once('error', reject))
      for (const chunk of rows[table]) {
        if (!stream.write(chunk)) await new Promise((resolve) => stream.once('drain', resolve))
      }
      stream.end()
      await ended
    }
  })
  client.release()
  for (const table of tables) await pool.query(`drop table copied_${table}`)
  return milliseconds
}

async function time(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Runs work on a separate database of the server, and drops it afterwards. */
async function withDatabase(server: string, work: (database: Database) => Promise<void>): Promise<void> {
  const name = `troupe_bench_import_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 3, log: silentLogger })
  try {
    await work(database)
  } finally {
    await database.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}
