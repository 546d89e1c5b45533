import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Logger, silentLogger } from '../../lib/logger.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts'
import { FolderInUseError } from './folder-owner.ts'
import type { LivenessLimits } from './liveness.ts'

let dataDir: string
const started: EmbeddedDatabase[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'troupe-embedded-'))
})

afterEach(async () => {
  await Promise.all(started.splice(0).map((database) => database.stop()))
  await rm(dataDir, { recursive: true, force: true })
})

/** Shorter than the default limits. */
const hasty = { lookEachMs: 50, slowAfterMs: 300, deadAfterMs: 20_000, stuckAfterCpuMs: 60_000 }
const soon = { timeout: 60_000, interval: 20 }
/** Keeps PGlite from doing anything else, including ending its own process. */
const endlessStatement = 'select count(*) from (select generate_series(1, 1000000000000)) as numbers'

async function start(limits?: LivenessLimits, log: Logger = silentLogger): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, log, ...(limits ? { limits } : {}) })
  started.push(database)
  return database
}

async function query(database: EmbeddedDatabase, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ host: database.socketDir, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end().catch(() => {})
  }
}

async function processOf(database: EmbeddedDatabase): Promise<number> {
  return database.processId() ?? expect.fail('the database has no process')
}

describe('an open embedded database', () => {
  let folder: string
  let shared: EmbeddedDatabase
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'troupe-embedded-'))
    shared = await startEmbeddedDatabase({ dataDir: folder, log: silentLogger })
  })
  afterAll(async () => {
    await shared.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('refuses a second process on the same folder and names the first one', async () => {
    const second = startEmbeddedDatabase({ dataDir: folder, log: silentLogger })
    await expect(second).rejects.toThrow(FolderInUseError)
    await expect(second).rejects.toThrow(`process ${process.pid}`)
  })

  test('lets no other user of the machine read its folder', async () => {
    expect((await stat(join(folder, 'database'))).mode & 0o077).toBe(0)
  })

  test('serves many connections at once without mixing up their statements', async () => {
    const pool = new pg.Pool({ host: shared.socketDir, user: 'postgres', database: 'postgres', max: 10 })
    const questions = Array.from({ length: 60 }, (_, index) => {
      // Long values reach the database in several pieces, between which other connections' messages arrive.
      const values = Array.from({ length: 1 + (index % 7) }, (_, place) =>
        `${index + place}`.repeat(index % 3 === 0 ? 50_000 : 1),
      )
      const columns = values.map((_, place) => `$${place + 1}::text`).join(', ')
      return pool
        .query(`select array[${columns}] as values`, values)
        .then(({ rows }) => ({ asked: values, got: rows[0].values }))
    })
    for (const { asked, got } of await Promise.all(questions)) expect(got).toEqual(asked)
    await pool.end()
  })

  test.each([
    ['cannot be parsed', 'select from where $1', ['1'], 'syntax error'],
    ['has a value of another type', 'select $1::int', ['one'], 'invalid input syntax'],
    ['fails', 'select 1 / $1::int', ['0'], 'division by zero'],
  ])('answers the next statement of a connection after one that %s', async (_reason, text, values, message) => {
    const client = new pg.Client({ host: shared.socketDir, user: 'postgres', database: 'postgres' })
    await client.connect()
    await expect(client.query(text, values)).rejects.toThrow(message)
    expect((await client.query('select $1::int as number', [2])).rows).toEqual([{ number: 2 }])
    await client.end()
  })

  test('answers up to a Flush in the middle of a statement', async () => {
    const client = new pg.Client({ host: shared.socketDir, user: 'postgres', database: 'postgres' })
    await client.connect()
    const rows = { text: 'select generate_series(1, $1::int) as number', values: [5], rows: 2 }
    const got: number[] = (await client.query(rows)).rows.map(({ number }) => number)
    expect(got).toEqual([1, 2, 3, 4, 5])
    await client.end()
  })

  test('continues when a connection ends in the middle of a transaction', async () => {
    await query(shared, 'create table notes (text text)')
    const client = new pg.Client({ host: shared.socketDir, user: 'postgres', database: 'postgres' })
    client.on('error', () => {})
    await client.connect()
    await client.query('begin')
    await client.query('insert into notes values ($1)', ['never committed'])
    await client.end()
    expect((await query(shared, 'select count(*)::int as count from notes')).rows).toEqual([{ count: 0 }])
  })

  test('is not replaced for an ordinary error', async () => {
    const before = await processOf(shared)
    await expect(query(shared, 'select 1/0')).rejects.toThrow('division by zero')
    shared.noticeError(Object.assign(new pg.DatabaseError('division by zero', 0, 'error'), { code: '22012' }))
    expect(await processOf(shared)).toBe(before)
    expect(shared.isAvailable()).toBe(true)
  })
})

