import { say } from '@troupe/contract/messages/message'
import { beforeEach, describe, expect, test } from 'vitest'
import { hours } from '../../../lib/durations.ts'
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
import { createTikTokClient } from './tiktok-client.ts'

let server: PlatformServer
let clock: FakeClock
let log: RecordingLog
beforeEach(() => {
  clock = new FakeClock('2026-11-21T12:00:00Z')
  log = new RecordingLog()
})

async function serve(answer: (request: ServedRequest) => ServerReply): Promise<void> {
  server = await startPlatformServer(answer)
}

const token = 'act.secret/token+1'
function createClient({ baseUrl = server.url, requestTimeout = 10_000 } = {}) {
  const options = { baseUrl, accessToken: token, tcmAccountId: '7001' }
  return createTikTokClient(options, {
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

const success = (data: unknown) => ({ body: { code: 0, message: 'OK', request_id: 'r', data } })
const listOf = (creators: unknown[], total_page = 1) => success({ creators, page_info: { page: 1, total_page } })
const listed = (handle_name: string) => ({ handle_name, display_name: `Name of ${handle_name}`, followers_count: 1000 })
const post = { video_id: '7420000000000000123', create_time: 1_793_199_609, video_views: 1000, likes: 90, comments: 10 }

/** Answers with three creators, each with a profile and one post. */
function answerAll({ path, query }: ServedRequest) {
  if (path.endsWith('/creator/discover/')) return listOf([listed('one'), listed('two'), listed('three')], 3)
  if (path.endsWith('/video/list/')) return success({ posts: [post] })
  const handle = query.get('handle_name') ?? ''
  const id = `720000000000000012${['one', 'two', 'three'].indexOf(handle) + 1}`
  return { body: `{"code":0,"data":{"creator_id":${id},"handle_name":"${handle}","bio":"b"}}` }
}

describe('a search on TikTok', () => {
  test('lists with one request and completes the first creators with the rest of the budget', async () => {
    await serve(answerAll)
    const { creators, nextCursor } = await createClient().search(search(), call(5))
    expect(creators).toMatchObject([
      {
        channel_id: '7200000000000000121',
        handle: 'one',
        title: 'Name of one',
        engagement_rate: 10,
        subscribers: 1000,
      },
      { channel_id: '7200000000000000122', handle: 'two', engagement_rate: 10 },
      { channel_id: '@three', handle: 'three' },
    ])
    expect(creators[2]).not.toHaveProperty('engagement_rate')
    expect(nextCursor).toBe('2')
    expect(server.requests).toHaveLength(5)
  })

  test('asks for words, one group of regions and limits, with the token in a header only', async () => {
    await serve(() => listOf([]))
    const asked = search({
      regions: ['DE', 'FR', 'US'],
      subscribers: { min: 1000.4, max: 2e6 },
      engagementRate: { min: 3.5, max: 250 },
      languages: ['de', 'fr'],
      averageViews: { min: 5000, max: 90_000.4 },
    })
    await createClient().search(asked, { ...call(), cursor: '2' })
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]).toMatchObject({
      path: '/open_api/v1.3/tto/tcm/creator/discover/',
      headers: { 'access-token': token },
    })
    expect(Object.fromEntries(server.requests[0]?.query ?? [])).toEqual({
      tto_tcm_account_id: '7001',
      keyword_search: 'vegan baking',
      country_codes: '["DE","FR"]',
      min_followers: '1000',
      max_followers: '2000000',
      min_engagement_rate: '0.035',
      max_engagement_rate: '1',
      min_avg_views: '5000',
      max_avg_views: '90000',
      languages: '["de","fr"]',
      page: '2',
      page_size: '20',
    })
  })

  test('sends no request where TikTok One serves none of the regions', async () => {
    await serve(answerAll)
    expect(await createClient().search(search({ regions: ['IN'] }), call())).toEqual({
      creators: [],
      nextCursor: undefined,
    })
    expect(server.requests).toEqual([])
  })

  test('gives the list alone where that is all the budget holds, and the last page no cursor', async () => {
    await serve(() => listOf([listed('one')]))
    const { creators, nextCursor } = await createClient().search(search(), call(1))
    expect(creators).toMatchObject([{ channel_id: '@one', url: 'https://www.tiktok.com/@one' }])
    expect(nextCursor).toBeUndefined()
  })

  test('keeps listed creators when reading their profiles fails', async () => {
    await serve((request) => {
      if (request.path.endsWith('/discover/')) return answerAll(request)
      return request.path.endsWith('/video/list/') ? 'resets' : { body: { code: 40_002, message: 'bad', data: {} } }
    })
    const { creators } = await createClient().search(search(), call(4))
    expect(creators.map(({ channel_id }) => channel_id)).toEqual(['@one', '@two', '@three'])
  })

  test('one bad entry does not spoil the page, and no creator is listed twice', async () => {
    await serve(() => listOf([null, { handle_name: 4 }, listed('one'), listed('ONE'), listed('@two'), {}]))
    const { creators } = await createClient().search(search(), call(1))
    expect(creators.map(({ handle }) => handle)).toEqual(['one', 'two'])
  })

  test('refuses an invalid cursor', async () => {
    await serve(answerAll)
    await expect(createClient().search(search(), { ...call(), cursor: '-1' })).rejects.toMatchObject({
      kind: 'bad_request',
    })
    expect(server.requests).toEqual([])
  })
})

describe('a profile on TikTok', () => {
  test('is read with its posts', async () => {
    await serve(answerAll)
    const record = await createClient().fetchProfile({ channelId: undefined, handle: 'one' }, call())
    expect(record).toMatchObject({
      channel_id: '7200000000000000121',
      average_views: 1000,
      last_posted_at: '2026-10-28T15:00:09.000Z',
    })
    expect(server.requests.map(({ query }) => query.get('limit'))).toEqual([null, '30'])
  })

  test.each([
    [
      'a creator that is not known',
      () => ({ body: { code: 40_002, message: 'The creator does not exist.', data: {} } }),
    ],
    ['a handle that is another creator’s by now', answerAll],
  ])('gives no profile for %s', async (_what, script) => {
    await serve(script)
    const reference = { channelId: '7200000000000000999', handle: 'one' }
    expect(await createClient().fetchProfile(reference, call())).toBeUndefined()
  })

  test('keeps the known id where the profile has none', async () => {
    await serve((request) => (request.path.endsWith('/public/') ? success(listed('one')) : success({ posts: 'none' })))
    const reference = { channelId: '7200000000000000999', handle: 'one' }
    expect(await createClient().fetchProfile(reference, call())).toMatchObject({ channel_id: reference.channelId })
  })

  test('fails when the posts cannot be read', async () => {
    await serve(answerAll)
    const asked = createClient().fetchProfile({ channelId: undefined, handle: 'one' }, call(1))
    await expect(asked).rejects.toMatchObject({ kind: 'out_of_budget' })
  })

  test('of another form than expected is a bad answer, not an unknown creator', async () => {
    await serve(() => success({ creator: {} }))
    const asked = createClient().fetchProfile({ channelId: undefined, handle: 'one' }, call())
    await expect(asked).rejects.toMatchObject({ kind: 'bad_answer' })
  })
})

describe('TikTok’s failures', () => {
  const business = (code: unknown, message = 'm') => ({ body: { code, message, request_id: 'r', data: {} } })
  const open = (status: number, code: string) => ({ status, body: { error: { code, message: 'why', log_id: 'l' } } })

  test.each([
    ['no permission', business(40_001), 'key_rejected', 1],
    ['a bad parameter', business(40_002, 'country_codes: Not a supported country.'), 'bad_request', 1],
    ['an account that is not there', business(40_002, 'tto_tcm_account_id: does not exist'), 'bad_request', 1],
    ['too many requests', business(40_100), 'rate_limited', 3],
    ['too many requests of a day', business(40_100, 'daily limit (QPD) reached'), 'quota_exhausted', 1],
    ['no token', business(40_104), 'key_rejected', 1],
    ['a wrong token', business('40105'), 'key_rejected', 1],
    ['an error of its own', business(50_000), 'unavailable', 3],
    ['an unknown refusal', business(40_999), 'bad_request', 1],
    ['success under a status of failure', { status: 503, body: { code: 0, data: {} } }, 'unavailable', 3],
    ['the open API’s token', open(401, 'access_token_invalid'), 'key_rejected', 1],
    ['the open API’s scope', open(401, 'scope_not_authorized'), 'key_rejected', 1],
    ['the open API’s pace', open(429, 'rate_limit_exceeded'), 'rate_limited', 3],
    ['the open API’s day', open(429, 'daily_quota_limit_exceeded'), 'quota_exhausted', 1],
    ['the open API’s parameters', open(400, 'invalid_params'), 'bad_request', 1],
    ['the open API’s own error', open(500, 'internal_error'), 'unavailable', 3],
    ['a word nobody knows', open(200, 'surprise'), 'bad_request', 1],
    ['the gateway', { status: 504, body: 'upstream request timeout' }, 'unavailable', 3],
    ['429 without a body', { status: 429, body: '' }, 'rate_limited', 3],
    ['a path that is gone', { status: 404, body: '404 page not found' }, 'bad_request', 1],
    ['HTML', { body: '<!doctype html><p>Sign in' }, 'bad_answer', 1],
    ['half of an answer', { body: '{"code":0,"data":{"creators":[{"hand' }, 'bad_answer', 1],
    ['a list', { body: [] }, 'bad_answer', 1],
    ['null for a code', business(null), 'bad_answer', 1],
    ['no data', { body: { code: 0 } }, 'bad_answer', 1],
    ['creators that are no list', success({ creators: 'many' }), 'bad_answer', 1],
    ['creators of another form', success({ creators: [{ name: 'a' }, { name: 'b' }] }), 'bad_answer', 1],
    ['a redirect', { status: 302, headers: { location: 'https://example.com/' } }, 'bad_answer', 1],
    ['a reset connection', 'resets' as const, 'unavailable', 3],
    ['silence', 'stays silent' as const, 'unavailable', 1],
  ])('%s', async (_what, answer, kind, requests) => {
    await serve(() => answer)
    const client = createClient(answer === 'stays silent' ? { requestTimeout: 200 } : {})
    const error = await client.search(search(), call()).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(PlatformError)
    expect(error).toMatchObject({ platform: 'tiktok', kind })
    expect(server.requests).toHaveLength(requests)
  })

  test('a dead port is unavailable', async () => {
    await expect(createClient({ baseUrl: 'http://127.0.0.1:9' }).search(search(), call())).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('TikTok cannot be reached'),
    })
  })

  test('no token and no markup appear in messages or logs', async () => {
    const message = `Token ${token} (${encodeURIComponent(token)}) <b>is</b> wrong &amp; access_token=abc\u0000`
    await serve(() => business(40_105, message))
    const error = await createClient()
      .search(search(), call())
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message: expect.stringContaining('is wrong & access_token=…') })
    expect(`${error} ${log.lines}`).not.toMatch(/secret|<b>|abc/)
    expect(log.lines).toHaveLength(1)
  })

  test('a used-up daily allowance blocks requests until the day is over', async () => {
    let reply: ServerReply = business(40_100, 'QPD')
    await serve(() => reply)
    const client = createClient()
    const until = new Date('2026-11-22T00:00:00Z')
    await expect(client.search(search(), call())).rejects.toMatchObject({ kind: 'quota_exhausted', retryAt: until })
    await expect(client.search(search(), call())).rejects.toMatchObject({ kind: 'quota_exhausted', retryAt: until })
    expect(server.requests).toHaveLength(1)
    clock.advance(hours(12))
    reply = listOf([])
    await client.search(search(), call())
    expect(await client.quota()).toEqual([
      { name: say('platform_quota.requests'), used: 1, limit: undefined, resetsAt: new Date('2026-11-23T00:00:00Z') },
    ])
  })
})
