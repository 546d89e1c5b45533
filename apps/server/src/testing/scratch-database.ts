import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../database/database.ts'
import { openForTransfer } from '../database/transfer/open-for-transfer.ts'
import type { OldSchema } from './releases/old-schemas.ts'
import { getTestDatabaseTarget } from './test-database.ts'

/** Gives a test file a second database of the same kind as its worker's, for tests that create and drop tables. */
export function useScratchDatabase(): { get(): Database } {
  let database: Database | undefined
  let remove = async () => {}
  beforeAll(async () => {
    const target = getTestDatabaseTarget()
    const made = 'databaseUrl' in target ? await createOnServer(target.databaseUrl) : await createFolder()
    remove = made.remove
    database = await openForTransfer(made.settings)
  })
  afterAll(async () => {
    await database?.close()
    await remove()
  })
  return {
    get() {
      if (!database) throw new Error('The scratch database is there only inside tests')
      return database
    },
  }
}

async function createFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-scratch-'))
  return {
    settings: { databaseUrl: undefined, dataDir },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

/** Creates an empty database on the server of this URL. */
export async function createOnServer(besideUrl: string) {
  const name = `troupe_scratch_${process.pid}_${Date.now()}`
  await runOnServer(besideUrl, `create database ${name}`)
  return {
    settings: { databaseUrl: Object.assign(new URL(besideUrl), { pathname: `/${name}` }).href, dataDir: '' },
    remove: () => runOnServer(besideUrl, `drop database if exists ${name} with (force)`),
  }
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Drops all tables. */
export async function dropTables({ pool }: Database): Promise<void> {
  await pool.query('drop schema public cascade')
  await pool.query('drop schema if exists pgboss cascade')
  await pool.query('create schema public')
}

/** Migrates an empty database as an earlier commit did with Kysely's migrator. */
export async function makeOldTables({ pool, embedded }: Database, { migrations }: OldSchema): Promise<void> {
  const keeping = [
    'create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)',
    'create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer not null default 0)',
    ...migrations.map(({ name }) => `insert into kysely_migration values ('${name}', '2026-11-21T20:15:45.000Z')`),
  ]
  const made = migrations.flatMap(({ statements }) => statements)
  // The embedded database has no vector index.
  const wanted = [...made, ...keeping].filter((statement) => !embedded || !statement.includes('using hnsw'))
  await pool.query(wanted.join(';\n'))
}
