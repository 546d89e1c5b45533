import type { CreatorRecord, CreatorSource } from '@troupe/contract/creators'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../../../lib/clock.ts'
import { silentLogger } from '../../../../lib/logger.ts'
import { ManualJobQueue } from '../../../../testing/manual-job-queue.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { storeCreators } from '../storing/store-creators.ts'
import type { DemoCreator } from './demo-catalogue-port.ts'
import { loadDemoCatalogue } from './load-demo-catalogue.ts'

const database = useTestDatabase()

const vector = Float32Array.from({ length: 512 }, (_, index) => (index === 0 ? 1 : 0))

function record(number: number): CreatorRecord {
  return { platform: 'youtube', channel_id: `demo-${number}`, title: `Demo ${number}`, handle: `demo${number}` }
}

interface LoadOptions {
  readonly vectorModel?: string
  readonly breakOffAfter?: number
  /** The number of attempts that break off; default: all. */
  readonly brokenTries?: number
}

function load(count: number, options: LoadOptions = {}) {
  let tries = 0
  async function* readDemoCatalogue(wanted: number): AsyncGenerator<DemoCreator> {
    tries++
    for (let number = 0; number < wanted; number++) {
      if (number === options.breakOffAfter && tries <= (options.brokenTries ?? tries))
        throw new Error('the sandbox went away')
      yield { record: record(number), vector, vectorModel: 'model-a' }
    }
  }
  const jobs = new ManualJobQueue()
  const vectorModel = options.vectorModel ?? 'model-a'
  return loadDemoCatalogue({
    database,
    jobs,
    clock: systemClock,
    log: silentLogger,
    erasures: testErasures,
    readDemoCatalogue,
    count,
    vectorModel,
    retryAfter: 1,
  })
}

async function readStored(): Promise<{ source: CreatorSource; isEmbedded: boolean }[]> {
  const rows = await database.kysely
    .selectFrom('creators')
    .select(['source', 'embedding_hash', 'content_hash'])
    .execute()
  return rows.map(({ source, embedding_hash, content_hash }) => ({
    source,
    isEmbedded: embedding_hash === content_hash,
  }))
}

describe('the demo catalogue', () => {
  test('is loaded into an empty one, marked as demo data and with its vectors', async () => {
    await load(250)
    const stored = await readStored()
    expect(stored).toHaveLength(250)
    expect(stored.every(({ source, isEmbedded }) => source === 'demo' && isEmbedded)).toBe(true)
  })

  test('is not loaded twice', async () => {
    await load(20)
    await load(20)
    expect(await readStored()).toHaveLength(20)
  })

  test('is finished by another attempt when one breaks off', async () => {
    await load(250, { breakOffAfter: 150, brokenTries: 3 })
    expect(await readStored()).toHaveLength(250)
  })

  test('is finished by the next start when every attempt broke off', async () => {
    await expect(load(250, { breakOffAfter: 150 })).rejects.toThrow('the sandbox went away')
    expect(await readStored()).toHaveLength(100)
    await load(250)
    expect(await readStored()).toHaveLength(250)
  })

  test('resumes after an interruption without storing the same creators twice', async () => {
    await expect(load(250, { breakOffAfter: 150 })).rejects.toThrow('the sandbox went away')
    const before = await database.kysely.selectFrom('creators').select(['id', 'updated_at']).execute()
    await load(250)
    const ids = before.map(({ id }) => id)
    const after = await database.kysely
      .selectFrom('creators')
      .select(['id', 'updated_at'])
      .where('id', 'in', ids)
      .execute()
    expect(new Set(after.map((row) => JSON.stringify(row)))).toEqual(new Set(before.map((row) => JSON.stringify(row))))
  })

  test('is not loaded next to real creators', async () => {
    await storeCreators(database.kysely, [{ record: record(1) }], {
      source: 'import',
      erasures: testErasures,
      now: new Date(),
    })
    await load(20)
    expect(await readStored()).toHaveLength(1)
  })

  test('leaves vectors of another encoder to the queue', async () => {
    await load(5, { vectorModel: 'model-b' })
    expect((await readStored()).every(({ isEmbedded }) => !isEmbedded)).toBe(true)
  })
})
