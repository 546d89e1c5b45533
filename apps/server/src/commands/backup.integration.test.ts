import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listResults } from '../backup/backup-results.ts'
import { restoreDatabase } from '../backup/postgres-programs.ts'
import { connectDatabase } from '../database/database.ts'
import { onEachPart } from '../database/distribution/on-each-part.ts'
import { readDistribution } from '../database/distribution/read-distribution.ts'
import { silentLogger } from '../lib/logger.ts'
import { findPostgresPrograms, usePostgresPrograms } from '../testing/postgres-programs.ts'
import { compiledCode } from '../testing/processes/compiled-code.ts'
import { fillTables } from '../testing/tables/fill-tables.ts'
import { getTestDatabaseTarget, useTestDatabase } from '../testing/test-database.ts'

// Each test creates and drops databases, which PostgreSQL flushes to disk: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })
const database = useTestDatabase()
usePostgresPrograms()
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'troupe-backup-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const extensions = join(import.meta.dirname, '..', '..', '..', '..', 'deploy', 'extensions.sql')
const role = `troupe_commands_${process.pid}`
const password = 'sec%ret'
// A role of its own owns the scratch databases, since other tests create some at the same time.
beforeAll(async () => {
  if (!database.embedded) await database.pool.query(`create role ${role} superuser login password '${password}'`)
})
afterAll(async () => {
  if (!database.embedded) await database.pool.query(`drop role ${role}`)
})

function getServerUrl(): string {
  const target = getTestDatabaseTarget()
  if (!('databaseUrl' in target)) return ''
  return Object.assign(new URL(target.databaseUrl), { username: role, password: encodeURIComponent(password) }).href
}

interface RunOptions {
  readonly environment?: Readonly<Record<string, string>>
  /** Signal sent to the command once its output contains `at`. */
  readonly signal?: { readonly name: NodeJS.Signals; readonly at: string }
}

/** Runs a command in the folder, against the test's PostgreSQL. */
async function run(command: 'back-up' | 'verify-backup', args: readonly string[], options: RunOptions = {}) {
  const env = {
    PATH: findPostgresPrograms(),
    DATABASE_URL: getServerUrl(),
    DATA_DIR: join(folder, 'data'),
    ...compiledCode,
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], {
    cwd: folder,
    env: { ...env, ...options.environment },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.stderr.on('data', (chunk: Buffer) => {
    if (options.signal && chunk.toString().includes(options.signal.at)) child.kill(options.signal.name)
  })
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, output, errors }
}

const listDumps = async () => (await readdir(join(folder, 'backups'))).filter((name) => name.endsWith('.dump'))

async function countScratchDatabases(): Promise<number> {
  const { rows } = await database.pool.query(
    `select from pg_database where datname like 'troupe\\_scratch%' and pg_get_userbyid(datdba) = '${role}'`,
  )
  return rows.length
}

