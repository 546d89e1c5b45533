import { say } from '@troupe/contract/messages/message'
import { beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import {
  PlatformError,
  type PlatformSearch,
  RequestBudget,
} from '../../../modules/discovery/platforms/platform-port.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { MemoryUsage } from '../../../testing/processes/memory-usage.ts'
import { RecordingLog } from '../../../testing/recording-log.ts'
import {
  type PlatformServer,
  type ServedRequest,
  type ServerReply,
  startPlatformServer,
} from '../../../testing/wire/platform-server.ts'
import { createInstagramClient } from './instagram-client.ts'

let server: PlatformServer
let clock: FakeClock
let log: RecordingLog
beforeEach(() => {
  clock = new FakeClock('2026-11-21T12:20:00Z')
  log = new RecordingLog()
})

async function serve(answer: (request: ServedRequest) => ServerReply): Promise<void> {
  server = await startPlatformServer(answer)
}

const token = 'EAAsecret|token'
function createClient({ baseUrl = server.url, requestTimeout = 10_000 } = {}) {
  const options = { baseUrl, version: 'v25.0', accessToken: token, userId: '17841400000009999' }
  return createInstagramClient(options, {
    usage: new MemoryUsage(),
    clock,
    log,
    timing: { firstPause: 5, requestTimeout },
  })
}

const call = (requests = 8) => ({ budget: new RequestBudget(requests), signal: new AbortController().signal })
const search = (changes: Partial<PlatformSearch> = {}): PlatformSearch => ({
  text: 'vegan baking',
  categories: [],
  regions: [],
  subscribers: {},
  engagementRate: {},
  ...changes,
})

const listed = (number: number) => ({ id: `1784140000000000${number}`, username: `name${number}`, email: 'a@b.test' })
const after = 'QVFIafter'
const page = (data: unknown) => ({
  body: { data, paging: { cursors: { after }, next: `https://graph.facebook.com/?access_token=${token}` } },
})
const unknownAccount = {
  status: 400,
  body: { error: { message: 'Invalid user id', type: 'OAuthException', code: 110, error_subcode: 2_207_013 } },
}
const refusal = (code: unknown, more: object = {}, status = 400) => ({
  status,
  body: { error: { message: 'why', type: 'OAuthException', code, fbtrace_id: 't', ...more } },
})

/** Answers with three creators, of which the second has a personal account that cannot be read. */
function answerAll({ path, query }: ServedRequest): ServerReply {
  if (path.endsWith('/creator_marketplace_creators')) return page([listed(1), listed(2), listed(3)])
  const number = /username\(name(\d)\)/.exec(query.get('fields') ?? '')?.[1]
  if (number === '2') return unknownAccount
  const media = { data: [{ id: '179', timestamp: '2026-10-28T15:00:09+0000', like_count: 90, comments_count: 10 }] }
  const profile = { ...listed(Number(number)), name: `Name ${number}`, followers_count: 1000, media }
  return { body: { business_discovery: profile, id: '17841400000009999' } }
}

describe('a search on Instagram', () => {
  test('lists with one request and completes the first creators with the rest of the budget', async () => {
    await serve(answerAll)
    const { creators, nextCursor } = await createClient().search(search(), call(3))
    expect(creators).toMatchObject([
      {
        channel_id: '17841400000000001',
        title: 'Name 1',
        engagement_rate: 10,
        email: 'a@b.test',
        email_source: 'profile',
      },
      { channel_id: '17841400000000002', title: 'name2' },
      { channel_id: '17841400000000003', title: 'name3' },
    ])
    expect(nextCursor).toBe(after)
    expect(server.requests).toHaveLength(3)
  })

  test('asks for words, countries and the listed follower limits, with the token in a header only', async () => {
    await serve(() => page([]))
    const asked = search({ regions: ['US', 'DE'], subscribers: { min: 30_000, max: 60_000 } })
    await createClient().search(asked, { ...call(), cursor: 'QVFIbefore' })
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]).toMatchObject({
      path: '/v25.0/17841400000009999/creator_marketplace_creators',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(Object.fromEntries(server.requests[0]?.query ?? [])).toEqual({
      query: 'vegan baking',
      creator_countries: '["US","DE"]',
      creator_min_followers: '25000',
      creator_max_followers: '75000',
      fields: expect.stringContaining('insights.metrics(total_followers)'),
      limit: '25',
      after: 'QVFIbefore',
    })
  })

  test('has no cursor after the last page', async () => {
    await serve(() => ({ body: { data: [listed(1)] } }))
    expect(await createClient().search(search(), call(1))).toMatchObject({ nextCursor: undefined })
  })

  test('one bad entry does not spoil the page, and no creator is listed twice', async () => {
    await serve(() => page([null, { id: 4 }, listed(1), { ...listed(1), username: 'renamed' }, { username: 'no-id' }]))
    const { creators } = await createClient().search(search(), call(1))
    expect(creators.map(({ handle }) => handle)).toEqual(['name1'])
  })

  test('puts only valid names into the expression that reads a profile', async () => {
    await serve(() => page([{ ...listed(1), username: 'a){id},me(b' }]))
    const { creators } = await createClient().search(search(), call())
    expect(creators).toHaveLength(1)
    expect(server.requests).toHaveLength(1)
  })
})

describe('a profile on Instagram', () => {
  test('is read with its posts in one request', async () => {
    await serve(answerAll)
    const reference = { channelId: '17841400000000001', handle: 'name1' }
    expect(await createClient().fetchProfile(reference, call(1))).toMatchObject({
      channel_id: '17841400000000001',
      title: 'Name 1',
      subscribers: 1000,
      engagement_rate: 10,
    })
    expect(server.requests[0]).toMatchObject({ path: '/v25.0/17841400000009999' })
  })

  test.each([
    ['a personal or unknown account', { channelId: undefined, handle: 'name2' }],
    ['a name that is another account’s by now', { channelId: '17841400000000009', handle: 'name1' }],
  ])('gives no profile for %s', async (_what, reference) => {
    await serve(answerAll)
    expect(await createClient().fetchProfile(reference, call())).toBeUndefined()
  })

  test.each(['', 'a b', 'name){id}', 'x'.repeat(31), 'é', '../me'])(
    'gives no profile for the invalid name %j, without a request',
    async (handle) => {
      await serve(answerAll)
      expect(await createClient().fetchProfile({ channelId: undefined, handle }, call())).toBeUndefined()
      expect(server.requests).toEqual([])
    },
  )

  test.each([
    ['without a profile', { id: '17841400000009999' }],
    ['without an id', { business_discovery: { username: 'name1' } }],
  ])('%s is a bad answer', async (_what, body) => {
    await serve(() => ({ body }))
    await expect(createClient().fetchProfile({ channelId: undefined, handle: 'name1' }, call())).rejects.toMatchObject({
      kind: 'bad_answer',
    })
  })
})

describe('Instagram’s failures', () => {
  test.each([
    ['an expired token', refusal(190, { error_subcode: 463 }), 'key_rejected', 1],
    ['no token', refusal(104), 'key_rejected', 1],
    ['no permission', refusal(10, {}, 403), 'key_rejected', 1],
    ['a permission of the two hundreds', refusal(200, {}, 403), 'key_rejected', 1],
    ['our own account missing', refusal(100, { error_subcode: 33 }), 'key_rejected', 1],
    ['an id that is no Instagram account', refusal(803), 'key_rejected', 1],
    ['a bad parameter', refusal(100), 'bad_request', 1],
    ['an unknown code', refusal(2500), 'bad_request', 1],
    ['an unknown code under 200', refusal(9999, {}, 200), 'bad_request', 1],
    ['an unknown code that passes', refusal(9999, { is_transient: true }), 'unavailable', 3],
    ['the app’s limit', refusal(4, {}, 403), 'rate_limited', 1],
    ['the user’s limit', refusal(17, {}, 400), 'rate_limited', 1],
    ['the page’s limit', refusal('32', {}, 429), 'rate_limited', 1],
    ['the endpoint’s limit', refusal(613, {}, 200), 'rate_limited', 1],
    ['the business limit', refusal(80_002), 'rate_limited', 1],
    ['an error of its own', refusal(2, { is_transient: true }, 503), 'unavailable', 3],
    ['too much data, type null', refusal(1, { type: null }, 500), 'unavailable', 3],
    ['an error without a code', { status: 500, body: { error: {} } }, 'unavailable', 3],
    ['a gateway', { status: 502, body: '<html>Bad gateway' }, 'unavailable', 3],
    ['429 without a body', { status: 429, body: '' }, 'rate_limited', 3],
    ['HTML', { body: '<!doctype html><p>Log in' }, 'bad_answer', 1],
    ['half of an answer', { body: '{"data":[{"id":"17' }, 'bad_answer', 1],
    ['a broken transfer', 'breaks off in the middle' as const, 'unavailable', 3],
    ['a list', { body: [] }, 'bad_answer', 1],
    ['no data', { body: {} }, 'bad_answer', 1],
    ['data of another form', page('many'), 'bad_answer', 1],
    ['creators of another form', page([{ name: 'a' }, { name: 'b' }]), 'bad_answer', 1],
    ['a redirect', { status: 302, headers: { location: 'https://example.com/' } }, 'bad_answer', 1],
    ['a reset connection', 'resets' as const, 'unavailable', 3],
    ['silence', 'stays silent' as const, 'unavailable', 1],
  ])('%s', async (_what, answer, kind, requests) => {
    await serve(() => answer)
    const client = createClient(answer === 'stays silent' ? { requestTimeout: 200 } : {})
    const error = await client.search(search(), call()).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(PlatformError)
    expect(error).toMatchObject({ platform: 'instagram', kind })
    expect(server.requests).toHaveLength(requests)
  })

  test('a dead port is unavailable', async () => {
    await expect(createClient({ baseUrl: 'http://127.0.0.1:9' }).search(search(), call())).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('Instagram cannot be reached'),
    })
  })

  test('no token and no markup appear in messages or logs', async () => {
    await serve(() => refusal(190, { message: `<i>Token</i> ${token} ${encodeURIComponent(token)} access_token=abc` }))
    const error = await createClient()
      .search(search(), call())
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message: 'Instagram does not accept our access token: Token … … access_token=…' })
    expect(`${error} ${log.lines}`).not.toMatch(/secret|<i>|abc/)
  })
})

