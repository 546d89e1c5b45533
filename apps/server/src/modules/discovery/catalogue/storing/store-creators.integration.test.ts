import type { CreatorRecord } from '@troupe/contract/creators'
import { describe, expect, test } from 'vitest'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { type IncomingCreator, storeCreators } from './store-creators.ts'

const database = useTestDatabase()
const now = new Date('2030-03-01T09:00:00Z')
const channel_id = 'channel-one'

function store(creators: IncomingCreator[], at = now, vectorModel?: string) {
  return storeCreators(database.kysely, creators, {
    source: 'import',
    erasures: testErasures,
    now: at,
    ...(vectorModel ? { vectorModel } : {}),
  })
}

const storeOne = (given: Partial<CreatorRecord>, more: Partial<IncomingCreator> = {}) =>
  store([{ record: buildCreatorRecord({ channel_id, ...given }), ...more }])

const read = () => database.kysely.selectFrom('creators').selectAll().executeTakeFirstOrThrow()
const readSnapshots = () => database.kysely.selectFrom('creator_snapshots').selectAll().orderBy('day').execute()

describe('storing creators', () => {
  test('counts new and known creators', async () => {
    expect(await store([{ record: buildCreatorRecord({ channel_id }) }])).toMatchObject({ created: 1, updated: 0 })
    const again = [{ record: buildCreatorRecord({ channel_id }) }, { record: buildCreatorRecord() }]
    expect(await store(again)).toMatchObject({ created: 1, updated: 1 })
    expect(await store([])).toMatchObject({ created: 0, updated: 0 })
  })

  test('keeps creators of two platforms with the same channel id apart', async () => {
    await storeOne({ platform: 'tiktok' })
    expect(await storeOne({ platform: 'youtube' })).toMatchObject({ created: 1, updated: 0 })
  })

  test('gives each creator one channel, and a channel without a creator its creator again', async () => {
    await storeOne({ title: 'Mara Bakes' })
    await database.kysely.deleteFrom('creators').execute()
    const again = await store([{ record: buildCreatorRecord({ channel_id }) }, { record: buildCreatorRecord() }])
    expect(again).toMatchObject({ created: 2, updated: 0 })
    const listKeys = (table: 'channels' | 'creators') =>
      database.kysely.selectFrom(table).select(['id', 'platform', 'channel_id']).orderBy('id').execute()
    expect(await listKeys('channels')).toEqual(await listKeys('creators'))
    expect((await listKeys('channels')).map(({ id }) => id)).toEqual(again.ids)
  })

  test('keeps stored values that a later record lacks', async () => {
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

  test('takes over the values of a later record, and finds it by the words of all texts', async () => {
    await storeOne({ title: 'Mara', description: 'Vegan cakes', keywords: ['sourdough'], verified: true })
    await storeOne({ title: 'Maria', description: 'Grilled fish', verified: false })
    const row = await read()
    expect(row).toMatchObject({ title: 'Maria', description: 'Grilled fish', verified: false })
    expect(row.terms).toContain("'sourdough'")
    expect(row.terms).toContain("'fish'")
    expect(row.terms).not.toContain("'cake'")
  })

  test('does not replace a stored name with an assumed one', async () => {
    await storeOne({ title: 'Mara Bakes', handle: 'mara' })
    await storeOne({ title: 'channel-one', handle: 'marabakes' }, { assumed: ['title'] })
    expect(await read()).toMatchObject({ title: 'Mara Bakes', handle: 'marabakes' })
  })

  test('takes the last of several records of one creator', async () => {
    const records = ['First', 'Second'].map((title) => ({ record: buildCreatorRecord({ channel_id, title }) }))
    expect(await store(records)).toMatchObject({ created: 1, updated: 0 })
    expect((await read()).title).toBe('Second')
  })

  test('removes characters that PostgreSQL would refuse', async () => {
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

  test('stores a given vector, unless the stored texts differ from the embedded one', async () => {
    const vector = Float32Array.from({ length: 512 }, (_, index) => (index === 0 ? 1 : 0))
    await store([{ record: buildCreatorRecord({ channel_id, description: 'Vegan cakes' }), vector }], now, 'model-a')
    const row = await read()
    expect(row).toMatchObject({ embedding_hash: row.content_hash, embedding_model: 'model-a' })
    const { description: _, ...partial } = buildCreatorRecord({ channel_id })
    await store([{ record: partial, vector }], now, 'model-a')
    const later = await read()
    expect(later.embedding_hash).not.toBe(later.content_hash)
  })

  test('simultaneously for one creator loses nothing', async () => {
    await storeOne({})
    await Promise.all([
      storeOne({ title: 'T', handle: 'h', subscribers: 1 }),
      storeOne({ title: 'T', handle: 'h', videos_count: 2 }),
      storeOne({ title: 'T', handle: 'h', region: 'PT' }),
    ])
    expect(await read()).toMatchObject({ subscribers: 1, videos_count: 2, region: 'PT' })
  })
})

describe('creators first known by their handle', () => {
  const byHandle: Partial<CreatorRecord> = { platform: 'tiktok', channel_id: '@mara.bakes', handle: 'mara.bakes' }
  const byId: Partial<CreatorRecord> = { platform: 'tiktok', channel_id: '7123456789012345678', handle: 'Mara.Bakes' }
  const listIds = async () =>
    (await database.kysely.selectFrom('creators').select('channel_id').orderBy('id').execute()).map(
      ({ channel_id }) => channel_id,
    )

  test('take over their id once it is known, and stay one', async () => {
    await storeOne(byHandle)
    expect(await storeOne({ ...byId, subscribers: 5 })).toMatchObject({ created: 0, updated: 1 })
    expect(await listIds()).toEqual(['7123456789012345678'])
  })

  test('are found by their handle when their id is stored', async () => {
    await storeOne({ ...byId, email: 'mara@bakes.test' })
    expect(await storeOne({ ...byHandle, subscribers: 9 })).toMatchObject({ created: 0, updated: 1 })
    expect(await read()).toMatchObject({ channel_id: byId.channel_id, email: 'mara@bakes.test', subscribers: 9 })
  })

  test('are merged even when one batch names them both ways', async () => {
    await storeOne(byId)
    const both = [byHandle, byId].map((given) => ({ record: buildCreatorRecord(given) }))
    expect(await store(both)).toMatchObject({ created: 0, updated: 1 })
  })

  test('are different creators on another platform', async () => {
    await storeOne({ ...byHandle, platform: 'instagram' })
    expect(await storeOne(byId)).toMatchObject({ created: 1 })
  })
})

describe('made-up creators', () => {
  const storeDemo = (given: Partial<CreatorRecord>) =>
    storeCreators(database.kysely, [{ record: buildCreatorRecord(given) }], {
      source: 'demo',
      erasures: testErasures,
      now,
    })

  test('never replace real ones: the real creator is returned instead', async () => {
    const { ids } = await storeOne({ title: 'Mara' })
    expect(await storeDemo({ channel_id, title: 'Made up' })).toMatchObject({ created: 0, updated: 0, erased: 0, ids })
    expect(await read()).toMatchObject({ title: 'Mara', source: 'import' })
  })

  test('are not confused with real ones of the same handle', async () => {
    await storeOne({ platform: 'tiktok', channel_id: '@mara', handle: 'mara' })
    await storeDemo({ platform: 'tiktok', channel_id: '7000000000000000001', handle: 'mara' })
    await storeOne({ platform: 'tiktok', channel_id: '7000000000000000002', handle: 'mara' })
    const rows = await database.kysely
      .selectFrom('creators')
      .select(['channel_id', 'source'])
      .orderBy('channel_id')
      .execute()
    expect(rows).toEqual([
      { channel_id: '7000000000000000001', source: 'demo' },
      { channel_id: '7000000000000000002', source: 'import' },
    ])
  })
})

describe('the price of a creator', () => {
  const storeFrom = (source: 'youtube' | 'import', given: Partial<CreatorRecord>) =>
    storeCreators(database.kysely, [{ record: buildCreatorRecord({ channel_id, ...given }) }], {
      source,
      erasures: testErasures,
      now,
    })

  test('is estimated from the figures of the platform, and again when they change', async () => {
    await storeFrom('youtube', { subscribers: 100_000, average_views: 20_000, region: 'US' })
    const first = await read()
    expect(first.price_source).toBe('estimated')
    await storeFrom('youtube', { subscribers: 400_000, average_views: 90_000 })
    expect((await read()).estimated_price).toBeGreaterThan(first.estimated_price ?? Number.POSITIVE_INFINITY)
  })

  test('keeps a stated price', async () => {
    await storeFrom('import', { estimated_price: 77 })
    await storeFrom('youtube', { subscribers: 100_000 })
    expect(await read()).toMatchObject({ estimated_price: 77, price_source: 'stated' })
  })

  test('is not invented where no figure is known', async () => {
    await storeFrom('youtube', {})
    expect(await read()).toMatchObject({ estimated_price: null, price_source: null })
  })
})
