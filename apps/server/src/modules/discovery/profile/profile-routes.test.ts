import { ErrorBody } from '@troupe/contract/base/errors'
import type { CreatorRecord } from '@troupe/contract/creators'
import { CreatorProfile } from '@troupe/contract/discover/creator-profile'
import { beforeEach, describe, expect, it } from 'vitest'
import { days, hours, minutes } from '../../../lib/durations.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { useLiveDiscovery } from '../../../testing/wire/live-discovery.ts'
import { type StoreOptions, storeCreators } from '../catalogue/storing/store-creators.ts'

const database = useTestDatabase()
const live = useLiveDiscovery(database)
let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(live.testApp)
})

/** Stores a creator in the catalogue. @returns its id. */
async function store(given: Partial<CreatorRecord>, options: Partial<StoreOptions> = {}): Promise<string> {
  const { ids } = await storeCreators(database.kysely, [{ record: buildCreatorRecord(given) }], {
    source: 'import',
    erasures: testErasures,
    now: live.clock.now(),
    ...options,
  })
  return String(ids[0])
}

const get = (id: string) => live.testApp.app.inject({ url: `/api/creators/${id}`, headers: user.headers })
const read = async (id: string) => CreatorProfile.parse((await get(id)).json())
const refresh = (id: string) =>
  post(live.testApp, `/api/creators/${id}/refresh`, { body: undefined, token: user.accessToken })
const detailOf = (answer: { json(): unknown }) => ErrorBody.parse(answer.json()).detail

/** Stores a creator of a stand-in by searching for it. @returns its id in the catalogue. */
async function findKnown(platform: 'youtube' | 'tiktok' | 'instagram' = 'youtube'): Promise<string> {
  const body = { query_text: 'vegan baking', platforms: [platform], max_api_requests: 2 }
  const answer = await post(live.testApp, '/api/kols/hybrid-search', { body, token: user.accessToken })
  const id: unknown = answer.json().results[0]?.id
  if (typeof id !== 'string') throw new Error('The stand-in found nobody')
  return id
}

