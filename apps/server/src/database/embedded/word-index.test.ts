import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { silentLogger } from '../../lib/logger.ts'
import { clusterFolder } from './cluster.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts'

const soon = { timeout: 60_000, interval: 20 }
const buildIndex = "create index notes_words on notes using bm25 (words) with (text_config = 'simple')"
let dataDir: string
let database: EmbeddedDatabase

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'troupe-word-index-'))
  database = await startEmbeddedDatabase({ dataDir, log: silentLogger })
  await query(
    'create extension if not exists pg_textsearch; create table notes (id int primary key, words text not null)',
  )
})

afterEach(async () => {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}, 30_000)

async function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ host: database.socketDir, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** Each note has a word of its own, a word for its age, and a word that all notes share. */
const addNotes = (count: number) =>
  query(
    "insert into notes select id, concat_ws(' ', 'note', 'own' || id, 'age0') from generate_series(1, $1::int) id",
    [count],
  )

/** Returns the best notes for a word, according to the index. */
async function search(word: string, limit = 30_000): Promise<unknown[]> {
  const rows = await query("select id from notes order by words <@> to_bm25query($1, 'notes_words') limit $2", [
    word,
    limit,
  ])
  return rows.map(({ id }) => id)
}

/** Expects the index to find, for each age, exactly the notes that contain its word. */
async function expectToFindWhatIsThere(ages: number): Promise<void> {
  for (let age = 0; age <= ages; age++) {
    const there = await query("select id from notes where words like '% age' || $1::int order by id", [age])
    const found = await search(`age${age}`)
    expect(found.toSorted((one, other) => Number(one) - Number(other))).toEqual(there.map(({ id }) => id))
  }
}

function kill(): void {
  process.kill(database.processId() ?? expect.fail('the database has no process'), 'SIGKILL')
}

/** Lists the files of tables and indexes. */
async function listFiles(): Promise<string[]> {
  return readdir(join(clusterFolder(dataDir), 'base'), { recursive: true })
}

describe('the index of words in the embedded database', { timeout: 120_000 }, () => {
  test('gives the best first, follows changes, and is the same after a restart', async () => {
    await addNotes(2000)
    await query(buildIndex)
    const plan = await query("explain select id from notes order by words <@> 'own7' limit 5")
    expect(JSON.stringify(plan)).toContain('Index Scan using notes_words')
    expect(await search('own7')).toEqual([7])
    await query("update notes set words = 'own7 own7 own7' where id = 8; delete from notes where id = 9")
    await query("insert into notes values (2001, 'a longer note that has own7 among other words')")
    expect(await search('own7', 3)).toEqual([8, 7, 2001])
    expect(await search('own9')).toEqual([])
    await query('vacuum notes')
    await database.stop()
    database = await startEmbeddedDatabase({ dataDir, log: silentLogger })
    expect(await search('own7', 3)).toEqual([8, 7, 2001])
    expect(await search('own9')).toEqual([])
  })

  test('finds what the table has when the process was killed in the middle of updates', async () => {
    await addNotes(600)
    await query(buildIndex)
    let age = 0
    for (const round of [1, 2, 3]) {
      const writing = (async () => {
        for (;;) {
          const part = age % 6
          await query(
            "update notes set words = concat_ws(' ', 'note', 'own' || id, 'age' || $1::int) where id % 6 = $2",
            [age + 1, part],
          )
          age++
          // The next statement has been sent when the process ends.
          if (age % (5 * round) === 0) setImmediate(kill)
        }
      })()
      await expect(writing).rejects.toThrow()
      await vi.waitFor(() => query('select 1'), soon)
      const [newest] = await query("select max(substring(words from 'age(.*)')::int) as age from notes")
      expect(newest?.age).toBeGreaterThanOrEqual(age)
      age = Number(newest?.age)
      await expectToFindWhatIsThere(age)
    }
    expect(database.countRestarts()).toBe(3)
  })

  test('is not there when the process was killed while it was built, and can be built again', async () => {
    await addNotes(20_000)
    for (const round of [1, 2]) {
      const before = await listFiles()
      const building = query(buildIndex)
      const end = expect(building).rejects.toThrow()
      await expect.poll(async () => (await listFiles()).length, { interval: 1 }).toBeGreaterThan(before.length)
      kill()
      await end
      await vi.waitFor(() => query('select 1'), soon)
      expect(await query("select to_regclass('notes_words') as index")).toEqual([{ index: null }])
      expect(database.countRestarts()).toBe(round)
    }
    await query(buildIndex)
    expect(await search('own12345')).toEqual([12345])
    await expectToFindWhatIsThere(1)
  })
})
