import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type Database, type DatabaseTarget, openDatabase } from '../database/database.ts'
import { silentLogger } from '../lib/logger.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One migrated database per worker: the address of a PostgreSQL, or the socket folder of an embedded one. */
    databases: DatabaseTarget[]
  }
}

const workers = 2

/** Gives every test worker a migrated database of its own: PostgreSQL where the project names one, else embedded. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = project.config.env.TEST_DATABASE_URL
  return server ? setupPostgres(project, server) : setupEmbedded(project)
}

async function setupEmbedded(project: TestProject): Promise<() => Promise<void>> {
  if (!process.env.TEST_DATABASE_URL) {
    process.stdout.write('TEST_DATABASE_URL is not set: these tests run on the embedded database, not on PostgreSQL.\n')
  }
  const opened: { database: Database; dataDir: string }[] = []
  for (let worker = 0; worker < workers; worker++) {
    const dataDir = await mkdtemp(join(tmpdir(), 'troupe-test-'))
    const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 2, log: silentLogger })
    opened.push({ database, dataDir })
  }
  project.provide(
    'databases',
    opened.map(({ database }) => ({ socketDir: String(database.pool.options.host) })),
  )
  return async () => {
    for (const { database, dataDir } of opened) {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}

async function setupPostgres(project: TestProject, server: string): Promise<() => Promise<void>> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const names = Array.from({ length: workers }, (_, worker) => `troupe_test_${process.pid}_${worker}`)
  const databases = names.map((name) => ({
    databaseUrl: Object.assign(new URL(server), { pathname: `/${name}` }).href,
  }))
  for (const [index, name] of names.entries()) {
    await admin.query(`create database ${name}`)
    const target = databases[index]
    if (!target) continue
    await (await openDatabase({ ...target, dataDir: '', poolSize: 2, log: silentLogger })).close()
  }
  project.provide('databases', databases)
  return async () => {
    for (const name of names) await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}
