import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { migrate } from '../database/migrate.ts'
import type { Encoder } from '../modules/discovery/search/meaning/encoder-port.ts'
import { readVectorColumn } from '../modules/discovery/search/meaning/vector-column-repository.ts'
import type { EmbeddingSettings } from '../settings/settings.ts'
import { FakeClock } from '../testing/fake-clock.ts'
import { useScratchDatabase } from '../testing/scratch-database.ts'
import { buildSearchServer, type SearchServer } from '../testing/search-server.ts'
import { countVectors, storeTitled } from '../testing/stored-vectors.ts'
import { patientWaits } from '../testing/test-app.ts'
import { useStandIns } from '../testing/wire/stand-ins.ts'
import { connectEncoders } from './connect-encoders.ts'

const scratch = useScratchDatabase()
const standIns = useStandIns('2030-03-01')
const clock = new FakeClock('2030-03-01T12:00:00Z')
const stopping: (() => Promise<unknown>)[] = []

const builtInModel = { dimension: 512, model: expect.stringContaining('-glossed-') }
const standInModel = { dimension: 256, model: 'sandbox-embeddings' }

interface Start {
  /** Default: the built-in encoder. */
  readonly embedding?: EmbeddingSettings
  /** Called before each batch of creators is embedded. */
  readonly beforeBatch?: () => Promise<unknown>
  readonly encodingMs?: number
}

/** Starts a server with the encoder that these settings choose, as after a restart on the same database. */
function restart({ embedding, beforeBatch = async () => {}, encodingMs = patientWaits.encodingMs }: Start = {}) {
  const { ofSearch } = connectEncoders({ embedding })
  const encoder: Encoder = {
    ...ofSearch,
    async embed(texts) {
      if (texts.length > 1) await beforeBatch()
      return await ofSearch.embed(texts)
    },
  }
  const waits = { ...patientWaits, encodingMs }
  const server = buildSearchServer({ database: scratch.get(), clock, encoder, waits })
  stopping.push(server.stop, encoder.close)
  return server
}

const toStandIn = (settings: Partial<EmbeddingSettings> = {}): EmbeddingSettings => ({
  baseUrl: `${standIns.url}/v1`,
  ...standIns.keys.embeddings,
  dimensions: undefined,
  ...settings,
})

const store = (...titles: string[]) => storeTitled(scratch.get().kysely, clock, titles)
const readVectors = () => countVectors(scratch.get().kysely)

const Requests = z.array(z.object({ body: z.object({ input: z.array(z.string()) }) }))

/** Lists the texts that the stand-in was asked to embed. */
async function listAsked(): Promise<string[]> {
  const response = await fetch(`${standIns.url}/__sim/embedding-requests`)
  return Requests.parse(await response.json()).flatMap(({ body }) => body.input)
}

const stopAll = async () => {
  for (const stop of stopping.splice(0)) await stop()
}

beforeAll(async () => void (await migrate(scratch.get().kysely)))
beforeEach(() => scratch.get().pool.query('truncate creators restart identity cascade'))
afterEach(stopAll)

describe('a change from the built-in encoder to a model behind an endpoint, and back', () => {
  it('makes all vectors anew, while searches go by words, and then finds by the meaning of the new model', async () => {
    const subjects = ['Bread for', 'Guitar for', 'Marathon for']
    await store(
      ...Array.from({ length: 14 }, (_, year) => subjects.map((subject) => `${subject} ${2000 + year}`)).flat(),
    )
    const bread = (isCompared: boolean) => ({ first: expect.stringMatching(/^Bread/), isCompared })
    const before = restart()
    await before.work()
    expect(await readVectors()).toEqual([{ ...builtInModel, count: 42 }])
    expect(await before.search('sourdough')).toEqual(bread(true))
    await stopAll()

    const meanwhile: Awaited<ReturnType<SearchServer['search']>>[] = []
    const after = restart({
      embedding: toStandIn(),
      beforeBatch: async () => meanwhile.push(await after.search('bread')),
    })
    expect(await after.search('bread')).toEqual(bread(false))
    await after.work()
    expect(meanwhile.length).toBeGreaterThan(1)
    for (const { first } of meanwhile) expect(first).toMatch(/^Bread/)
    expect(await readVectors()).toEqual([{ ...standInModel, count: 42 }])
    expect(await readVectorColumn(scratch.get())).toMatchObject({ dimension: 256, isIndexed: true })
    expect(await after.search('sourdough')).toEqual(bread(true))
    await after.discovery.checkSearch()
    await stopAll()

    const back = restart()
    expect(await back.search('bread')).toEqual(bread(false))
    await back.work()
    expect(await readVectors()).toEqual([{ ...builtInModel, count: 42 }])
    expect(await back.search('sourdough')).toEqual(bread(true))
    expect(await migrate(scratch.get().kysely)).toEqual([])
  })

  it('may shorten the vectors of the new model', async () => {
    await store('Bread for everyone', 'Guitar for everyone')
    await restart({ embedding: toStandIn() }).work()
    const shortened = restart({ embedding: toStandIn({ dimensions: 64 }) })
    await shortened.work()
    expect(await readVectors()).toEqual([{ ...standInModel, dimension: 64, count: 2 }])
    expect(await shortened.search('sourdough')).toEqual({ first: 'Bread for everyone', isCompared: true })
  })
})