describe.skipIf(database.embedded)('npm run backup and backup:verify', () => {
  it('back up, verify, delete old backups, and note how it ended', async () => {
    await fillTables(database)
    await mkdir(join(folder, 'backups'))
    await writeFile(join(folder, 'backups', 'troupe-2025-01-01T03-00-00Z.dump'), 'old')
    const started = Date.now()
    const made = await run('back-up', ['backups', '--keep-days', '3'])
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Verified: \d+ rows in \d+ tables are the same/),
    })
    const [dump = '', ...others] = await listDumps()
    expect(others).toEqual([])
    expect(made.output).toContain(join(folder, 'backups', dump))
    const results = await listResults(database.kysely)
    expect(results.map(({ step, succeeded }) => [step, succeeded]).sort()).toEqual([
      ['backup', true],
      ['verification', true],
    ])
    for (const { madeAt } of results) expect(madeAt?.getTime()).toBeGreaterThanOrEqual(started)

    const again = await run('verify-backup', [join('backups', dump)])
    expect(again).toMatchObject({ code: 0, output: expect.stringMatching(/creators +3 +([\da-f]{12}) +3 +\1\n/) })

    await truncate(join(folder, 'backups', dump), 1000)
    const refused = await run('verify-backup', [join('backups', dump)])
    expect(refused).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('is cut short: 1000 of') })
    expect(await listResults(database.kysely)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ step: 'verification', succeeded: false, madeAt: expect.any(Date) }),
      ]),
    )
    expect(await countScratchDatabases()).toBe(0)
  })

  it('restore the catalogue as a whole one, divided or not, on a server without Citus', async () => {
    await fillTables(database)
    await run('back-up', ['backups'])
    const [dump = ''] = await listDumps()
    const name = `troupe_restored_${process.pid}`
    const databaseUrl = Object.assign(new URL(getServerUrl()), { pathname: `/${name}` }).href
    await database.pool.query(`create database ${name} template template0`)
    const restored = connectDatabase({ databaseUrl }, 2, silentLogger)
    try {
      await restored.pool.query(await readFile(extensions, 'utf8'))
      const file = join(folder, 'backups', dump)
      await restoreDatabase({ databaseUrl, file, count: () => {}, signal: AbortSignal.timeout(60_000) })
      expect(await readDistribution(restored.kysely)).toMatchObject({ citus: undefined })
      const counts = await onEachPart<number>(restored.kysely, sql`select to_json(count(*)) from creators`)
      expect(counts).toEqual([3])
      expect((await restored.pool.query("select from pg_namespace where nspname = 'division'")).rowCount).toBe(0)
    } finally {
      await restored.close()
      await database.pool.query(`drop database ${name} with (force)`)
    }
  })

  it('record a failed dump, and keep the old ones', async () => {
    await fillTables(database)
    await mkdir(join(folder, 'backups'))
    await writeFile(join(folder, 'backups', 'troupe-2025-01-01T03-00-00Z.dump'), 'old')
    await mkdir(join(folder, 'programs'))
    await writeFile(join(folder, 'programs', 'pg_dump'), '#!/bin/sh\necho "disk full" >&2\nexit 1\n')
    await chmod(join(folder, 'programs', 'pg_dump'), 0o755)
    const PATH = `${join(folder, 'programs')}${delimiter}${findPostgresPrograms()}`
    const failed = await run('back-up', ['backups'], { environment: { PATH } })
    expect(failed).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('pg_dump failed: disk full') })
    expect(await listResults(database.kysely)).toEqual([{ step: 'backup', succeeded: false, madeAt: null }])
    expect(await readdir(join(folder, 'backups'))).toEqual(['troupe-2025-01-01T03-00-00Z.dump'])

    const without = await run('back-up', ['backups'], { environment: { PATH: join(folder, 'data') } })
    expect(without.errors).toContain('pg_dump is not installed')
  })

  it('keep no dump that could not be verified, and the old ones', async () => {
    await fillTables(database)
    await mkdir(join(folder, 'backups'))
    await writeFile(join(folder, 'backups', 'troupe-2025-01-01T03-00-00Z.dump'), 'old')
    await mkdir(join(folder, 'programs'))
    await writeFile(join(folder, 'programs', 'pg_restore'), '#!/bin/sh\necho "no such row" >&2\nexit 1\n')
    await chmod(join(folder, 'programs', 'pg_restore'), 0o755)
    const PATH = `${join(folder, 'programs')}${delimiter}${findPostgresPrograms()}`
    const failed = await run('back-up', ['backups'], { environment: { PATH } })
    expect(failed).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('no such row') })
    const results = await listResults(database.kysely)
    expect(results.map(({ step, succeeded }) => [step, succeeded]).sort()).toEqual([
      ['backup', true],
      ['verification', false],
    ])
    expect(await readdir(join(folder, 'backups'))).toEqual(['troupe-2025-01-01T03-00-00Z.dump'])
  })

  it('show the password in no list of processes', async () => {
    await fillTables(database)
    await mkdir(join(folder, 'programs'))
    for (const name of ['pg_dump', 'pg_restore']) {
      const script = `#!/bin/sh\necho "$@" "[$PGPASSWORD]" >>${join(folder, 'calls')}\nPATH=\${PATH#*:} exec ${name} "$@"\n`
      await writeFile(join(folder, 'programs', name), script)
      await chmod(join(folder, 'programs', name), 0o755)
    }
    const PATH = `${join(folder, 'programs')}${delimiter}${findPostgresPrograms()}`
    expect((await run('back-up', ['backups'], { environment: { PATH } })).code).toBe(0)
    const calls = (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n')
    expect(calls).toHaveLength(2)
    for (const call of calls) expect(call).toMatch(/^[^[]*troupe_commands_\d+@[^[]*\[sec%ret\]$/)
  })

  it('leave nothing behind when they are stopped, and record no result', async () => {
    await fillTables(database)
    await run('back-up', ['backups'])
    const [dump = ''] = await listDumps()
    await database.pool.query('delete from backup_results')
    // A `pg_restore` that never ends by itself.
    await mkdir(join(folder, 'programs'))
    await writeFile(join(folder, 'programs', 'pg_restore'), '#!/bin/sh\nexec sleep 600\n')
    await chmod(join(folder, 'programs', 'pg_restore'), 0o755)
    const PATH = `${join(folder, 'programs')}${delimiter}${findPostgresPrograms()}`
    const signal = { name: 'SIGTERM', at: 'Restoring' } as const
    const stopped = await run('verify-backup', [join('backups', dump)], { environment: { PATH }, signal })
    expect(stopped.code).toBe(1)
    expect(await countScratchDatabases()).toBe(0)
    expect(await listResults(database.kysely)).toEqual([])
  })

  it('explain a wrong command line', async () => {
    const wrong = [
      ['back-up', [], 'Where to?'],
      ['back-up', ['a', '--keep-days', '0'], 'takes a number of days'],
      ['verify-backup', [], 'Which file?'],
      ['verify-backup', ['a', '--other'], '--other'],
    ] as const
    await Promise.all(
      wrong.map(async ([command, args, words]) =>
        expect(await run(command, args)).toMatchObject({ code: 2, errors: expect.stringContaining(words) }),
      ),
    )
    const embedded = await run('back-up', ['backups'], { environment: { DATABASE_URL: '' } })
    expect(embedded).toMatchObject({ code: 1, errors: expect.stringContaining('npm run data:export') })
  })
})
