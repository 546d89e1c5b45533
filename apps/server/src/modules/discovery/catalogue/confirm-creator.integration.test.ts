import type { CreatorRecord } from '@troupe/contract/creators'
import { describe, expect, test } from 'vitest'
import { silentLogger } from '../../../lib/logger.ts'
import { buildCreatorRecord, buildPost } from '../../../testing/factories.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { KnownChannels } from '../../../testing/wire/known-channels.ts'
import { readAgain } from '../platforms/refresh-creators.ts'
import { toSearchFields } from '../search/analysis/search-fields.ts'
import { type CreatorWord, confirmCreator } from './confirm-creator.ts'
import { type StoreOptions, storeCreators } from './storing/store-creators.ts'

const database = useTestDatabase()
const db = database.kysely
const now = new Date('2030-03-01T09:00:00Z')
const later = new Date('2030-04-01T09:00:00Z')
const channel_id = 'UCmara0Bakes0Channel0000'

const told: Partial<CreatorRecord> = {
  channel_id,
  title: 'Mara on YouTube',
  handle: 'MaraBakes',
  description: 'Grilled fish',
  keywords: ['sourdough'],
  url: `https://www.youtube.com/channel/${channel_id}`,
  subscribers: 1000,
  average_views: 100,
  email: 'old@mara.test',
  email_source: 'description',
  region: 'BR',
  content_categories: ['travel'],
}
const word: CreatorWord = {
  title: 'Mara Bakes',
  handle: 'marabakes',
  description: 'Vegan cakes',
  email: 'mara@bakes.test',
  region: 'PT',
  content_categories: ['food_cooking', 'baking'],
  estimated_price: 450,
}

const store = async (given: Partial<CreatorRecord>, options: Partial<StoreOptions> = {}) => {
  const record = buildCreatorRecord({ ...told, ...given })
  const all = { source: 'youtube', erasures: testErasures, now, ...options } as const
  const { ids } = await storeCreators(db, [{ record }], all)
  return ids[0] ?? 0
}
const confirm = (id: number, said: CreatorWord = word, at = now) =>
  db.transaction().execute((transaction) => confirmCreator(transaction, id, { word: said, at }))