describe('the embedded database', () => {
  test('keeps stored rows over a restart', async () => {
    const first = await start()
    await query(first, 'create table notes (text text); ')
    await query(first, 'insert into notes values ($1)', ['kept'])
    await first.stop()
    const second = await start()
    expect((await query(second, 'select text from notes')).rows).toEqual([{ text: 'kept' }])
  })

  test('has a larger page cache when it is opened with more data', async () => {
    const readCache = async (database: EmbeddedDatabase) => (await query(database, 'show shared_buffers')).rows
    const first = await start()
    expect(await readCache(first)).toEqual([{ shared_buffers: '32MB' }])
    await first.stop()
    await writeFile(join(dataDir, 'database', 'base', 'large'), '')
    await truncate(join(dataDir, 'database', 'base', 'large'), 100_000_000)
    expect(await readCache(await start())).toEqual([{ shared_buffers: '128MB' }])
  })

  test('is started again when its process is killed, with every acknowledged row', async () => {
    const database = await start()
    await query(database, 'create table acknowledged (id int primary key)')
    let acknowledged = 0
    for (const round of [1, 2, 3]) {
      const writing = (async () => {
        for (;;) {
          await query(database, 'insert into acknowledged values ($1)', [acknowledged + 1])
          acknowledged++
          if (acknowledged % (40 * round) === 0) process.kill(await processOf(database), 'SIGKILL')
        }
      })()
      await expect(writing).rejects.toThrow()
      await vi.waitFor(() => query(database, 'select 1'), soon)
      const { rows } = await query(database, 'select count(*)::int as count, max(id) as last from acknowledged')
      expect(rows[0].count).toBeGreaterThanOrEqual(acknowledged)
      expect(rows[0].count - acknowledged).toBeLessThanOrEqual(1)
      acknowledged = rows[0].last
    }
    expect(acknowledged).toBeGreaterThan(100)
    expect(database.countRestarts()).toBe(3)
  })

  test('is replaced when a statement reports a fatal error, after which PGlite hangs', async () => {
    const database = await start()
    const before = await processOf(database)
    const diskFull = Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code: '53100' })
    database.noticeError(diskFull)
    expect(database.isAvailable()).toBe(false)
    await expect.poll(() => database.isAvailable()).toBe(true)
    expect(await processOf(database)).not.toBe(before)
    expect((await query(database, 'select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('is waited for while it is slow, and answers late', async () => {
    const database = await start(hasty)
    const before = await processOf(database)
    process.kill(before, 'SIGSTOP')
    const answer = query(database, 'select 1 as one')
    await expect.poll(() => database.slowMs()).toBeGreaterThan(hasty.slowAfterMs)
    expect(database.isAvailable()).toBe(true)
    process.kill(before, 'SIGCONT')
    expect((await answer).rows).toEqual([{ one: 1 }])
    await expect.poll(() => database.slowMs()).toBe(0)
    expect([await processOf(database), database.countRestarts()]).toEqual([before, 0])
  })

  test('is not replaced for a statement longer than the waiting time for a dead process', async () => {
    const database = await start({ ...hasty, deadAfterMs: 1000 })
    const before = await processOf(database)
    const { rows } = await query(database, 'select count(*)::int as count from generate_series(1, 16000000)')
    expect(rows).toEqual([{ count: 16_000_000 }])
    expect([await processOf(database), database.countRestarts()]).toEqual([before, 0])
  })

  test('is replaced when it makes no progress, and is given twice the time after that', async () => {
    const reasons: string[] = []
    const log = { ...silentLogger, error: ({ reason }: { reason?: string }) => void (reason && reasons.push(reason)) }
    const database = await start({ ...hasty, deadAfterMs: 1500 }, log)
    for (const replaced of [1, 2]) {
      const hung = await processOf(database)
      process.kill(hung, 'SIGSTOP')
      await expect.poll(() => database.countRestarts()).toBe(replaced)
      expect(await processOf(database)).not.toBe(hung)
    }
    // As the watch counts it: on a busy machine the process may have been silent for a while before it was stopped.
    const silentMs = reasons.map((reason) => Number(/^dead: no answer for (\d+) ms$/.exec(reason)?.[1]))
    expect(silentMs).toEqual([expect.toSatisfy((ms) => ms >= 1500), expect.toSatisfy((ms) => ms >= 3000)])
  })

  test('is replaced eventually when it is in an endless loop', async () => {
    // Opening takes a second or two of processor time on a busy machine, without an answer, too.
    const database = await start({ ...hasty, stuckAfterCpuMs: 5000 })
    const before = await processOf(database)
    void query(database, endlessStatement).catch(() => {})
    await expect.poll(() => database.countRestarts()).toBe(1)
    expect(await processOf(database)).not.toBe(before)
    expect((await query(database, 'select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test.each([
    ['idle', ''],
    ['in a statement that does not end', endlessStatement],
  ])(
    'ends with the process that started it, and leaves the folder to the next, when it is %s',
    async (_state, statement) => {
      const parent = fork(
        join(import.meta.dirname, '..', '..', 'testing', 'processes', 'hold-embedded-database.ts'),
        [dataDir, statement],
        {
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        },
      )
      const pid = Number(await messageOf(parent))
      const killed = once(parent, 'exit')
      parent.kill('SIGKILL')
      await killed
      // Waits for the old process to end, as a server does that is restarted at once.
      await start()
      await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), soon)
    },
  )
})

describe('a folder that cannot be opened', () => {
  test('is reported with the reason, the file to look at and the way back', async () => {
    const database = await start()
    await database.stop()
    await writeFile(join(dataDir, 'database', 'global', 'pg_control'), 'damaged')
    const opening = start()
    await expect(opening).rejects.toThrow('could not read file "global/pg_control"')
    await expect(opening).rejects.toThrow(`in ${join(dataDir, 'database-failure.log')}`)
    await expect(opening).rejects.toThrow('npm run data:import')
    expect(await readFile(join(dataDir, 'database-failure.log'), 'utf8')).toContain('PANIC')
  })

  test('is not treated as a new one when a part of it is missing', async () => {
    const database = await start()
    await database.stop()
    await rm(join(dataDir, 'database', 'PG_VERSION'))
    await expect(start()).rejects.toThrow('no PG_VERSION')
  })

  test('is created again when the process that created it was killed meanwhile', async () => {
    await mkdir(join(dataDir, 'database', 'base'), { recursive: true })
    await writeFile(join(dataDir, 'database', 'PG_VERSION'), '18')
    await writeFile(join(dataDir, 'database.unfinished'), '')
    expect((await query(await start(), 'select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

function messageOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
}