describe('GET /api/creators/:id', () => {
  it('returns the profile of a creator with an explanation of the estimated price', async () => {
    const figures = { subscribers: 100_000, average_views: 30_000, engagement_rate: 2, region: 'US' }
    const id = await store(
      { platform: 'instagram', content_categories: ['travel'], ...figures },
      { source: 'instagram' },
    )
    const profile = await read(id)
    expect(profile.creator).toMatchObject({ id, platform: 'instagram', ...figures })
    expect(profile.price).toEqual({
      dollars: 470,
      source: 'estimated',
      basis: {
        followers: 100_000,
        average_views: 30_000,
        engagement_rate: 2,
        main_category: 'travel',
        region: 'US',
        dollars_per_thousand_views: 10,
        dollars_per_thousand_followers: 7.5,
        by_views: 300,
        by_followers: 750,
        category_factor: 1,
        region_factor: 1,
        engagement_factor: 1,
        least_dollars: 20,
        dollars: 470,
      },
    })
    expect(profile.not_known.join(' ')).toContain('Instagram tells it to the creator only')
    expect(profile.not_known_messages).toEqual([
      { message_key: 'signal.audience_unknown', message_params: { platform: 'Instagram' } },
      { message_key: 'signal.authenticity_unknown' },
      { message_key: 'signal.instagram_pictures' },
      { message_key: 'signal.growth_unknown' },
      { message_key: 'signal.posts_unread' },
    ])
  })

  it('explains the estimate next to a stated price, and gives none without figures', async () => {
    const stated = await read(await store({ platform: 'tiktok', subscribers: 1_000_000, estimated_price: 7 }))
    expect(stated.price).toMatchObject({ dollars: 7, source: 'stated', basis: { dollars: expect.any(Number) } })
    expect((await read(await store({}))).price).toEqual({ dollars: null, source: null, basis: null })
  })

  it('has a snapshot for each day, oldest first, of the last 365 days', async () => {
    const record = { channel_id: 'UCx', subscribers: 100 }
    await store({ ...record, fetched_at: '2025-11-01T10:00:00.000Z' })
    await store({ ...record, fetched_at: '2025-12-01T10:00:00.000Z' })
    const id = await store({ ...record, subscribers: 120, fetched_at: '2026-11-20T10:00:00.000Z' })
    const { history, signals } = await read(id)
    expect(history.map(({ day, subscribers }) => [day, subscribers])).toEqual([
      ['2025-12-01', 100],
      ['2026-11-20', 120],
    ])
    expect(signals).toContainEqual(
      expect.objectContaining({ kind: 'follower_growth', value: 20, text: 'Followers +20.0 % in 354 days' }),
    )
  })

  it('compares a creator with others of similar size on the same platform, if there are enough', async () => {
    for (let number = 1; number <= 20; number++) {
      await store({ platform: 'tiktok', subscribers: 900 + number * 10, engagement_rate: number, average_views: 50 })
    }
    await store({ platform: 'youtube', subscribers: 1000, engagement_rate: 99 })
    await store({ platform: 'tiktok', subscribers: 9000, engagement_rate: 99 })
    const id = await store({ platform: 'tiktok', subscribers: 1000, engagement_rate: 15 })
    const { signals } = await read(id)
    expect(signals).toEqual([
      {
        kind: 'engagement_percentile',
        // 14 of 20 peers are lower, one is equal.
        value: 73,
        tone: 'good',
        text: 'Engagement: higher than 73 % of creators of like size',
        text_message: {
          message_key: 'signal.engagement',
          message_params: { place: { message_key: 'signal.place_higher', message_params: { percent: 73 } } },
        },
        basis:
          '15.0 % engagement, against a median of 10.5 % of 20 TikTok creators with half to double the followers in the catalogue',
        basis_message: {
          message_key: 'signal.engagement_basis',
          message_params: {
            own: { value: 15, decimals: 1, is_signed: false },
            median: { value: 10.5, decimals: 1, is_signed: false },
            count: 20,
            platform: 'TikTok',
          },
        },
      },
    ])
    expect(
      (await read(await store({ platform: 'instagram', subscribers: 1000, engagement_rate: 15 }))).signals,
    ).toEqual([])
  })

  it('lists creators with a similar meaning, nearest first, without the same person', async () => {
    const texts = ['Sourdough bread baking', 'Bread and cakes', 'Pastry recipes', 'Formula one racing news']
    const [id = '', ...others] = await Promise.all(
      texts.map((description, place) => store({ description, title: texts[place] ?? '', handle: `person${place}` })),
    )
    const twin = await store({
      platform: 'tiktok',
      description: texts[0] ?? '',
      title: texts[0] ?? '',
      handle: 'Person0',
    })
    expect((await read(id)).similar).toEqual([])
    await live.discovery.startWorkers()
    await live.testApp.jobs.runAll()
    const { similar, same_person } = await read(id)
    expect(same_person.map(({ creator }) => creator.id)).toEqual([twin])
    expect(similar.map(({ creator }) => creator.id).toSorted()).toEqual(others.toSorted())
    expect(similar.at(-1)?.creator.description).toBe('Formula one racing news')
    const closeness = similar.map((other) => other.closeness)
    expect(closeness).toEqual(closeness.toSorted((one, other) => other - one))
  })

  it('finds the same person by address or by handle and name, with the reasons; an agency’s address does not count', async () => {
    const id = await store({ platform: 'youtube', title: 'Mia Bakes', handle: 'miabakes', email: 'Mia@bakes.test' })
    const byMail = await store({ platform: 'tiktok', title: 'Mia', handle: 'mia_b', email: 'mia@bakes.test' })
    const byName = await store({ platform: 'instagram', title: 'Mia Bakes Official', handle: 'MiaBakes' })
    await store({ platform: 'instagram', title: 'Quite Another', handle: 'miabakes', channel_id: 'another' })
    await store({ platform: 'tiktok', title: 'Mia Bakes', handle: 'miabakes' }, { source: 'demo' })
    expect((await read(id)).same_person.map(({ creator, reasons, basis }) => [creator.id, reasons, basis])).toEqual([
      [byMail, ['email'], 'Same e-mail address'],
      [byName, ['handle_and_name'], 'Same handle and a like name'],
    ])
    await store({ platform: 'tiktok', email: 'mia@bakes.test' })
    expect((await read(id)).same_person.map(({ creator }) => creator.id)).toEqual([byName])
  })

  it.each(['0', '999999999', '1e3', '1 or 1=1', '-1', '007', '9'.repeat(40), '%00', 'refresh', '🎂'])(
    'answers 404 for the id %j',
    async (id) => {
      const answer = await get(encodeURIComponent(id))
      expect([answer.statusCode, detailOf(answer)]).toEqual([404, 'There is no such creator'])
    },
  )

  it('is for signed-in users', async () => {
    expect((await live.testApp.app.inject({ url: '/api/creators/1' })).statusCode).toBe(401)
  })
})