describe('a model of many languages', () => {
  beforeEach(() => store('Sauerteig und Brot', 'Gitarre lernen', 'Marathon training'))

  it('is given texts and queries as they were written, without glosses', async () => {
    const server = restart({ embedding: toStandIn() })
    await server.work()
    await server.search('Brot backen')
    const asked = await listAsked()
    expect(asked).toEqual(expect.arrayContaining(['Sauerteig und Brot', 'Gitarre lernen', 'Brot backen']))
    expect(asked.join('\n')).not.toMatch(/bread|guitar/i)
  })

  it('finds by meaning what is written in another language than the query, where no gloss knows its words', async () => {
    const server = restart({ embedding: toStandIn() })
    expect((await server.search('chleb')).first).toBeUndefined()
    await server.work()
    expect(await server.search('chleb')).toEqual({ first: 'Sauerteig und Brot', isCompared: true })
    expect(await server.search('gitaar')).toEqual({ first: 'Gitarre lernen', isCompared: true })
  })

  it('leaves the glosses to add words to a query, also while it is away', async () => {
    await store('Falconry with owls', 'Knots and ropes')
    const server = restart({ embedding: toStandIn() })
    await server.work()
    expect(await server.search('マラソン')).toEqual({ first: 'Marathon training', isCompared: true })
    await standIns.orderFault('embeddings', 'quota')
    const away = restart({ embedding: toStandIn() })
    expect(await away.search('マラソン')).toEqual({ first: 'Marathon training', isCompared: false })
  })
})

describe('a model that gives no usable vectors', () => {
  beforeEach(async () => {
    await store('Bread for everyone', 'Guitar for everyone')
    await restart({ embedding: toStandIn() }).work()
    await stopAll()
  })

  it.each([
    'changing-dimension',
    'wrong-dimension',
    'missing-vector',
    'no-direction',
    'no-vectors',
    'wrong-key',
    'error-500',
    'reset',
    'not-json',
    'half-json',
    'half-body',
  ])('leaves the search by words, and is used again afterwards: %s', async (fault) => {
    const server = restart({ embedding: toStandIn({ dimensions: 256 }) })
    await standIns.orderFault('embeddings', fault)
    expect(await server.search('bread')).toMatchObject({ first: 'Bread for everyone' })
    expect(await server.search('bread guitar')).toMatchObject({ isCompared: fault === 'changing-dimension' })
    expect(await readVectors()).toEqual([{ ...standInModel, count: 2 }])
    await standIns.orderFault('embeddings', fault, 0)
    // An encoder that has held up a search is asked beside the next ones until it answers.
    const search = () => server.search('sourdough')
    await expect.poll(search).toEqual({ first: 'Bread for everyone', isCompared: true })
  })

  it('does not hold up a search by words when it is slow', async () => {
    await standIns.orderFault('embeddings', 'slow')
    const server = restart({ embedding: toStandIn(), encodingMs: 1 })
    expect(await server.search('bread')).toEqual({ first: 'Bread for everyone', isCompared: false })
    expect(await server.search('guitar')).toEqual({ first: 'Guitar for everyone', isCompared: false })
    expect(new Set(await listAsked())).toContain('bread')
    expect(await listAsked()).not.toContain('guitar')
  })

  it.each(['changing-dimension', 'missing-vector', 'error-500', 'not-json'])(
    'keeps the stored vectors, and embeds what is new once it works: %s',
    async (fault) => {
      await store('Marathon for everyone', 'Chess for everyone')
      const server = restart({ embedding: toStandIn() })
      await standIns.orderFault('embeddings', fault)
      await expect(server.work()).rejects.toThrow('The encoder at')
      expect(await server.search('chess')).toMatchObject({ first: 'Chess for everyone' })
      expect(await readVectors()).toEqual(expect.arrayContaining([{ ...standInModel, count: 2 }]))
      await standIns.orderFault('embeddings', fault, 0)
      await server.work()
      expect(await readVectors()).toEqual([{ ...standInModel, count: 4 }])
    },
  )

  it('with vectors of another dimension under the same name makes all of them again', async () => {
    await standIns.orderFault('embeddings', 'wrong-dimension')
    const server = restart({ embedding: toStandIn() })
    await server.work()
    expect(await readVectors()).toEqual([{ ...standInModel, dimension: 255, count: 2 }])
    expect(await server.search('sourdough')).toEqual({ first: 'Bread for everyone', isCompared: true })
    await standIns.orderFault('embeddings', 'wrong-dimension', 0)
    expect(await server.search('bread loaf')).toEqual({ first: 'Bread for everyone', isCompared: false })
    const again = restart({ embedding: toStandIn() })
    await again.work()
    expect(await readVectors()).toEqual([{ ...standInModel, count: 2 }])
  })
})
