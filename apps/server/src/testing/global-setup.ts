import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type Database, type DatabaseTarget, openDatabase } from '../database/database.ts'
import { silentLogger } from '../lib/logger.ts'
import { briefProgram } from './processes/compiled-code.ts'
import { createEmptyTables } from './tables/empty-tables.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One migrated database per worker: the URL of a PostgreSQL, or the socket folder of an embedded one. */
    databases: DatabaseTarget[]
  }
}

/** Gives every test worker its own migrated database: on PostgreSQL if the project configures one, else embedded. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = project.config.env.TEST_DATABASE_URL
  return server ? setupPostgres(project, server) : setupEmbedded(project)
}

async function setupEmbedded(project: TestProject): Promise<() => Promise<void>> {
  if (!process.env.TEST_DATABASE_URL) {
    process.stdout.write('TEST_DATABASE_URL is not set: these tests run on the embedded database, not on PostgreSQL.\n')
  }
  // The database's process starts with the arguments of this one.
  process.execArgv.push(...briefProgram)
  const opened = await Promise.all(Array.from({ length: project.config.maxWorkers }, openEmbedded))
  project.provide(
    'databases',
    opened.map(({ database }) => ({ socketDir: String(database.pool.options.host) })),
  )
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

async function setupPostgres(project: TestProject, server: string): Promise<() => Promise<void>> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const names = Array.from({ length: project.config.maxWorkers }, (_, worker) => `troupe_test_${process.pid}_${worker}`)
  const databases = names.map((name) => ({
    databaseUrl: Object.assign(new URL(server), { pathname: `/${name}` }).href,
  }))
  // Not copied from one another: pg_textsearch would take the same index of two databases for one.
  await Promise.all(
    databases.map(async (target) => {
      await admin.query(`create database ${new URL(target.databaseUrl).pathname.slice(1)}`)
      const database = await openDatabase({ ...target, dataDir: '', poolSize: 2, log: silentLogger })
      await createEmptyTables(database)
      await database.close()
    }),
  )
  project.provide('databases', databases)
  return async () => {
    for (const name of names) await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}
