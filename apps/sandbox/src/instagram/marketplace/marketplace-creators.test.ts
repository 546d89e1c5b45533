import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getGraph } from '../../testing/graph-client.ts'
import { buildStandIns, firstDay } from '../../testing/platform-stand-in.ts'
import { isProfessional } from '../graph/business-discovery.ts'
import { drawTraits } from './creator-audience.ts'

const { app, world, clock } = await buildStandIns()
beforeEach(() => clock.set(firstDay))
afterAll(() => app.close())

const everybody = world.search('instagram', '')
const [someone] = everybody.filter(isProfessional)
if (!someone) throw new Error('The world has no professional account')

const search = (query: Record<string, string>) => getGraph(app, { path: '/creator_marketplace_creators', query })

/** The ground truth about the first 50 results, in their order. */
async function find(query: Record<string, string>) {
  const { body } = await search({ limit: '50', ...query })
  return (body.data as { id: string }[]).flatMap(({ id }) => world.findById('instagram', id) ?? [])
}

const handlesOf = (channels: Awaited<ReturnType<typeof find>>) => channels.map(({ record }) => record.handle)

describe('the creator marketplace', () => {
  test('finds by words, 25 at a time, with the fields asked for', async () => {
    const { status, body } = await search({ query: 'travel', fields: 'id,username,country' })
    expect(status).toBe(200)
    expect(body.data).toHaveLength(25)
    expect(Object.keys(body.data[0])).toEqual(['id', 'username', 'country'])
    expect(body.data[0].id).toMatch(/^178414\d{11}$/)
  })

  test('pages through all matches, each once, and then has no cursor', async () => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const { body } = await search({ query: 'travel', limit: '20', ...(after ? { after } : {}) })
      seen.push(...body.data.map(({ username }: { username: string }) => username))
      expect(body.paging).not.toHaveProperty('next')
      after = body.paging.cursors.after
    } while (after)
    expect(seen.length).toBeGreaterThan(25)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('has cursors of one question only', async () => {
    const { after } = (await search({ query: 'travel', limit: '5' })).body.paging.cursors
    expect((await search({ query: 'travel', limit: '5', after, fields: 'id' })).status).toBe(200)
    const { status, body } = await search({ query: 'food', limit: '5', after })
    expect([status, body.error.code]).toEqual([400, 100])
  })

  test('gives 50 at the most', async () => {
    expect((await search({ limit: '200' })).body.data).toHaveLength(50)
  })

  test('finds people who are not in the demo catalogue, and no personal account', async () => {
    const found = await find({})
    expect(found.some(({ knownTo }) => knownTo === 'platforms')).toBe(true)
    expect(found.every(isProfessional)).toBe(true)
  })

  test('shows an address only where one is published', async () => {
    const { body } = await search({ limit: '50', fields: 'email' })
    for (const { id, ...rest } of body.data) {
      const { email } = world.findById('instagram', id)?.record ?? {}
      expect(rest).toEqual(email ? { email } : {})
    }
    expect(body.data.some((creator: object) => 'email' in creator)).toBe(true)
    expect(body.data.some((creator: object) => !('email' in creator))).toBe(true)
  })

  test('tells gender and age of those who have joined', async () => {
    const { body } = await search({ limit: '50', fields: 'onboarded_status,gender,age_bucket,is_account_verified' })
    expect(new Set(body.data.map((creator: { onboarded_status: boolean }) => creator.onboarded_status)).size).toBe(2)
    for (const creator of body.data) {
      expect('gender' in creator).toBe(creator.onboarded_status)
      expect('age_bucket' in creator).toBe(creator.onboarded_status)
    }
  })

  test('finds a professional account by its name, joined or not, and only then its partners and posts', async () => {
    const fields = 'username,has_brand_partnership_experience,past_brand_partnership_partners,recent_media{media_type}'
    const named = await search({ username: someone.record.handle, fields })
    expect(named.body.data).toHaveLength(1)
    expect(named.body.data[0]).toMatchObject({
      username: someone.record.handle,
      has_brand_partnership_experience: expect.any(Boolean),
      past_brand_partnership_partners: expect.any(Array),
    })
    expect(named.body.data[0].recent_media.data).toHaveLength(30)
    const listed = await search({ query: 'travel', fields })
    expect(Object.keys(listed.body.data[0]).toSorted()).toEqual(['id', 'username'])
    expect((await search({ username: 'no.such.account' })).body.data).toEqual([])
  })

  test('shows the posts that brands have paid for', async () => {
    const partner = everybody.find((channel) => isProfessional(channel) && drawTraits(channel).hasPartnerships)
    const { body } = await search({
      username: partner?.record.handle ?? '',
      fields: 'past_brand_partnership_partners,branded_content_media{tagged_brand,creation_time,views,likes}',
    })
    const [creator] = body.data
    const brands = creator.branded_content_media.data.map((post: { tagged_brand: string }) => post.tagged_brand)
    expect(brands.length).toBeGreaterThan(0)
    expect(new Set(brands)).toEqual(new Set(creator.past_brand_partnership_partners))
  })

  test('finds who resembles a creator', async () => {
    const joined = everybody.find((channel) => isProfessional(channel) && drawTraits(channel).isOnboarded)
    const found = await find({ similar_to_creators: JSON.stringify([joined?.record.handle]) })
    expect(found.length).toBeGreaterThan(0)
    expect(handlesOf(found)).not.toContain(joined?.record.handle)
  })
})

