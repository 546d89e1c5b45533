import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../../../database/migrate.ts'
import { toDimensionChange, vectorIndexes } from '../../../database/schema/vector-schema.ts'
import { createEndpointEncoder } from '../../../integrations/language/endpoint-encoder.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { useScratchDatabase } from '../../../testing/scratch-database.ts'
import { buildSearchServer } from '../../../testing/search-server.ts'
import { countVectors, storeTitled } from '../../../testing/stored-vectors.ts'
import { getTestDatabaseTarget } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { useEmbeddingServer } from '../../../testing/wire/embedding-server.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'
import { readVectorColumn } from '../search/meaning/vector-column-repository.ts'

const scratch = useScratchDatabase()
const endpoint = useEmbeddingServer()
const clock = new FakeClock('2030-03-01T09:00:00Z')
const stopping: (() => Promise<unknown>)[] = []

/** Builds a server on the scratch database whose model is behind the endpoint. */
function buildServer(model: string, { dimensions }: { dimensions?: number } = {}) {
  const encoder = createEndpointEncoder({ baseUrl: endpoint.baseUrl, apiKey: undefined, model, dimensions })
  const server = buildSearchServer({ database: scratch.get(), clock, encoder })
  stopping.push(server.stop, encoder.close)
  return server
}

const store = (...titles: string[]) => storeTitled(scratch.get().kysely, clock, titles)
const readVectors = () => countVectors(scratch.get().kysely)

/** Leaves the database as a process does that is killed after it changed the column. */
const changeColumn = (dimension: number) => scratch.get().pool.query(toDimensionChange(dimension))

const titles = ['Bread for everyone', 'Guitar for everyone', 'Marathon for everyone']

beforeAll(async () => void (await migrate(scratch.get().kysely)))
beforeEach(async () => {
  await scratch.get().pool.query('truncate creators restart identity cascade')
  await store(...titles)
})
afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop()
})

describe('an embedding model of another dimension', () => {
  it('makes all vectors again, and searches go by words meanwhile', async () => {
    const small = buildServer('small-model')
    await small.work()
    expect(await small.search('sourdough')).toEqual({ first: 'Bread for everyone', isCompared: true })

    const large = buildServer('large-model')
    expect(await large.search('sourdough')).toEqual({ first: undefined, isCompared: false })
    expect(await large.search('bread')).toEqual({ first: 'Bread for everyone', isCompared: false })
    await large.work()
    expect(await readVectors()).toEqual([{ dimension: 1024, model: 'large-model', count: 3 }])
    expect(await large.search('sourdough')).toEqual({ first: 'Bread for everyone', isCompared: true })
    await large.discovery.checkSearch()
  })

  it('leaves tables that a start accepts, with an index for the search by meaning', async () => {
    await buildServer('small-model').work()
    await buildServer('large-model').work()
    expect(await migrate(scratch.get().kysely)).toEqual([])
    expect(await readVectorColumn(scratch.get())).toMatchObject({ dimension: 1024, isIndexed: true })
    const { rows } = await scratch.get().pool.query(
      `select attstorage as storage, to_regclass('creators_meaning')::text as index from pg_attribute
      where attrelid = 'creators'::regclass and attname = 'embedding'`,
    )
    expect(rows).toEqual([{ storage: 'p', index: scratch.get().embedded ? null : 'creators_meaning' }])
  })

  it('may have 2,000 numbers beside the longest texts', async () => {
    endpoint.dimensions['longest-model'] = 2000
    const long = Array.from({ length: 4000 }, (_, index) => `word${index}`).join(' ')
    const record = buildCreatorRecord({ channel_id: 'long', title: 'long', description: long })
    await storeCreators(scratch.get().kysely, [{ record }], {
      source: 'import',
      erasures: testErasures,
      now: clock.now(),
    })
    await buildServer('longest-model').work()
    expect(await readVectors()).toEqual([{ dimension: 2000, model: 'longest-model', count: 4 }])
  })

  it('changes the column once when several servers start', async () => {
    await buildServer('small-model').work()
    const readColumn = () =>
      scratch
        .get()
        .pool.query("select attnum from pg_attribute where attrelid = 'creators'::regclass and attname = 'embedding'")
    const before = (await readColumn()).rows[0].attnum
    const servers = ['large-model', 'large-model', 'large-model'].map((model) => buildServer(model))
    await Promise.all(servers.map(({ work }) => work()))
    await servers[0]?.work()
    expect(await readVectors()).toEqual([{ dimension: 1024, model: 'large-model', count: 3 }])
    expect((await readColumn()).rows[0].attnum).toBe(before + 1)
    expect(await readVectorColumn(scratch.get())).toMatchObject({ isIndexed: true })
  })

  it('is not taken back by a server that still runs with the model before', async () => {
    const small = buildServer('small-model')
    await small.work()
    await small.search('sourdough')
    await buildServer('large-model').work()
    await small.work()
    expect(await readVectors()).toEqual([{ dimension: 1024, model: 'large-model', count: 3 }])
    expect(await small.search('bread')).toEqual({ first: 'Bread for everyone', isCompared: false })
    expect(small.log.lines.join('\n')).toContain('another server has changed the embedding model')
  })

  it('is asked for by a setting, and then has the same name', async () => {
    await buildServer('large-model').work()
    const shortened = buildServer('large-model', { dimensions: 256 })
    expect(await shortened.search('sourdough')).toEqual({ first: undefined, isCompared: false })
    await shortened.work()
    expect(await readVectors()).toEqual([{ dimension: 256, model: 'large-model', count: 3 }])
    expect(await shortened.search('sourdough')).toEqual({ first: 'Bread for everyone', isCompared: true })
  })

  it('leaves out ready-made vectors of another dimension, which are made by it later', async () => {
    const record = buildCreatorRecord({ channel_id: 'ready', title: 'Ready bread' })
    const options = { source: 'import', erasures: testErasures, now: clock.now(), vectorModel: 'large-model' } as const
    await storeCreators(scratch.get().kysely, [{ record, vector: new Float32Array(384).fill(0.1) }], options)
    expect(await readVectors()).toEqual([{ dimension: null, model: null, count: 4 }])
    await buildServer('large-model').work()
    expect(await readVectors()).toEqual([{ dimension: 1024, model: 'large-model', count: 4 }])
  })
})

