import type { CreatorRecord } from '@troupe/contract/creators'
import { type Selectable, sql } from 'kysely'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import type { Tables } from '../../../database/tables/tables.ts'
import { toDataLimits } from '../../../lib/age-rules.ts'
import { days, hours } from '../../../lib/durations.ts'
import { parseSettings } from '../../../settings/settings.ts'
import { simulateAges } from '../../../testing/ages/simulate-ages.ts'
import { buildCreatorRecord, buildPost } from '../../../testing/factories.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { confirmCreator } from '../catalogue/confirm-creator.ts'
import { type IncomingCreator, type StoreOptions, storeCreators } from '../catalogue/storing/store-creators.ts'
import { AgeGuard } from './age-guard.ts'
import { reportDataAges } from './oldest-data.ts'
import { removeOldData } from './remove-old-data.ts'

const database = useTestDatabase()
const limits = toDataLimits({ maxAgeDays: {}, acceptsDerived: { youtube: true } })
const strict = toDataLimits({ maxAgeDays: {}, acceptsDerived: {} })
let clock: FakeClock
beforeEach(() => {
  clock = new FakeClock('2030-03-01T09:30:00Z')
})

const whole: Partial<CreatorRecord> = {
  ...{ description: 'Bakes bread', keywords: ['bread'], avatar: 'https://yt3.ggpht.com/a', subscribers: 100 },
  ...{ average_views: 10, engagement_rate: 3, region: 'DE', email: 'mara@bakes.test', email_source: 'profile' },
}

async function store(
  record: Partial<CreatorRecord>,
  options: Partial<StoreOptions & Pick<IncomingCreator, 'posts'>> = {},
): Promise<number> {
  const { posts, ...given } = options
  const incoming = { record: buildCreatorRecord(record), ...(posts && { posts }) }
  const stored = await storeCreators(database.kysely, [incoming], {
    ...{ source: 'youtube', erasures: testErasures, now: clock.now(), ...given },
  })
  return stored.ids[0] ?? 0
}

/** Someone works with the creator. */
const hold = (id: number) =>
  sql`
  insert into person_statements (workspace_id, creator_id, other_id, is_same, stated_at)
  select workspaces.id, ${id}, ${id}, true, now() from workspaces`.execute(database.kysely)

const remove = (set = limits) => removeOldData({ database, clock, limits: set })
const read = async (id: number): Promise<Partial<Selectable<Tables['creators']>>> =>
  (await database.kysely.selectFrom('creators').selectAll().where('id', '=', id).execute())[0] ?? {}

async function addUser(): Promise<void> {
  await sql`
    insert into users (email, username, username_key, password_hash, updated_at)
    values ('anna@troupe.example', 'anna', 'anna', '', now())`.execute(database.kysely)
  await sql`insert into workspaces (name, created_at) values ('Anna', now())`.execute(database.kysely)
}

