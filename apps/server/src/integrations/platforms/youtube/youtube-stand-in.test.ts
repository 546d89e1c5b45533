import { beforeEach, describe, expect, test } from 'vitest'
import { days, hours, seconds } from '../../../lib/durations.ts'
import {
  type PlatformErrorKind,
  type PlatformSearch,
  RequestBudget,
} from '../../../modules/discovery/platforms/platform-port.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { MemoryUsage } from '../../../testing/processes/memory-usage.ts'
import { RecordingLog } from '../../../testing/recording-log.ts'
import { useStandIns } from '../../../testing/wire/stand-ins.ts'
import { createYouTubeClient } from './youtube-client.ts'

const standIns = useStandIns('2026-11-21')
let clock: FakeClock
let log: RecordingLog
beforeEach(() => {
  clock = new FakeClock('2026-11-21T12:00:00Z')
  log = new RecordingLog()
})

/** By default allows as many searches as the stand-in grants, so that the stand-in refuses first. */
function createClient(options: { apiKey?: string; searchesPerDay?: number } = {}, requestTimeout = seconds(15)) {
  return createYouTubeClient(
    { ...standIns.settingsOf('youtube'), ...options },
    { usage: new MemoryUsage(), clock, log, timing: { firstPause: 5, requestTimeout, longestPause: 5 } },
  )
}

const call = (requests = 8) => ({ budget: new RequestBudget(requests), signal: new AbortController().signal })
const search = (changes: Partial<PlatformSearch> = {}): PlatformSearch => ({
  text: 'baking',
  categories: [],
  regions: [],
  subscribers: {},
  engagementRate: {},
  ...changes,
})