describe('the filters of the creator marketplace', () => {
  test.each([['["FR"]'], ["['FR']"], ['FR']])('countries as %s', async (countries) => {
    const found = await find({ creator_countries: countries })
    expect(new Set(found.map(({ record }) => record.region))).toEqual(new Set(['FR']))
  })

  test('followers', async () => {
    const counts = (await find({ creator_min_followers: '25000', creator_max_followers: '50000' })).map(world.followers)
    expect(counts.length).toBeGreaterThan(0)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(25_000)
    expect(Math.max(...counts)).toBeLessThanOrEqual(50_000)
  })

  test('interests', async () => {
    const found = await find({ creator_interests: '["ANIMALS_AND_PETS"]' })
    expect(found.length).toBeGreaterThan(0)
    for (const { record } of found) {
      expect(['pets', 'dogs', 'cats', 'wildlife']).toEqual(
        expect.arrayContaining([record.content_categories?.find((id) => /pets|dogs|cats|wildlife/.test(id))]),
      )
    }
  })

  test('gender and age, of those who have told them', async () => {
    const found = await find({ creator_gender: 'female', creator_age_bucket: '25_to_34' })
    expect(found.length).toBeGreaterThan(0)
    for (const channel of found) {
      expect(drawTraits(channel)).toMatchObject({ gender: 'female', ageBucket: '25_to_34', isOnboarded: true })
    }
  })

  test('audience', async () => {
    const found = await find({
      major_audience_age_bucket: '18_to_24',
      major_audience_gender: 'male',
      major_audience_countries: '["US"]',
      major_audience_device_type: '["ios"]',
    })
    expect(found.length).toBeGreaterThan(0)
    for (const channel of found) {
      expect(drawTraits(channel).audience).toEqual({ age: '18_to_24', gender: 'male', country: 'US', device: 'ios' })
    }
  })

  test('engaged accounts', async () => {
    const few = await find({ creator_max_engaged_accounts: '2000' })
    const many = await find({ creator_min_engaged_accounts: '50000' })
    expect(few.length).toBeGreaterThan(0)
    expect(many.length).toBeGreaterThan(0)
    const handles = handlesOf(many)
    expect(handlesOf(few).some((handle) => handles.includes(handle))).toBe(false)
  })

  test('latest post', async () => {
    const found = await find({ creator_latest_post_activity: 'last_7_days' })
    expect(found.length).toBeGreaterThan(0)
    for (const channel of found) {
      const [newest] = world.posts(channel, 1)
      expect(newest?.publishedAt.getTime()).toBeGreaterThan(firstDay.getTime() - 7 * 86_400_000)
    }
  })

  test('growth', async () => {
    const growthOf = (channel: (typeof found)[number]) => world.followers(channel) / (channel.record.subscribers ?? 1)
    const found = await find({ query: 'travel', creator_follower_growth: 'top_30_percent' })
    const all = await find({ query: 'travel' })
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(all.length)
    for (const channel of found) expect(growthOf(channel)).toBeGreaterThan(1)
  })
})

describe('a bad question to the creator marketplace', () => {
  test.each([
    [
      { creator_min_followers: '12345' },
      'Param creator_min_followers must be one of {0, 10000, 25000, 50000, 75000, 100000}',
    ],
    [{ creator_max_followers: '0' }, 'Param creator_max_followers must be one of {10000, 25000, 50000, 75000, 100000}'],
    [{ creator_gender: 'other' }, 'Param creator_gender must be one of {male, female}'],
    [
      { creator_min_followers: '75000', creator_max_followers: '25000' },
      'The minimum of the follower count exceeds its maximum',
    ],
    [{ username: 'a', creator_gender: 'male' }, 'Param username cannot be combined with creator_gender'],
    [{ username: 'a', query: 'b' }, 'Param username cannot be combined with query'],
    [{ query: 'a', similar_to_creators: '["b"]' }, 'Param query cannot be combined with similar_to_creators'],
    [{ similar_to_creators: '["a","b","c","d","e","f"]' }, 'Param similar_to_creators must have at most 5 elements'],
    [{ creator_countries: '["us"]' }, 'Param creator_countries[0] is invalid: must be an ISO country code'],
    [{ limit: 'all' }, 'Param limit must be a positive integer'],
    [{ fields: 'id,phone' }, 'Tried accessing nonexisting field (phone) on node type (IGUserExportForCAM)'],
  ])('%j is error 100', async (query, message) => {
    const { status, body } = await search(query)
    expect(status).toBe(400)
    expect(body.error).toEqual({
      message: `(#100) ${message}`,
      type: 'OAuthException',
      code: 100,
      fbtrace_id: expect.any(String),
    })
  })

  test('names the interests there are', async () => {
    const { body } = await search({ creator_interests: '["BEAUTY","COOKING"]' })
    expect(body.error.message).toMatch(
      /^\(#100\) Param creator_interests\[1\] must be one of \{ANIMALS_AND_PETS, BEAUTY, /,
    )
  })
})
