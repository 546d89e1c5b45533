import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { silentLogger } from '../../../lib/logger.ts'
import { buildCreatorRecord, buildPost } from '../../../testing/factories.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { ManualJobQueue } from '../../../testing/manual-job-queue.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'
import { createDiscovery } from '../discovery.ts'
import type { Encoder } from '../search/meaning/encoder-port.ts'
import { listDerivedForms } from './derived-forms.ts'
import { rebuildDerived } from './rebuild-derived.ts'

const database = useTestDatabase()
const clock = new FakeClock('2030-03-01T09:00:00Z')
const count = 250
const vector = Float32Array.from({ length: 512 }, (_, axis) => (axis === 0 ? 1 : 0))
const encoder: Encoder = {
  model: 'model-b',
  embed: async (texts) => texts.map(() => vector),
  close: async () => {},
}
const forms = listDerivedForms({ encoder, log: silentLogger })
const quiet = { waitForQuiet: async () => {} }

const rebuild = (more: Partial<Parameters<typeof rebuildDerived>[0]> = {}) =>
  rebuildDerived({ database, log: silentLogger, forms, traffic: quiet, signal: new AbortController().signal, ...more })

const countStale = async () =>
  Object.fromEntries(await Promise.all(forms.map(async (form) => [form.kind, await form.countStale(database.kysely)])))

const readSearchFields = () =>
  database.kysely
    .selectFrom('creators')
    .select(['id', 'name_key', 'term_count', 'content_hash', 'index_text', sql<string>`terms::text`.as('terms')])
    .orderBy('id')
    .execute()

/**
 * Creates a catalogue as an older version left it: with other terms, without versions, with vectors of another model.
 */
beforeEach(async () => {
  const creators = Array.from({ length: count }, (_, number) => ({
    record: buildCreatorRecord({ title: `Baker ${number}`, description: 'vegan cakes' }),
    vector,
    posts: [buildPost({ title: `Loaf ${number}` })],
  }))
  const options = { source: 'import', erasures: testErasures, now: new Date(), vectorModel: 'model-a' } as const
  await storeCreators(database.kysely, creators, options)
})

const makeOlder = () =>
  sql`update creators set terms = 'obsolete', index_text = '', name_key = '', term_count = 1, search_version = 0`.execute(
    database.kysely,
  )

describe('stored data of an older version', () => {
  test('equals the data of the current version once rebuilt', async () => {
    const expected = await readSearchFields()
    await makeOlder()
    expect(await countStale()).toEqual({ search_fields: count, vectors: count })
    expect(await rebuild()).toBe(false)
    expect(await readSearchFields()).toEqual(expected)
    // The vectors are computed by the embedding queue.
    expect(await countStale()).toEqual({ search_fields: 0, vectors: count })
    expect(
      await database.kysely.selectFrom('creators').select('id').where('embedding', 'is not', null).execute(),
    ).toEqual([])
  })

  test('is rebuilt by the workers of a starting server, with vectors', async () => {
    await makeOlder()
    const jobs = new ManualJobQueue()
    const { startWorkers, countStale, stop } = createDiscovery({
      ...{ database, jobs, clock, encoder, log: silentLogger, platforms: [], erasures: testErasures },
    })
    await startWorkers()
    await jobs.runAll()
    await stop()
    expect(Object.fromEntries(await countStale())).toEqual({ search_fields: 0, vectors: 0 })
  })

  test('is left where a run was interrupted, and continued by the next', async () => {
    await makeOlder()
    const stopping = new AbortController()
    const traffic = { waitForQuiet: async () => stopping.abort() }
    expect(await rebuild({ traffic, signal: stopping.signal })).toBe(true)
    expect(await countStale()).toMatchObject({ search_fields: count - 100 })
    expect(await rebuild({ runMs: 0 })).toBe(true)
    await rebuild()
    expect(await countStale()).toMatchObject({ search_fields: 0 })
  })

  test('stays unchanged when a batch fails', async () => {
    await makeOlder()
    await sql`alter table creators add constraint broken check (terms @@ 'obsolete'::tsquery) not valid`.execute(
      database.kysely,
    )
    try {
      await expect(rebuild()).rejects.toThrow('broken')
      expect(await countStale()).toMatchObject({ search_fields: count })
    } finally {
      await sql`alter table creators drop constraint broken`.execute(database.kysely)
    }
  })

  test('is rebuilt by two nodes at once, each row by one of them', async () => {
    await makeOlder()
    const rebuilt: number[] = []
    const counting = forms.slice(0, 1).map((form) => ({
      ...form,
      rebuildBatch: async (db: typeof database.kysely) => {
        const batch = await form.rebuildBatch(db)
        rebuilt.push(batch)
        return batch
      },
    }))
    await Promise.all([rebuild({ forms: counting }), rebuild({ forms: counting })])
    expect(rebuilt.reduce((sum, batch) => sum + batch, 0)).toBe(count)
    expect(await countStale()).toMatchObject({ search_fields: 0 })
  })

  test('is logged', async () => {
    await makeOlder()
    const lines: string[] = []
    await rebuild({ log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) })
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'search_fields', msg: 'rebuilding stored data of an older version' }),
        expect.objectContaining({ kind: 'search_fields', rebuilt: count, stale: 0, msg: 'rebuild finished' }),
      ]),
    )
  })
})

test('a server of an older version keeps the rows of a newer one', async () => {
  await sql`update creators set search_version = 99`.execute(database.kysely)
  const before = await readSearchFields()
  await rebuild()
  expect(await readSearchFields()).toEqual(before)
})