describe('YouTube’s stand-in with the real client', () => {
  test('gives the figures of posts by their ids in one request, and leaves out unknown ones', async () => {
    const client = createClient()
    const [creator] = (await client.search(search(), call())).creators
    const profile = await client.fetchProfile({ channelId: creator?.channel_id, handle: '' }, call())
    const posts = profile?.posts?.slice(0, 2) ?? []
    expect(posts).toHaveLength(2)
    const ids = ['unknownpost', ...posts.map(({ id }) => id)]
    const { views, likes, comments } = posts[0] ?? {}
    const found = await client.fetchPosts?.(ids, call(1))
    expect(found?.map(({ id }) => id).sort()).toEqual(posts.map(({ id }) => id).sort())
    expect(found?.find(({ id }) => id === posts[0]?.id)).toMatchObject({ views, likes, comments })
  })

  test('finds creators by topic, the first of them with figures', async () => {
    const { creators } = await createClient().search(search(), call())
    expect(creators.length).toBeGreaterThan(10)
    for (const creator of creators) {
      expect(creator).toMatchObject({
        channel_id: expect.stringMatching(/^UC[\w-]{22}$/),
        videos_count: expect.any(Number),
        avatar: expect.stringMatching(/^\/sandbox\/pictures\//),
        url: expect.stringMatching(/^https:\/\/www\.youtube\.com\//),
      })
    }
    for (const creator of creators.slice(0, 5)) {
      expect(creator).toMatchObject({
        average_views: expect.any(Number),
        posting_frequency: expect.any(Number),
        last_posted_at: expect.stringMatching(/^2026-1[01]-/),
      })
    }
    const sources = creators.flatMap(({ email, email_source }) => (email ? [email_source] : []))
    expect(new Set(sources)).toEqual(new Set(['description']))
  })

  test('pages to an end', async () => {
    const client = createClient()
    const seen = new Set<string>()
    let cursor: string | undefined
    let pages = 0
    do {
      const page = await client.search(search({ text: 'a' }), { ...call(2), cursor })
      for (const { channel_id } of page.creators) seen.add(channel_id)
      cursor = page.nextCursor
      pages++
    } while (cursor && pages < 50)
    expect(pages).toBeLessThan(50)
    expect(seen.size).toBeGreaterThan(20)
  })

  test('finds nothing without matches', async () => {
    const none = { creators: [], nextCursor: undefined }
    expect(await createClient().search(search({ text: 'baking sim:empty' }), call())).toEqual(none)
  })

  test('returns a profile by id and by handle alike, and it grows with the days', async () => {
    const client = createClient()
    const { creators } = await client.search(search(), call())
    const found = creators.find(({ handle, channel_id }) => handle !== channel_id)
    const handle = found?.handle ?? ''
    const today = await client.fetchProfile({ channelId: found?.channel_id, handle }, call(3))
    expect(today).toMatchObject({ handle, average_views: expect.any(Number) })
    expect(today?.posts?.[0]).toMatchObject({
      url: expect.stringMatching(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/),
      title: expect.stringMatching(/./),
      thumbnail: expect.stringMatching(/^\/sandbox\/pictures\//),
      views: expect.any(Number),
    })
    expect(await client.fetchProfile({ channelId: undefined, handle }, call(3))).toEqual(today)
    clock.advance(days(30))
    await standIns.moveClock(clock.now())
    const later = await client.fetchProfile({ channelId: found?.channel_id, handle }, call(3))
    expect(Date.parse(later?.last_posted_at ?? '')).toBeGreaterThan(Date.parse(today?.last_posted_at ?? ''))
    expect(later?.average_views).not.toBe(today?.average_views)
  })

  test('returns no profile for an unknown creator', async () => {
    const client = createClient()
    expect(await client.fetchProfile({ channelId: undefined, handle: 'nobody.at.all' }, call())).toBeUndefined()
    expect(await client.fetchProfile({ channelId: `UC${'x'.repeat(21)}A`, handle: 'nobody' }, call())).toBeUndefined()
  })

  test('has the day that the client counts', async () => {
    const client = createClient({ apiKey: 'sandbox-youtube-small', searchesPerDay: 1000 })
    const searchTimes = async (count: number) => {
      for (let asked = 0; asked < count; asked++) await client.search(search({ text: 'baking sim:empty' }), call(1))
    }
    await searchTimes(100)
    const midnight = new Date('2026-11-22T08:00:00Z')
    await expect(searchTimes(1)).rejects.toMatchObject({ kind: 'quota_exhausted', retryAt: midnight })
    expect((await client.quota())[0]).toMatchObject({ used: 1000, resetsAt: midnight })
    clock.advance(hours(20))
    await standIns.moveClock(clock.now())
    await searchTimes(1)
  })
})

describe('faults of YouTube’s stand-in', () => {
  const faults: readonly (readonly [fault: string, kind: PlatformErrorKind])[] = [
    ['quota', 'quota_exhausted'],
    ['rate-limit', 'rate_limited'],
    ['rate-limit-retry-after', 'rate_limited'],
    ['error-500', 'unavailable'],
    ['unavailable', 'unavailable'],
    ['wrong-key', 'key_rejected'],
    ['old-wrong-key', 'key_rejected'],
    ['disabled', 'key_rejected'],
    ['slow', 'unavailable'],
    ['reset', 'unavailable'],
    ['not-json', 'bad_answer'],
    ['half-json', 'bad_answer'],
    ['half-body', 'unavailable'],
    ['redirect', 'bad_answer'],
    ['huge', 'bad_answer'],
  ]

  test.each(faults)('%s is %s for a search and for a profile', async (fault, kind) => {
    await standIns.orderFault('youtube', fault)
    const patience = fault === 'slow' ? 500 : undefined
    const searching = createClient({}, patience).search(search(), call())
    await expect(searching).rejects.toMatchObject({ platform: 'youtube', kind })
    const reading = createClient({}, patience).fetchProfile({ channelId: undefined, handle: 'cook' }, call())
    await expect(reading).rejects.toMatchObject({ platform: 'youtube', kind })
    expect(log.lines.join('\n')).not.toMatch(/<a |baking/)
  })

  test.each(['SIM_INVALID', 'SIM_OLD_INVALID', 'SIM_DISABLED', 'somebody-elses'])(
    'key %s is refused in plain words, and appears in no message or log',
    async (apiKey) => {
      const failure = await createClient({ apiKey })
        .search(search(), call())
        .catch((error: unknown) => error)
      expect(failure).toMatchObject({ kind: 'key_rejected', message: expect.stringContaining('YOUTUBE_API_KEY') })
      expect(JSON.stringify([String(failure), failure, log.lines])).not.toContain(apiKey)
    },
  )

  test('rate-limit-retry-after gives the time of the next attempt', async () => {
    await standIns.orderFault('youtube', 'rate-limit-retry-after')
    const failure = await createClient()
      .search(search(), call())
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ retryAt: expect.any(Date) })
  })

  test('that occur now and then are retried', async () => {
    await standIns.orderFault('youtube', 'flaky')
    const client = createClient()
    for (let round = 0; round < 4; round++) {
      expect((await client.search(search(), call(5))).creators.length).toBeGreaterThan(10)
    }
  })
})
