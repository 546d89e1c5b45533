import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { silentLogger } from '../../lib/logger.ts'
import { createOnServer } from '../../testing/scratch-database.ts'
import { getTestDatabaseTarget } from '../../testing/test-database.ts'
import { openDatabase } from '../database.ts'

const postgresScript = join(import.meta.dirname, '..', '..', '..', '..', '..', '.ci', 'postgres')

const start = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '', poolSize: 2, log: silentLogger })
const refusal = (databaseUrl: string) =>
  start(databaseUrl).then(
    (database) => database.close().then(() => expect.fail('it was not refused')),
    (error: unknown) => String(error),
  )

async function query(databaseUrl: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return client
    .query(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
const countTables = (databaseUrl: string) =>
  query(databaseUrl, "select count(*)::int as tables from pg_tables where schemaname = 'public'")

/**
 * Creates a database owned by a role without superuser rights; returns its addresses for that role and for the
 * superuser.
 */
async function makeDatabaseOfPlainRole(serverUrl: string): Promise<{ plain: string; superuser: string }> {
  const { settings, remove } = await createOnServer(serverUrl)
  const role = `plain_${process.pid}`
  await query(serverUrl, `create role ${role} login`)
  onTestFinished(async () => {
    await remove()
    await query(serverUrl, `drop role ${role}`)
  })
  const superuser = settings.databaseUrl
  await query(superuser, `alter schema public owner to ${role}`)
  return { superuser, plain: Object.assign(new URL(superuser), { username: role }).href }
}

const target = getTestDatabaseTarget()

describe.skipIf(!('databaseUrl' in target))('a start on PostgreSQL', () => {
  const serverUrl = 'databaseUrl' in target ? target.databaseUrl : ''

  test('is refused where the role may not make an extension, until a superuser has made them all', async () => {
    const { plain, superuser } = await makeDatabaseOfPlainRole(serverUrl)
    for (const name of ['vector', 'pg_trgm', 'pg_textsearch']) {
      // The owner of a database may create some extensions without a superuser.
      const message = await refusal(plain)
      if (!message.includes(`extension ${name}:`)) continue
      expect(message).toContain(`have a superuser run "create extension ${name}" in that database`)
      expect(await countTables(superuser)).toEqual([{ tables: 0 }])
      await query(superuser, `create extension ${name}`)
    }
    await (await start(plain)).close()
  })

  test('is refused where pg_textsearch was not loaded when PostgreSQL started, and changes nothing', async ({
    skip,
  }) => {
    if (process.getuid?.() !== 0) skip('it starts a PostgreSQL of its own, which takes root')
    const folder = await mkdtemp(join(tmpdir(), 'troupe-not-loaded-'))
    const run = async (action: string, ...settings: string[]) => {
      const { stdout } = await promisify(execFile)(postgresScript, [action, folder, ...settings])
      return stdout.trim()
    }
    onTestFinished(async () => {
      await run('stop')
      await rm(folder, { recursive: true, force: true })
    })
    const url = await run('start', 'shared_preload_libraries=', 'shared_buffers=16MB', 'fsync=off')
    expect(await refusal(url)).toMatch(
      /did not load it: add pg_textsearch to shared_preload_libraries .* and restart it/,
    )
    expect(await countTables(url)).toEqual([{ tables: 0 }])
  })
})
