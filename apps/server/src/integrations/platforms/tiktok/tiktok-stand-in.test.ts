import { beforeEach, describe, expect, test } from 'vitest'
import { days } from '../../../lib/durations.ts'
import { type PlatformSearch, RequestBudget } from '../../../modules/discovery/platforms/platform-port.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { MemoryUsage } from '../../../testing/processes/memory-usage.ts'
import { RecordingLog } from '../../../testing/recording-log.ts'
import { useStandIns } from '../../../testing/wire/stand-ins.ts'
import { createTikTokClient } from './tiktok-client.ts'

const standIns = useStandIns('2026-11-21')
let clock: FakeClock
let log: RecordingLog
beforeEach(() => {
  clock = new FakeClock('2026-11-21T12:00:00Z')
  log = new RecordingLog()
})

function createClient(changes: { accessToken?: string; requestTimeout?: number } = {}) {
  const { requestTimeout = 10_000, ...ofOptions } = changes
  const options = { ...standIns.settingsOf('tiktok'), ...ofOptions }
  const timing = { firstPause: 5, longestPause: 5, requestTimeout }
  return createTikTokClient(options, { usage: new MemoryUsage(), clock, log, timing })
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

describe('TikTok’s stand-in with the real client', () => {
  test('finds creators, the first of them with figures', async () => {
    const { creators } = await createClient().search(search(), call(5))
    expect(creators.length).toBeGreaterThan(4)
    for (const creator of creators.slice(0, 2)) {
      expect(creator).toMatchObject({
        channel_id: expect.stringMatching(/^\d{19}$/),
        subscribers: expect.any(Number),
        average_views: expect.any(Number),
        engagement_rate: expect.any(Number),
        posting_frequency: expect.any(Number),
        last_posted_at: expect.stringMatching(/^202\d-/),
        avatar: expect.stringMatching(/^\/sandbox\/pictures\//),
      })
    }
    expect(creators[2]?.channel_id).toMatch(/^@/)
    const written = creators.slice(0, 2).flatMap(({ email, email_source }) => (email ? [email_source] : []))
    expect(written.filter((source) => source !== 'description')).toEqual([])
  })

  test('pages to an end without repeating a creator', async () => {
    const client = createClient()
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await client.search(search({ text: 'travel' }), { ...call(1), cursor })
      seen.push(...page.creators.map(({ channel_id }) => channel_id))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen.length).toBeGreaterThan(20)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('keeps to the limits asked for, in every group of regions', async () => {
    const groups = [['US'], ['CA'], ['BR'], ['GB', 'DE', 'FR', 'IT', 'ES'], ['ID', 'MY', 'PH', 'SG', 'TH', 'VN']]
    for (const regions of [...groups, ['JP', 'KR', 'TW'], ['AE', 'EG', 'IL', 'SA', 'TR'], ['AU'], ['RU']]) {
      const asked = search({ regions, subscribers: { min: 1000, max: 200_000 }, engagementRate: { min: 1.5 } })
      const { creators } = await createClient().search(asked, call(1))
      expect(creators.filter(({ subscribers = 0 }) => subscribers < 1000 || subscribers > 200_000)).toEqual([])
    }
  })

  test('returns a profile that grows with the days', async () => {
    const client = createClient()
    const { creators } = await client.search(search(), call(9))
    const creator = creators.find(({ last_posted_at = '' }) => last_posted_at > '2026-11-01')
    const reference = { channelId: creator?.channel_id, handle: creator?.handle ?? '' }
    const today = await client.fetchProfile(reference, call(2))
    expect(today).toMatchObject(creator ?? {})
    expect(today?.posts).toHaveLength(20)
    expect(today?.posts?.[0]).toMatchObject({
      url: expect.stringMatching(/^https:\/\/www\.tiktok\.com\/@[\w.]+\/video\/\d+$/),
      title: expect.stringMatching(/./),
      thumbnail: expect.stringMatching(/^\/sandbox\/pictures\//),
      published_at: today?.last_posted_at,
      views: expect.any(Number),
    })
    clock.advance(days(30))
    await standIns.moveClock(clock.now())
    const later = await client.fetchProfile(reference, call())
    expect(later?.subscribers).not.toBe(today?.subscribers)
    expect(Date.parse(later?.last_posted_at ?? '')).toBeGreaterThan(Date.parse(today?.last_posted_at ?? ''))
  })

  test('returns no profile for an unknown creator', async () => {
    expect(await createClient().fetchProfile({ channelId: undefined, handle: 'nobody.at.all' }, call())).toBeUndefined()
  })

  test.each([
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
  ])('fault %s is %s', async (fault, kind) => {
    await standIns.orderFault('tiktok', fault)
    const client = createClient(fault === 'slow' ? { requestTimeout: 300 } : {})
    await expect(client.search(search(), call())).rejects.toMatchObject({ platform: 'tiktok', kind })
  })

  test('gives the time of the next allowed request', async () => {
    await standIns.orderFault('tiktok', 'rate-limit-retry-after')
    const retryAt = new Date('2026-11-21T12:00:02Z')
    await expect(createClient().search(search(), call())).rejects.toMatchObject({ retryAt })
  })

  test('failing now and then is asked again', async () => {
    await standIns.orderFault('tiktok', 'flaky')
    const client = createClient()
    for (let round = 0; round < 6; round++) {
      expect((await client.search(search(), call(2))).creators.length).toBeGreaterThan(0)
    }
  })

  test('refuses a foreign token, and no token appears in the log', async () => {
    await expect(createClient({ accessToken: 'somebody-elses' }).search(search(), call())).rejects.toMatchObject({
      kind: 'key_rejected',
    })
    expect(log.lines.join('\n')).not.toContain('somebody-elses')
  })
})
