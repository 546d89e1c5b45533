import { beforeEach, describe, expect, test } from 'vitest'
import { days } from '../../../lib/durations.ts'
import { type PlatformSearch, RequestBudget } from '../../../modules/discovery/platforms/platform-port.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { MemoryUsage } from '../../../testing/processes/memory-usage.ts'
import { RecordingLog } from '../../../testing/recording-log.ts'
import { useStandIns } from '../../../testing/wire/stand-ins.ts'
import { createInstagramClient } from './instagram-client.ts'

const standIns = useStandIns('2026-11-21')
let clock: FakeClock
let log: RecordingLog
beforeEach(() => {
  clock = new FakeClock('2026-11-21T12:00:00Z')
  log = new RecordingLog()
})

function createClient(changes: { accessToken?: string; userId?: string; requestTimeout?: number } = {}) {
  const { requestTimeout = 10_000, ...ofOptions } = changes
  const options = { ...standIns.settingsOf('instagram'), ...ofOptions }
  const timing = { firstPause: 5, longestPause: 5, requestTimeout }
  return createInstagramClient(options, { usage: new MemoryUsage(), clock, log, timing })
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

describe('Instagram’s stand-in with the real client', () => {
  test('finds creators, the first of them with figures', async () => {
    const { creators } = await createClient().search(search(), call(8))
    expect(creators.length).toBeGreaterThan(7)
    for (const creator of creators) {
      expect(creator).toMatchObject({
        channel_id: expect.stringMatching(/^178414\d{11}$/),
        subscribers: expect.any(Number),
        region: expect.stringMatching(/^[A-Z]{2}$/),
        avatar: expect.stringMatching(/^\/sandbox\/pictures\//),
      })
    }
    // One in twenty is a personal account without figures; some hide their likes.
    const described = creators.slice(0, 7).filter(({ last_posted_at }) => last_posted_at !== undefined)
    expect(described.length).toBeGreaterThan(4)
    expect(described.filter(({ posting_frequency = 0 }) => posting_frequency === 0)).toEqual([])
    expect(described.filter(({ engagement_rate = 0 }) => engagement_rate > 0).length).toBeGreaterThan(3)
    const addresses = creators.flatMap(({ email, email_source }) => (email ? [email_source] : []))
    expect(addresses).toContain('profile')
  })

  test('pages to an end without repeating a creator', async () => {
    const client = createClient()
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await client.search(search({ text: 'a' }), { ...call(1), cursor })
      seen.push(...page.creators.map(({ channel_id }) => channel_id))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen.length).toBeGreaterThan(25)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('keeps to the limits asked for, as closely as the marketplace can', async () => {
    const asked = search({ text: 'a', regions: ['US', 'GB'], subscribers: { min: 30_000, max: 60_000 } })
    const { creators } = await createClient().search(asked, call(1))
    expect(creators.length).toBeGreaterThan(0)
    for (const { region = '', subscribers = 0 } of creators) {
      expect(['US', 'GB']).toContain(region)
      expect(subscribers).toBeGreaterThanOrEqual(25_000)
      expect(subscribers).toBeLessThanOrEqual(75_000)
    }
  })

  test('returns a profile that grows with the days', async () => {
    const client = createClient()
    const { creators } = await client.search(search(), call(6))
    const creator = creators.find(({ last_posted_at }) => last_posted_at !== undefined)
    const reference = { channelId: creator?.channel_id, handle: creator?.handle ?? '' }
    const today = await client.fetchProfile(reference, call(1))
    expect(today).toMatchObject({ channel_id: creator?.channel_id, title: creator?.title })
    expect(today?.posts?.[0]).toMatchObject({
      url: expect.stringMatching(/^https:\/\/www\.instagram\.com\/(p|reel)\/[\w-]+\/$/),
      published_at: today?.last_posted_at,
      thumbnail: expect.stringMatching(/^\/sandbox\/pictures\//),
    })
    clock.advance(days(30))
    await standIns.moveClock(clock.now())
    const later = await client.fetchProfile(reference, call(1))
    expect(later?.subscribers).not.toBe(today?.subscribers)
    expect(Date.parse(later?.last_posted_at ?? '')).toBeGreaterThan(Date.parse(today?.last_posted_at ?? ''))
  })

  test('returns no profile for an unknown account', async () => {
    expect(await createClient().fetchProfile({ channelId: undefined, handle: 'nobody.at.all' }, call())).toBeUndefined()
  })

  test.each([
    ['quota', 'rate_limited'],
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
    await standIns.orderFault('instagram', fault)
    const client = createClient(fault === 'slow' ? { requestTimeout: 300 } : {})
    await expect(client.search(search(), call())).rejects.toMatchObject({ platform: 'instagram', kind })
  })

  test('gives the time of the next allowed request', async () => {
    await standIns.orderFault('instagram', 'rate-limit-retry-after')
    const retryAt = new Date('2026-11-21T12:00:02Z')
    await expect(createClient().search(search(), call())).rejects.toMatchObject({ retryAt })
  })

  test('failing now and then is asked again', async () => {
    await standIns.orderFault('instagram', 'flaky')
    const client = createClient()
    for (let round = 0; round < 6; round++) {
      expect((await client.search(search(), call(2))).creators.length).toBeGreaterThan(0)
    }
  })

  test.each([
    ['a token that is not its own', { accessToken: 'somebody-elses' }],
    ['an account that the token is not for', { userId: '17841400000000000' }],
  ])('refuses %s, and no token appears in the log', async (_what, changes) => {
    await expect(createClient(changes).search(search(), call())).rejects.toMatchObject({ kind: 'key_rejected' })
    expect(log.lines.join('\n')).not.toMatch(/somebody-elses|sandbox-instagram-token/)
  })
})