const read = (id: number) => db.selectFrom('creators').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a profile confirmed by its creator', () => {
  test('is still found by the words of its posts', async () => {
    const posts = [buildPost({ title: 'My panettone' })]
    const record = buildCreatorRecord(told)
    const { ids } = await storeCreators(db, [{ record, posts }], { source: 'youtube', erasures: testErasures, now })
    await confirm(ids[0] ?? 0)
    expect((await read(ids[0] ?? 0)).terms).toContain("'panetton'")
  })

  test('replaces the stored values and is searchable', async () => {
    const id = await store({})
    await confirm(id)
    const creator = await read(id)
    expect(creator).toMatchObject({
      ...word,
      handle: 'MaraBakes',
      email_source: 'creator',
      price_source: 'stated',
      subscribers: 1000,
      confirmed_at: now,
      confirmed_fields: ['title', 'handle', 'description', 'email', 'region', 'content_categories', 'estimated_price'],
    })
    expect(creator.terms).toContain("'cake'")
    expect(creator.terms).toContain("'sourdough'")
    expect(creator.terms).not.toContain("'fish'")
    expect(creator.content_hash).toBe(toSearchFields(creator).content_hash)
  })

  test.each(['youtube', 'import', 'demo', 'onboarding'] as const)(
    'outranks the source %s, while figures are still updated',
    async (source) => {
      const id = await store({})
      await confirm(id)
      const before = await read(id)
      const vector = Array.from({ length: 512 }, (_, place) => (place === 0 ? 1 : 0))
      const record = buildCreatorRecord({
        ...told,
        title: 'Another name',
        handle: 'another',
        description: 'Something else',
        keywords: ['knitting'],
        email: 'other@mara.test',
        email_source: 'profile',
        region: 'US',
        content_categories: ['gaming'],
        estimated_price: 9999,
        price_source: 'stated',
        subscribers: 2000,
      })
      const options = { source, erasures: testErasures, now: later, vectorModel: 'test' } as const
      await storeCreators(db, [{ record, vector }], options)
      const after = await read(id)
      const isReal = source !== 'demo'
      expect(after).toMatchObject({
        ...word,
        handle: 'MaraBakes',
        email_source: 'creator',
        price_source: 'stated',
        subscribers: isReal ? 2000 : 1000,
        keywords: [isReal ? 'knitting' : 'sourdough'],
        confirmed_at: now,
        confirmed_fields: before.confirmed_fields,
        embedding: null,
      })
      expect(after.content_hash).toBe(toSearchFields(after).content_hash)
      expect(after.terms.includes("'knit'")).toBe(isReal)
    },
  )

  test('leaves fields that were not confirmed to other sources', async () => {
    const id = await store({})
    await confirm(id, { email: 'mara@bakes.test' })
    expect(await read(id)).toMatchObject({ title: 'Mara on YouTube', region: 'BR', confirmed_fields: ['email'] })
    await store({ title: 'Renamed', email: 'new@mara.test', region: 'FR' }, { now: later })
    expect(await read(id)).toMatchObject({ title: 'Renamed', email: 'mara@bakes.test', region: 'FR' })
  })

  test('can be corrected, and dropped fields are open to other sources again', async () => {
    const id = await store({})
    await confirm(id)
    await confirm(
      id,
      { ...word, title: 'Mara', region: undefined, content_categories: undefined, estimated_price: undefined },
      later,
    )
    expect(await read(id)).toMatchObject({
      title: 'Mara',
      region: null,
      content_categories: [],
      estimated_price: null,
      price_source: null,
      confirmed_at: later,
      confirmed_fields: ['title', 'handle', 'description', 'email'],
    })
    await store({}, { now: later })
    expect(await read(id)).toMatchObject({
      title: 'Mara',
      region: 'BR',
      content_categories: ['travel'],
      price_source: 'estimated',
    })
  })

  test('may confirm an empty field: an empty description stays empty', async () => {
    const id = await store({})
    await confirm(id, { ...word, description: '' })
    await store({}, { now: later })
    expect((await read(id)).description).toBe('')
  })

  test('does not take over a handle of another creator', async () => {
    const id = await store({})
    await confirm(id, { ...word, handle: 'mrbeast' })
    const creator = await read(id)
    expect(creator.handle).toBe('MaraBakes')
    expect(creator.confirmed_fields).not.toContain('handle')
  })

  test('requires a stored creator', async () => {
    await expect(confirm(1)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('moves with a creator known only by handle once a platform reports the id', async () => {
    const provisional = await store({ channel_id: '@marabakes' }, { source: 'import' })
    await confirm(provisional)
    const certain = await store({ channel_id: 'UCother0Bakes0Channel000', handle: 'renamed' })
    const youtube = new KnownChannels('youtube')
    youtube.add({ ...told, channel_id: 'UCother0Bakes0Channel000' })
    const parts = {
      database,
      clock: new FakeClock(later.toISOString()),
      log: silentLogger,
      platforms: [youtube.live],
      references: [],
      erasures: testErasures,
      traffic: { waitForQuiet: async () => {} },
      onStored: async () => {},
    }
    const names = { channel_id: '@marabakes', handle: 'MaraBakes', url: null }
    const due = { id: provisional, platform: 'youtube', source: 'import', ...names } as const
    expect(await readAgain(parts, youtube.live, due)).toBe(certain)
    expect(await read(certain)).toMatchObject({ ...word, handle: 'MaraBakes', confirmed_at: now })
    expect(await db.selectFrom('creators').select('id').execute()).toEqual([{ id: certain }])
  })
})