describe('removing data that is too old', () => {
  test('deletes a creator with posts and history on the last day, and not before', async () => {
    const id = await store({ title: 'Mara', ...whole }, { posts: [buildPost({ title: 'Rye' })] })
    clock.advance(days(28))
    expect(await remove()).toBe(false)
    clock.advance(days(1))
    expect(await remove()).toBe(true)
    expect(await read(id)).toEqual({})
    for (const table of ['creator_posts', 'creator_snapshots'] as const) {
      expect(await database.kysely.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
    expect(await database.kysely.selectFrom('data_removals').select(['kind', 'count']).execute()).toContainEqual({
      kind: 'creators_deleted',
      count: 1,
    })
  })

  test('reduces a creator that a user works with to the id, and finds it by its old name no more', async () => {
    await addUser()
    const id = await store({ channel_id: 'UC1', title: 'Mara', handle: 'mara', ...whole })
    await hold(id)
    clock.advance(days(29))
    await remove()
    const creator = await read(id)
    expect(creator).toMatchObject({ channel_id: 'UC1', title: 'UC1', handle: 'UC1', description: '', keywords: [] })
    expect(creator).toMatchObject({ subscribers: null, email: null, email_source: null, avatar: null, region: null })
    expect(creator).toMatchObject({ estimated_price: null, price_source: null, embedding: null })
    expect(creator).toMatchObject({ expired_at: clock.now(), profile_read_at: null, platform_since: null })
    expect(`${creator.terms} ${creator.index_text} ${creator.name_key}`).not.toMatch(/mara|bread/)
    await store({ channel_id: 'UC1', title: 'Mara', handle: 'mara', ...whole })
    expect(await read(id)).toMatchObject({ title: 'Mara', subscribers: 100, expired_at: null })
  })

  test('keeps why a user may write to a creator', async () => {
    await addUser()
    const id = await store({ channel_id: 'UC1', title: 'Mara', ...whole })
    await sql`
      insert into contact_bases (workspace_id, creator_id, basis, note, noted_at)
      select id, ${id}, 'consent', 'Asked for it', now() from workspaces`.execute(database.kysely)
    clock.advance(days(29))
    await remove()
    expect(await read(id)).toMatchObject({ title: 'UC1', email: null })
    expect(await database.kysely.selectFrom('contact_bases').select('creator_id').execute()).toEqual([
      { creator_id: id },
    ])
  })

  test('keeps what a list gave, however old, whether it came first or last', async () => {
    const first = await store(
      { channel_id: 'UC1', title: 'List', email: 'list@bakes.test', region: 'AT' },
      { source: 'import' },
    )
    await store({ channel_id: 'UC1', title: 'Platform', subscribers: 7, description: 'By the platform' })
    const last = await store({ channel_id: 'UC2', title: 'Platform', ...whole })
    await store({ channel_id: 'UC2', title: 'List', subscribers: 9 }, { source: 'import' })
    clock.advance(days(29))
    await remove()
    expect(await read(first)).toMatchObject({ title: 'UC1', email: 'list@bakes.test', region: 'AT', description: '' })
    expect(await read(last)).toMatchObject({ title: 'List', subscribers: 9, email: null, description: '' })
  })

  test('keeps what a list filled in into a creator of the platform', async () => {
    const id = await store({ channel_id: 'UC1', title: 'Platform' })
    await store(
      { channel_id: 'UC1', title: 'List', description: 'By the list', region: 'AT' },
      { source: 'import', onlyFills: true },
    )
    clock.advance(days(29))
    await remove()
    expect(await read(id)).toMatchObject({ title: 'UC1', description: 'By the list', region: 'AT' })
  })

  test('keeps what the creator confirmed', async () => {
    const id = await store({ channel_id: 'UC1', title: 'Mara', ...whole })
    const word = { title: 'Mara', email: 'mara@own.test', content_categories: ['baking' as const] }
    await confirmCreator(database.kysely, id, { word, at: clock.now() })
    clock.advance(days(29))
    await remove()
    expect(await read(id)).toMatchObject({
      title: 'Mara',
      email: 'mara@own.test',
      email_source: 'creator',
      subscribers: null,
    })
    expect(await read(id)).toMatchObject({ content_categories: ['baking'], description: '', platform_since: null })
  })

  test('removes only the values that no later answer has confirmed', async () => {
    const id = await store({ channel_id: 'UC1', title: 'Mara', ...whole }, { posts: [buildPost({ title: 'Rye' })] })
    clock.advance(days(20))
    await store({ channel_id: 'UC1', title: 'Mara', subscribers: 120 })
    clock.advance(days(9))
    await remove()
    expect(await read(id)).toMatchObject({ title: 'Mara', subscribers: 120, description: '', average_views: null })
    expect(await read(id)).toMatchObject({ email: null, expired_at: null, estimated_price: null })
    expect(await database.kysely.selectFrom('creator_posts').selectAll().execute()).toEqual([])
  })

  test('leaves demo data, lists and platforms without such a rule alone', async () => {
    const ids = [
      await store({ ...whole }, { source: 'demo' }),
      await store({ ...whole }, { source: 'import' }),
      await store({ platform: 'tiktok', ...whole }, { source: 'tiktok' }),
    ]
    const before = await Promise.all(ids.map(read))
    clock.advance(days(300))
    expect(await remove()).toBe(false)
    expect(await Promise.all(ids.map(read))).toEqual(before)
    clock.advance(days(60))
    await remove()
    expect(await Promise.all(ids.map(read))).toEqual([...before.slice(0, 2), {}])
  })

  test('keeps the name by which TikTok is asked', async () => {
    await addUser()
    const id = await store({ platform: 'tiktok', title: 'Mara', handle: 'mara', ...whole }, { source: 'tiktok' })
    await hold(id)
    clock.advance(days(360))
    await remove()
    expect(await read(id)).toMatchObject({ handle: 'mara', subscribers: null, expired_at: clock.now() })
  })

  test('makes no estimate and no categories of what YouTube says without the amendment, and removes earlier ones', async () => {
    const made = { content_categories: ['baking' as const], ...whole }
    const early = await store({ channel_id: 'UC1', ...made })
    const listed = await store({ channel_id: 'UC2', content_categories: ['yoga_pilates'] }, { source: 'import' })
    await store({ channel_id: 'UC2', ...made }, { mayDerive: false })
    expect(await read(early)).toMatchObject({ content_categories: ['baking'], price_source: 'estimated' })
    await remove(strict)
    const hidden = { estimated_price: null, price_source: null }
    expect(await read(early)).toMatchObject({ ...hidden, content_categories: [], subscribers: 100 })
    expect(await read(listed)).toMatchObject({ ...hidden, content_categories: ['yoga_pilates'], subscribers: 100 })
    expect(await remove(strict)).toBe(false)
  })

  test.each(['demo', 'onboarding'] as const)(
    'leaves prices and categories of the sandbox’s YouTube: %s',
    async (source) => {
      const { dataLimits } = parseSettings({ SANDBOX: 'on' })
      const id = await store({ content_categories: ['baking'], ...whole }, { source })
      await remove(dataLimits)
      expect(await read(id)).toMatchObject({
        content_categories: ['baking'],
        price_source: 'estimated',
        subscribers: 100,
      })
      expect((await read(id)).estimated_price).toBeGreaterThan(0)
    },
  )
})

describe('the guard', () => {
  test('refuses before its first look and from the hour of the limit on, whether or not anybody looks', async () => {
    const guard = new AgeGuard({ database, clock, limits })
    expect(guard.isSafe()).toBe(false)
    await guard.look()
    expect(guard.isSafe()).toBe(true)
    await store({ ...whole })
    await guard.look()
    clock.advance(days(30) - hours(10))
    expect(guard.isSafe()).toBe(true)
    clock.advance(hours(10))
    expect(guard.isSafe()).toBe(false)
    await remove()
    await guard.look()
    expect(guard.isSafe()).toBe(true)
  })

  test('reports the oldest age, what is due and what was removed', async () => {
    await store({ ...whole })
    clock.advance(days(22))
    await store({ ...whole })
    const [, , young] = await reportDataAges({ database, clock, limits })
    expect(young).toMatchObject({ platform: 'youtube', due: 1, removed: [], maxAgeMs: days(30) })
    expect(young?.oldestMs).toBeGreaterThan(days(22))
    clock.advance(days(8))
    await remove()
    const [, , later] = await reportDataAges({ database, clock, limits })
    expect(later?.removed).toContainEqual({ platform: 'youtube', kind: 'creators_deleted', count: 1 })
    expect(later?.oldestMs).toBeLessThan(days(9))
  })
})

test.runIf(inject('repeatsOften'))(
  'over 400 days nothing older than 30 days is answered at any hour, with the quota used up and the server down',
  {
    timeout: 300_000,
  },
  async () => {
    const simulated = await simulateAges({
      ...{ database, limits: strict, creators: 40, days: 400, everyHours: 24, toFound: () => 1 },
      // Enough, then nothing for three months, then too little.
      toUnits: (day) => (day < 100 ? 60 : day < 190 ? 0 : 4),
      isDown: (day) => (day >= 50 && day < 57) || (day >= 140 && day < 147) || (day >= 300 && day < 331),
    })
    expect(simulated.tooOld).toBe(0)
    expect(simulated.oldestHours).toBeGreaterThan(24 * 19)
    expect(simulated.refused).toBeGreaterThan(0)
    expect(simulated.refreshed).toBeGreaterThan(100)
  },
)
