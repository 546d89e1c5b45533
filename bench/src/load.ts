import { openDatabase } from '@troupe/server/database/database'
import { silentLogger } from '@troupe/server/lib/logger'
import pg from 'pg'
import { fillCatalogue } from './catalogue/fill-catalogue.ts'
import { measureLoad } from './load/measure-load.ts'

const creatorCount = 10_000
const defaultSeconds = '120'

/**
 * Measures mixed traffic of 200 signed-in people on PostgreSQL: the server's capacity, its latency for `seconds`
 * seconds at an everyday share of it, and its behaviour at twice the capacity; compared with a bare Fastify route that
 * makes one query to the same database.
 */
export async function run(seconds = defaultSeconds): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    console.log('load: needs a PostgreSQL with pgvector and pg_textsearch in TEST_DATABASE_URL; not measured')
    return
  }
  const name = `troupe_bench_load_${process.pid}`
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  try {
    await prepareCatalogue(databaseUrl)
    await measureLoad(databaseUrl, Number(seconds))
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

async function prepareCatalogue(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 3, log: silentLogger })
  try {
    await fillCatalogue(database, creatorCount)
  } finally {
    await database.close()
  }
}
