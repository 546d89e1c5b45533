import type { CreatorRecord } from '@troupe/contract/creators'
import { describe, expect, test } from 'vitest'
import { buildCreatorRecord } from '../../testing/factories.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { type IncomingCreator, storeCreators } from './store-creators.ts'

const database = useTestDatabase()
const now = new Date('2030-03-01T09:00:00Z')
const channel_id = 'channel-one'

function store(creators: IncomingCreator[], at = now, vectorModel?: string) {
  return storeCreators(database.kysely, creators, {
    source: 'import',
    now: at,
    ...(vectorModel ? { vectorModel } : {}),
  })
}

const storeOne = (given: Partial<CreatorRecord>, more: Partial<IncomingCreator> = {}) =>
  store([{ record: buildCreatorRecord({ channel_id, ...given }), ...more }])

const read = () => database.kysely.selectFrom('creators').selectAll().executeTakeFirstOrThrow()
const readSnapshots = () => database.kysely.selectFrom('creator_snapshots').selectAll().orderBy('day').execute()

describe('storing creators', () => {
  test('counts who is new and who was known', async () => {
    expect(await store([{ record: buildCreatorRecord({ channel_id }) }])).toEqual({ created: 1, updated: 0 })
    const again = [{ record: buildCreatorRecord({ channel_id }) }, { record: buildCreatorRecord() }]
    expect(await store(again)).toEqual({ created: 1, updated: 1 })
    expect(await store([])).toEqual({ created: 0, updated: 0 })
  })

  test('keeps creators of two platforms with the same channel id apart', async () => {
    await storeOne({ platform: 'tiktok' })
    expect(await storeOne({ platform: 'youtube' })).toEqual({ created: 1, updated: 0 })
  })

  test('never blanks what a later record does not carry', async () => {
    const full: Partial<CreatorRecord> = {
      title: 'Mara Bakes',
      handle: 'mara',
      description: 'Vegan cakes',
      keywords: ['sourdough'],
      avatar: 'https://p.test/a.png',
      cover_image: 'https://p.test/b.png',
      url: 'https://p.test/',
      verified: true,
      subscribers: 10,
      videos_count: 11,
      average_views: 12,
      average_likes: 13,
      engagement_rate: 1.4,
      posting_frequency: 1.5,
      estimated_price: 16,
      region: 'PT',
      language: 'pt',
      email: 'mara@bakes.test',
      content_categories: ['baking'],
      last_posted_at: '2030-01-01T00:00:00.000Z',
    }
    await storeOne(full)
    const before = await read()
    const bare = { platform: 'youtube', channel_id, title: 'Mara Bakes', handle: 'mara' } as const
    await store([{ record: bare }])
    expect({ ...(await read()), updated_at: undefined }).toEqual({ ...before, updated_at: undefined })
  })

  test('takes over what a later record says, and finds it by the words of all texts', async () => {
    await storeOne({ title: 'Mara', description: 'Vegan cakes', keywords: ['sourdough'], verified: true })
    await storeOne({ title: 'Maria', description: 'Grilled fish', verified: false })
    const row = await read()
    expect(row).toMatchObject({ title: 'Maria', description: 'Grilled fish', verified: false })
    expect(row.terms).toContain("'sourdough'")
    expect(row.terms).toContain("'fish'")
    expect(row.terms).not.toContain("'cake'")
  })

  test('does not put an assumed name over a stored one', async () => {
    await storeOne({ title: 'Mara Bakes', handle: 'mara' })
    await storeOne({ title: 'channel-one', handle: 'marabakes' }, { assumed: ['title'] })
    expect(await read()).toMatchObject({ title: 'Mara Bakes', handle: 'marabakes' })
  })

  test('takes the last of several records of one creator', async () => {
    const records = ['First', 'Second'].map((title) => ({ record: buildCreatorRecord({ channel_id, title }) }))
    expect(await store(records)).toEqual({ created: 1, updated: 0 })
    expect((await read()).title).toBe('Second')
  })

  test('stores text that PostgreSQL would refuse without what is wrong with it', async () => {
    await storeOne({
      title: 'A\u0000b\ud83d',
      description: 'x\u0000\u0007y\r\nz',
      keywords: ['\u0000', 'it\'s \\ "quoted"'],
      avatar: 'https://p.test/\u0000a',
      email: 'Mara@Bakes.TEST',
    })
    expect(await read()).toMatchObject({
      title: 'Ab\ufffd',
      description: 'xy\nz',
      keywords: ['it\'s \\ "quoted"'],
      avatar: 'https://p.test/a',
      email: 'Mara@bakes.test',
    })
  })

  test('keeps one snapshot a day, of the figures that were given', async () => {
    await storeOne({ subscribers: 10, engagement_rate: 2 })
    await storeOne({ subscribers: 12 })
    await storeOne({})
    const nextDay = new Date('2030-03-02T00:00:00Z')
    await store([{ record: buildCreatorRecord({ channel_id, subscribers: 15 }) }], nextDay)
    await store([{ record: buildCreatorRecord({ channel_id: 'without-figures' }) }])
    expect(await readSnapshots()).toMatchObject([
      { day: '2030-03-01', subscribers: 12, engagement_rate: 2 },
      { day: '2030-03-02', subscribers: 15, engagement_rate: null },
    ])
  })

  test('takes a ready vector, unless the stored texts make it another text', async () => {
    const vector = Float32Array.from({ length: 512 }, (_, index) => (index === 0 ? 1 : 0))
    await store([{ record: buildCreatorRecord({ channel_id, description: 'Vegan cakes' }), vector }], now, 'model-a')
    const row = await read()
    expect(row).toMatchObject({ embedding_hash: row.content_hash, embedding_model: 'model-a' })
    const { description: _, ...partial } = buildCreatorRecord({ channel_id })
    await store([{ record: partial, vector }], now, 'model-a')
    const later = await read()
    expect(later.embedding_hash).not.toBe(later.content_hash)
  })

  test('of one creator from several sides at once loses nothing', async () => {
    await storeOne({})
    await Promise.all([
      storeOne({ title: 'T', handle: 'h', subscribers: 1 }),
      storeOne({ title: 'T', handle: 'h', videos_count: 2 }),
      storeOne({ title: 'T', handle: 'h', region: 'PT' }),
    ])
    expect(await read()).toMatchObject({ subscribers: 1, videos_count: 2, region: 'PT' })
  })
})
