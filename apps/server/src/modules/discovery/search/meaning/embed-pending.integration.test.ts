import { describe, expect, test } from 'vitest'
import { silentLogger } from '../../../../lib/logger.ts'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { FakeClock } from '../../../../testing/fake-clock.ts'
import { ManualJobQueue } from '../../../../testing/manual-job-queue.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { storeCreators } from '../../catalogue/storing/store-creators.ts'
import { createDiscovery } from '../../discovery.ts'
import { embedPending } from './embed-pending.ts'
import type { Encoder } from './encoder-port.ts'

const database = useTestDatabase()
const vector = Float32Array.from({ length: 512 }, (_, index) => (index === 0 ? 1 : 0))

/** Creates an encoder that returns the same vector for each text and records the texts. */
function createTestEncoder(model = 'model-a', before: () => Promise<unknown> = async () => {}) {
  const texts: string[] = []
  const encoder: Encoder = {
    model,
    async embed(given) {
      await before()
      texts.push(...given)
      return given.map(() => vector)
    },
    async close() {},
  }
  return { encoder, texts }
}

const store = (...titles: string[]) =>
  storeCreators(
    database.kysely,
    titles.map((title) => ({ record: buildCreatorRecord({ channel_id: title, title: `${title}!` }) })),
    { source: 'import', erasures: testErasures, now: new Date() },
  )

const listPending = () =>
  database.kysely
    .selectFrom('creators')
    .select('title')
    .where('embedding_hash', 'is distinct from', (select) => select.ref('content_hash'))
    .execute()

describe('embedding stored creators', () => {
  test('stops after the current batch when it is aborted, and leaves the rest pending', async () => {
    await store(...Array.from({ length: 40 }, (_, index) => `creator-${index}`))
    const stopping = new AbortController()
    const { encoder } = createTestEncoder('model-a', async () => stopping.abort())
    expect(await embedPending({ database, encoder, signal: stopping.signal })).toBe(true)
    expect(await listPending()).toHaveLength(8)
  })

  test('gives each creator a vector once', async () => {
    await store(...Array.from({ length: 70 }, (_, index) => `creator ${index}`))
    const { encoder, texts } = createTestEncoder()
    expect(await embedPending({ database, encoder })).toBe(false)
    expect(await listPending()).toEqual([])
    await embedPending({ database, encoder })
    expect(new Set(texts).size).toBe(70)
    expect(texts).toHaveLength(70)
  })

  test('embeds only changed creators again', async () => {
    await store('a', 'b')
    await embedPending({ database, encoder: createTestEncoder().encoder })
    const record = buildCreatorRecord({ channel_id: 'a', title: 'Another name' })
    await storeCreators(database.kysely, [{ record }], { source: 'import', erasures: testErasures, now: new Date() })
    const { encoder, texts } = createTestEncoder()
    await embedPending({ database, encoder })
    expect(texts).toEqual(['Another name'])
  })

  test('drops a vector if its text changed meanwhile, and makes the new one', async () => {
    await store('a')
    let changed = false
    const { encoder, texts } = createTestEncoder('model-a', async () => {
      if (changed) return
      changed = true
      const record = buildCreatorRecord({ channel_id: 'a', title: 'New' })
      await storeCreators(database.kysely, [{ record }], { source: 'import', erasures: testErasures, now: new Date() })
    })
    await embedPending({ database, encoder })
    expect(texts).toEqual(['a!', 'New'])
    expect(await listPending()).toEqual([])
  })

  test('can be done by two nodes at once', async () => {
    await store(...Array.from({ length: 40 }, (_, index) => `creator ${index}`))
    const { encoder } = createTestEncoder()
    await Promise.all([embedPending({ database, encoder }), embedPending({ database, encoder })])
    expect(await listPending()).toEqual([])
  })

  test('leaves all creators pending when the encoder fails', async () => {
    await store('a')
    const { encoder } = createTestEncoder('model-a', () => Promise.reject(new Error('out of order')))
    await expect(embedPending({ database, encoder })).rejects.toThrow('out of order')
    expect(await listPending()).toHaveLength(1)
  })
})

describe('starting the workers', () => {
  const start = async (encoder: Encoder) => {
    const jobs = new ManualJobQueue()
    const clock = new FakeClock('2030-03-01T09:00:00Z')
    await createDiscovery({
      database,
      jobs,
      clock,
      log: silentLogger,
      encoder,
      platforms: [],
      erasures: testErasures,
    }).startWorkers()
    await jobs.runAll()
  }

  test('finishes the work of an earlier process', async () => {
    await store('a', 'b')
    await start(createTestEncoder().encoder)
    expect(await listPending()).toEqual([])
  })

  test('replaces the vectors of another model', async () => {
    await store('a', 'b')
    await start(createTestEncoder('model-a').encoder)
    const { encoder, texts } = createTestEncoder('model-b')
    await start(encoder)
    expect(texts).toEqual(expect.arrayContaining(['a!', 'b!']))
    const rows = await database.kysely.selectFrom('creators').select('embedding_model').execute()
    expect(rows.map((row) => row.embedding_model)).toEqual(['model-b', 'model-b'])
  })
})