describe('POST /api/creators/:id/refresh', () => {
  it.each(['youtube', 'tiktok', 'instagram'] as const)(
    'reads a creator from %s, with the newest posts',
    async (platform) => {
      const id = await findKnown(platform)
      const before = await read(id)
      expect(before.recent_posts).toEqual([])
      expect(before.refresh).toEqual({ possible: true, reason: null, possible_at: null })
      const answer = await refresh(id)
      expect(answer.statusCode).toBe(200)
      const profile = CreatorProfile.parse(answer.json())
      expect(profile.creator).toMatchObject({ id, average_views: expect.any(Number), source: 'demo' })
      expect(profile.recent_posts.length).toBeGreaterThan(5)
      expect(profile.recent_posts.every(({ url }) => url?.startsWith('https://'))).toBe(true)
      // Pictures drawn by the sandbox keep their own path.
      const { avatar, avatar_path, cover_image, cover_path } = profile.creator
      expect([avatar_path, cover_path]).toEqual([avatar, cover_image])
      expect(avatar_path).toMatch(/^\/sandbox\/pictures\/avatar\//)
      expect(profile.recent_posts.every((post) => post.thumbnail_path === post.thumbnail)).toBe(true)
      const dates = profile.recent_posts.map(({ published_at }) => published_at ?? '')
      expect(dates).toEqual(dates.toSorted().toReversed())
      expect(profile.signals.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['posting_rhythm', 'comments_per_like']),
      )
      expect(profile.not_known.join()).not.toContain('Recent posts')
      expect(profile.recent_posts.every(({ disclosure }) => disclosure !== null)).toBe(true)
      expect(await read(id)).toEqual(profile)
    },
  )

  it('replaces the posts at the next reading, an hour later', async () => {
    const id = await findKnown()
    await refresh(id)
    const tooSoon = await refresh(id)
    expect(tooSoon.statusCode).toBe(429)
    expect(tooSoon.headers['retry-after']).toBe('3600')
    expect(detailOf(tooSoon)).toBe('This creator was read from YouTube less than an hour ago. Please try again later.')
    expect((await read(id)).refresh).toMatchObject({
      possible: false,
      possible_at: new Date(live.clock.now().getTime() + hours(1)).toISOString(),
      message_key: 'discovery.refreshed_recently',
      message_params: { platform: 'YouTube' },
    })
    const first = (await read(id)).recent_posts
    live.clock.advance(days(60))
    await live.standIns.moveClock(live.clock.now())
    user = await signIn(live.testApp, user)
    expect((await refresh(id)).statusCode).toBe(200)
    const { recent_posts: second, history } = await read(id)
    expect(second.length).toBeLessThanOrEqual(20)
    expect(second[0]?.published_at?.localeCompare(first[0]?.published_at ?? '')).toBe(1)
    expect(history).toHaveLength(2)
  })

  it('reports plainly that a platform does not answer, and allows another attempt a minute later', async () => {
    const id = await findKnown()
    const before = await read(id)
    await live.standIns.orderFault('youtube', 'error-500')
    const failed = await refresh(id)
    expect(failed.statusCode).toBe(503)
    expect(detailOf(failed)).toMatch(/^YouTube answered with an error of its own.*\. The data shown is as it was\.$/)
    expect((await refresh(id)).statusCode).toBe(429)
    expect((await read(id)).creator).toEqual(before.creator)
    await live.standIns.orderFault('youtube', 'error-500', 0)
    live.clock.advance(minutes(1))
    expect((await refresh(id)).statusCode).toBe(200)
  })

  it('respects a used-up allowance and gives the time of its reset', async () => {
    const id = await findKnown('tiktok')
    await live.standIns.orderFault('tiktok', 'quota')
    const answer = await refresh(id)
    expect(answer.statusCode).toBe(503)
    expect(detailOf(answer)).toContain('TikTok')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('marks vanished creators', async () => {
    const id = await store({ handle: 'nobody.at.all', channel_id: `UC${'x'.repeat(21)}A` }, { source: 'demo' })
    const answer = await refresh(id)
    expect(answer.statusCode).toBe(200)
    expect(CreatorProfile.parse(answer.json()).creator.vanished_at).toBe(live.clock.now().toISOString())
  })

  it('reads a creator once for simultaneous requests', async () => {
    const id = await findKnown()
    const codes = (await Promise.all([1, 2, 3, 4].map(() => refresh(id)))).map(({ statusCode }) => statusCode)
    expect(codes.toSorted()).toEqual([200, 429, 429, 429])
  })

  it.each([
    [{}, 'import', 'YouTube is not connected: a stand-in with demo data answers for it'],
    [
      { channel_id: 'name:mara bakes' },
      'demo',
      'Only a name of this creator is known, by which YouTube cannot be asked: import the link of the channel',
    ],
  ] as const)('says why a creator cannot be read (%j, %s)', async (given, source, reason) => {
    const answer = await refresh(await store(given, { source }))
    expect([answer.statusCode, detailOf(answer)]).toEqual([409, reason])
  })

  it('answers 404 for an unknown creator, and is for signed-in users', async () => {
    expect((await refresh('12345')).statusCode).toBe(404)
    expect((await refresh('x')).statusCode).toBe(404)
    expect((await post(live.testApp, '/api/creators/1/refresh', { body: {} })).statusCode).toBe(401)
  })
})
