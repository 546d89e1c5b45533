import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { silentLogger } from '../../logger.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts'
import { FolderInUseError } from './folder-owner.ts'

let dataDir: string
const started: EmbeddedDatabase[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'troupe-embedded-'))
})

afterEach(async () => {
  await Promise.all(started.splice(0).map((database) => database.stop()))
  await rm(dataDir, { recursive: true, force: true })
  // A stop may take its whole patience on a busy machine.
}, 30_000)

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, log: silentLogger })
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

describe('the embedded database', () => {
  test('refuses a second process on the same folder and says which one holds it', async () => {
    await start()
    const second = startEmbeddedDatabase({ dataDir, log: silentLogger })
    await expect(second).rejects.toThrow(FolderInUseError)
    await expect(second).rejects.toThrow(`process ${process.pid}`)
  })

  test('keeps what was stored over a stop and a new start', async () => {
    const first = await start()
    await query(first, 'create table notes (text text); ')
    await query(first, 'insert into notes values ($1)', ['kept'])
    await first.stop()
    const second = await start()
    expect((await query(second, 'select text from notes')).rows).toEqual([{ text: 'kept' }])
  })

  test('serves many connections at once without mixing up their statements', async () => {
    const database = await start()
    const pool = new pg.Pool({ host: database.socketDir, user: 'postgres', database: 'postgres', max: 10 })
    const questions = Array.from({ length: 60 }, (_, index) => {
      // Long values reach the database in several pieces, between which others get their turn.
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

  test('goes on when a connection ends in the middle of a transaction', async () => {
    const database = await start()
    await query(database, 'create table notes (text text)')
    const client = new pg.Client({ host: database.socketDir, user: 'postgres', database: 'postgres' })
    client.on('error', () => {})
    await client.connect()
    await client.query('begin')
    await client.query('insert into notes values ($1)', ['never committed'])
    await client.end()
    expect((await query(database, 'select count(*)::int as count from notes')).rows).toEqual([{ count: 0 }])
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
      await vi.waitFor(() => query(database, 'select 1'), { timeout: 20_000, interval: 50 })
      const { rows } = await query(database, 'select count(*)::int as count, max(id) as last from acknowledged')
      expect(rows[0].count).toBeGreaterThanOrEqual(acknowledged)
      expect(rows[0].count - acknowledged).toBeLessThanOrEqual(1)
      acknowledged = rows[0].last
    }
    expect(acknowledged).toBeGreaterThan(100)
    expect(database.countRestarts()).toBe(3)
  })

  test('is replaced when a statement reports a fatal error, for after it PGlite hangs', async () => {
    const database = await start()
    const before = await processOf(database)
    const diskFull = Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code: '53100' })
    database.noticeError(diskFull)
    expect(database.isAvailable()).toBe(false)
    await vi.waitFor(() => expect(database.isAvailable()).toBe(true), { timeout: 20_000, interval: 50 })
    expect(await processOf(database)).not.toBe(before)
    expect((await query(database, 'select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('is not replaced for an ordinary error', async () => {
    const database = await start()
    const before = await processOf(database)
    await expect(query(database, 'select 1/0')).rejects.toThrow('division by zero')
    database.noticeError(Object.assign(new pg.DatabaseError('division by zero', 0, 'error'), { code: '22012' }))
    expect(await processOf(database)).toBe(before)
    expect(database.isAvailable()).toBe(true)
  })

  test('is unavailable while it hangs and replaced when it stays so', async () => {
    const database = await startEmbeddedDatabase({
      dataDir,
      log: silentLogger,
      patience: { healthIntervalMs: 50, unresponsiveAfterMs: 500, hungAfterMs: 3000 },
    })
    started.push(database)
    const before = await processOf(database)
    process.kill(before, 'SIGSTOP')
    await vi.waitFor(() => expect(database.isAvailable()).toBe(false), { timeout: 5000, interval: 20 })
    await vi.waitFor(() => expect(database.isAvailable()).toBe(true), { timeout: 20_000, interval: 50 })
    expect(await processOf(database)).not.toBe(before)
  })

  test('ends with the process that started it, however that ends', async () => {
    const parent = fork(join(import.meta.dirname, '..', '..', 'testing', 'hold-embedded-database.ts'), [dataDir], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await messageOf(parent)
    parent.kill('SIGKILL')
    await vi.waitFor(() => start(), { timeout: 20_000, interval: 200 })
  })
})

function messageOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
}