describe('Meta’s allowance', () => {
  const usage = (percent: number) => ({ 'x-app-usage': JSON.stringify({ call_count: 3, total_time: percent }) })
  const answerAt = (percent: number) => (request: ServedRequest) => {
    const reply = answerAll(request)
    return typeof reply === 'string' ? reply : { ...reply, headers: usage(percent) }
  }

  test('once high, no further creators are completed', async () => {
    await serve(answerAt(80))
    const { creators } = await createClient().search(search(), call())
    expect(creators).toHaveLength(3)
    expect(server.requests).toHaveLength(1)
  })

  test('almost used up, the answer counts, but no request is sent for five minutes', async () => {
    await serve(answerAt(95))
    const client = createClient()
    expect(await client.search(search(), call())).toMatchObject({ creators: [{}, {}, {}] })
    const rejection = { kind: 'rate_limited', retryAt: new Date('2026-11-21T12:25:00Z') }
    await expect(client.search(search(), call())).rejects.toMatchObject(rejection)
    expect(server.requests).toHaveLength(1)
    clock.advance(minutes(5))
    await client.search(search(), call())
    expect(server.requests).toHaveLength(2)
  })

  test.each([
    ['a minute, where Meta says nothing', {}, '12:21:00'],
    ['as long as the header Retry-After says', { 'retry-after': '90' }, '12:21:30'],
    [
      'as long as Meta estimates',
      {
        'x-business-use-case-usage': '{"17841400000009999":[{"type":"instagram","estimated_time_to_regain_access":7}]}',
      },
      '12:27:00',
    ],
    ['five minutes, where the usage says that all is used', usage(100), '12:25:00'],
    [
      'a minute, where the headers are nonsense',
      { 'x-app-usage': '{', 'x-business-use-case-usage': '[4]' },
      '12:21:00',
    ],
  ])('a block is left alone for %s', async (_what, headers, until) => {
    let reply: ServerReply = { ...refusal(4), headers }
    await serve(() => reply)
    const client = createClient()
    const rejection = { kind: 'rate_limited', retryAt: new Date(`2026-11-21T${until}Z`) }
    await expect(client.search(search(), call())).rejects.toMatchObject(rejection)
    await expect(client.search(search(), call())).rejects.toMatchObject(rejection)
    expect(server.requests).toHaveLength(1)
    clock.advance(rejection.retryAt.getTime() - clock.now().getTime())
    reply = page([])
    await client.search(search(), call())
  })

  test('an hour has its searches and look-ups', async () => {
    await serve(answerAll)
    const client = createClient()
    await client.search(search(), call(4))
    const resetsAt = new Date('2026-11-21T13:00:00Z')
    expect(await client.quota()).toEqual([
      { name: say('platform_quota.creator_searches'), used: 1, limit: 1000, isForSearches: true, resetsAt },
      { name: say('platform_quota.profile_look_ups'), used: 3, limit: undefined, resetsAt },
    ])
  })
})
