import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type Database, type DatabaseTarget, openDatabase } from '../database/database.ts'
import { distribute } from '../database/distribution/distribute.ts'
import { silentLogger } from '../lib/logger.ts'
import { dropOnNodes, joinNodes } from './citus/nodes.ts'
import { createEmptyTables } from './tables/empty-tables.ts'

/** Parts of a divided catalogue; two on each of two workers. */
const testShards = 4

declare module 'vitest' {
  interface ProvidedContext {
    /** One migrated database per worker: the URL of a PostgreSQL, or the socket folder of an embedded one. */
    databases: DatabaseTarget[]
    /** Whether Citus divides their catalogues. */
    isDivided: boolean
    /** Whether tests that repeat the same at random do so often. Once is enough: on PostgreSQL, if there is one. */
    repeatsOften: boolean
  }
}

/** Gives every test worker its own migrated database: on PostgreSQL if the project configures one, else embedded. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: server, TEST_CITUS_WORKERS: workers } = project.config.env
  return server ? setupPostgres(project, server, workers?.split(',') ?? []) : setupEmbedded(project)
}

async function setupEmbedded(project: TestProject): Promise<() => Promise<void>> {
  if (!process.env.TEST_DATABASE_URL) {
    process.stdout.write('TEST_DATABASE_URL is not set: these tests run on the embedded database, not on PostgreSQL.\n')
  }
  const opened = await Promise.all(Array.from({ length: project.config.maxWorkers }, openEmbedded))
  project.provide(
    'databases',
    opened.map(({ database }) => ({ socketDir: String(database.pool.options.host) })),
  )
  project.provide('isDivided', false)
  project.provide('repeatsOften', process.env.TEST_DATABASE_URL === undefined)
  return async () => {
    await Promise.all(opened.map(({ remove }) => remove()))
  }
}

async function openEmbedded(): Promise<{ database: Database; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-test-'))
  const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 2, log: silentLogger })
  await createEmptyTables(database)
  return {
    database,
    async remove() {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** @param workers URLs of the workers of Citus, among which the catalogues are divided; none: they are whole. */
async function setupPostgres(
  project: TestProject,
  server: string,
  workers: readonly string[],
): Promise<() => Promise<void>> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const names = Array.from({ length: project.config.maxWorkers }, (_, worker) => `troupe_test_${process.pid}_${worker}`)
  const databases = names.map((name) => ({
    databaseUrl: Object.assign(new URL(server), { pathname: `/${name}` }).href,
  }))
  // Not copied from one another: pg_textsearch would take the same index of two databases for one.
  const create = async (target: DatabaseTarget & { databaseUrl: string }) => {
    const name = new URL(target.databaseUrl).pathname.slice(1)
    if (workers.length > 0) await joinNodes(server, workers, name)
    const database = await openDatabase({ ...target, dataDir: '', poolSize: 2, log: silentLogger })
    if (workers.length > 0) await distribute(database.kysely, testShards)
    await createEmptyTables(database)
    await database.close()
  }
  for (const name of names) await admin.query(`create database ${name}`)
  if (workers.length === 0) await Promise.all(databases.map(create))
  // One after the other: two of 75 failed to join where three databases joined the same workers at once.
  else for (const target of databases) await create(target)
  project.provide('databases', databases)
  project.provide('isDivided', workers.length > 0)
  project.provide('repeatsOften', workers.length === 0)
  return async () => {
    for (const name of names) await dropOnNodes([server, ...workers], name)
    await admin.end()
  }
}