describe('an embedding model of the same dimension', () => {
  it('is not compared with vectors of the one before', async () => {
    endpoint.dimensions['other-model'] = 384
    await buildServer('small-model').work()
    const other = buildServer('other-model')
    expect(await other.search('sourdough')).toEqual({ first: undefined, isCompared: false })
    await other.work()
    expect(await other.search('sourdough')).toEqual({ first: 'Bread for everyone', isCompared: true })
  })
})

describe('a change of the model that was interrupted', () => {
  beforeEach(() => buildServer('small-model').work())

  it('after the change of the column is completed by the next start', async () => {
    await changeColumn(1024)
    expect(await migrate(scratch.get().kysely)).toEqual([])
    const large = buildServer('large-model')
    expect(await large.search('bread')).toEqual({ first: 'Bread for everyone', isCompared: false })
    await large.work()
    expect(await readVectors()).toEqual([{ dimension: 1024, model: 'large-model', count: 3 }])
    expect(await large.search('sourdough')).toEqual({ first: 'Bread for everyone', isCompared: true })
  })

  it('is completed by the model before, if that is chosen again', async () => {
    await changeColumn(1024)
    const small = buildServer('small-model')
    await small.work()
    expect(await readVectors()).toEqual([{ dimension: 384, model: 'small-model', count: 3 }])
    expect(await small.search('sourdough')).toEqual({ first: 'Bread for everyone', isCompared: true })
  })

  it.skipIf('socketDir' in getTestDatabaseTarget())('while the index was built has it built anew', async () => {
    await scratch
      .get()
      .pool.query("update pg_index set indisvalid = false where indexrelid = 'creators_meaning'::regclass")
    expect(await migrate(scratch.get().kysely)).toEqual([])
    const small = buildServer('small-model')
    expect(await small.search('bread')).toEqual({ first: 'Bread for everyone', isCompared: false })
    await small.work()
    expect(await small.search('sourdough')).toEqual({ first: 'Bread for everyone', isCompared: true })
    const { rows } = await scratch
      .get()
      .pool.query("select pg_get_indexdef('creators_meaning'::regclass) as definition")
    expect(rows[0].definition).toContain(vectorIndexes.creators_meaning)
  })
})

describe('an embedding model that cannot be used', () => {
  it('leaves the vectors as they are while its endpoint does not answer', async () => {
    await buildServer('small-model').work()
    const unknown = buildServer('unknown-model')
    await expect(unknown.work()).rejects.toThrow('failed: status 404')
    expect(await readVectors()).toEqual([{ dimension: 384, model: 'small-model', count: 3 }])
    expect(await unknown.search('bread')).toEqual({ first: 'Bread for everyone', isCompared: false })
  })

  it('because its vectors are too long is named in the log, with what to do', async () => {
    endpoint.dimensions['huge-model'] = 3072
    await buildServer('small-model').work()
    const huge = buildServer('huge-model')
    await expect(huge.work()).rejects.toThrow('set EMBEDDING_DIMENSIONS to 2000 or fewer')
    expect(await readVectors()).toEqual([{ dimension: 384, model: 'small-model', count: 3 }])
    expect(huge.log.lines.join('\n')).toContain('the vectors of huge-model have 3072 numbers')
  })
})
