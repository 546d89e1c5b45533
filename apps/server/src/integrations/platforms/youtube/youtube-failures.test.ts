import { beforeEach, describe, expect, test } from 'vitest'
import { seconds } from '../../../lib/durations.ts'
import {
  type PlatformErrorKind,
  type PlatformSearch,
  RequestBudget,
} from '../../../modules/discovery/platforms/platform-port.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { MemoryUsage } from '../../../testing/processes/memory-usage.ts'
import { RecordingLog } from '../../../testing/recording-log.ts'
import { findDeadUrl, type ServerReply, startPlatformServer } from '../../../testing/wire/platform-server.ts'
import { createYouTubeClient } from './youtube-client.ts'

const apiKey = 'AIzaSyD-secret_key/with signs'
const search: PlatformSearch = { text: 'knives', categories: [], regions: [], subscribers: {}, engagementRate: {} }
const resetsAt = new Date('2026-11-11T08:00:00Z')

let log: RecordingLog
let usage: MemoryUsage
beforeEach(() => {
  log = new RecordingLog()
  usage = new MemoryUsage()
})

function createClient(baseUrl: string, requestTimeout = seconds(15)) {
  return createYouTubeClient(
    { baseUrl, apiKey, searchesPerDay: 2, unitsPerDay: 10_000 },
    {
      usage,
      clock: new FakeClock('2026-11-10T20:00:00Z'),
      log,
      timing: { requestTimeout, firstPause: 2, longestPause: 20 },
    },
  )
}

const callWith = (requests: number) => ({ budget: new RequestBudget(requests), signal: new AbortController().signal })

function googleError(code: number, reason: string, message: string, more: object = {}): ServerReply {
  return { status: code, body: { error: { code, message, errors: [{ message, domain: 'global', reason }], ...more } } }
}

const quotaMessage = 'You have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.'
const perDay = { details: [{ reason: 'RATE_LIMIT_EXCEEDED', metadata: { quota_unit: '1/d/{project}' } }] }
const wrongKey = { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] }

const failures: readonly [what: string, reply: ServerReply, kind: PlatformErrorKind, more?: object][] = [
  ['breaks the connection', 'resets', 'unavailable'],
  ['breaks off', 'breaks off in the middle', 'unavailable'],
  ['is slow', 'stays silent', 'unavailable'],
  ['has a fault', { status: 500, body: 'oops' }, 'unavailable'],
  ['is asked too fast', googleError(429, 'rateLimitExceeded', 'Slow down'), 'rate_limited', { retryAt: undefined }],
  [
    'is asked too fast and says for how long',
    { status: 429, headers: { 'retry-after': '30' } },
    'rate_limited',
    { retryAt: new Date('2026-11-10T20:00:30Z') },
  ],
  [
    'has no searches left today',
    googleError(429, 'rateLimitExceeded', 'No', perDay),
    'quota_exhausted',
    { retryAt: resetsAt },
  ],
  ['has nothing left today', googleError(403, 'quotaExceeded', quotaMessage), 'quota_exhausted', { retryAt: resetsAt }],
  ['does not know the key', googleError(400, 'badRequest', 'API key not valid.', wrongKey), 'key_rejected'],
  ['does not know the key, in its old way', googleError(400, 'keyInvalid', 'Bad Request'), 'key_rejected'],
  ['sends a page', { body: '<html><script>alert(1)</script></html>' }, 'bad_answer'],
  ['sends half an answer', { body: '{"items":[{"id":{"vid' }, 'bad_answer'],
  ['sends us elsewhere', { status: 301, headers: { location: 'http://127.0.0.1:9/' } }, 'bad_answer'],
  ['sends 10 MB', { body: `{"items":["${'a'.repeat(10_000_000)}"]}` }, 'bad_answer'],
  ['sends a list', { body: [1, 2] }, 'bad_answer'],
  ['sends items of another shape', { body: { items: [1, 'a', null, {}] } }, 'bad_answer'],
  ['sends a text for items', { body: { items: 'none' } }, 'bad_answer'],
  ['sends null', { body: 'null' }, 'bad_answer'],
]

describe.each(failures)('YouTube that %s', (_what, reply, kind, more = {}) => {
  const patience = reply === 'stays silent' ? 300 : undefined

  test(`fails a search as ${kind}, in plain words without key or markup`, async () => {
    const { url } = await startPlatformServer(() => reply)
    const failure = await createClient(url, patience)
      .search(search, callWith(8))
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'PlatformError', platform: 'youtube', kind, ...more })
    const told = JSON.stringify([String(failure), failure, log.lines])
    for (const secret of [apiKey, encodeURIComponent(apiKey), '<', 'knives']) expect(told).not.toContain(secret)
    expect(String(failure)).toMatch(/YouTube/)
  })

  test(`fails a profile as ${kind}`, async () => {
    const { url } = await startPlatformServer(() => reply)
    const reading = createClient(url, patience).fetchProfile({ channelId: undefined, handle: 'cook' }, callWith(8))
    await expect(reading).rejects.toMatchObject({ platform: 'youtube', kind, ...more })
  })
})

test('an unreachable YouTube fails a search as unavailable', async () => {
  const reading = createClient(await findDeadUrl()).search(search, callWith(8))
  await expect(reading).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'YouTube cannot be reached: the connection was refused',
  })
})

describe('absurd answers of YouTube', () => {
  test('are all ignored', async () => {
    const id = `UC${'a'.repeat(22)}`
    const channel = {
      id,
      snippet: {
        title: `<script>alert(1)</script>\0${'a'.repeat(1000)}`,
        description: 'x'.repeat(100_000),
        customUrl: '@../../admin',
        country: 'Neverland',
        thumbnails: { medium: { url: 'javascript:alert(1)' } },
      },
      statistics: { subscriberCount: '99999999999999999999999', videoCount: -4 },
      brandingSettings: { image: { bannerExternalUrl: 'http://169.254.169.254/latest/meta-data' } },
    }
    const { url } = await startPlatformServer(({ path }) => ({
      body: { items: path.endsWith('/channels') ? [channel, { id: 5 }, null] : [{ snippet: { channelId: id } }] },
    }))
    const { creators } = await createClient(url).search(search, callWith(2))
    expect(creators).toEqual([
      {
        platform: 'youtube',
        channel_id: id,
        title: `<script>alert(1)</script>${'a'.repeat(275)}`,
        handle: '../../admin',
        description: 'x'.repeat(10_000),
        url: 'https://www.youtube.com/@..%2F..%2Fadmin',
        fetched_at: '2026-11-10T20:00:00.000Z',
      },
    ])
  })

  test('as a next page has none', async () => {
    const { url } = await startPlatformServer(() => ({ body: { items: [], nextPageToken: { a: 1 } } }))
    expect(await createClient(url).search(search, callWith(2))).toEqual({ creators: [], nextCursor: undefined })
  })
})

test('a search beyond our own daily count is not sent', async () => {
  const { url, requests } = await startPlatformServer(() => ({ body: { items: [] } }))
  const client = createClient(url)
  await client.search(search, callWith(1))
  await client.search(search, callWith(1))
  await expect(client.search(search, callWith(1))).rejects.toMatchObject({ kind: 'quota_exhausted', retryAt: resetsAt })
  expect(requests).toHaveLength(2)
  await client.fetchProfile({ channelId: undefined, handle: 'cook' }, callWith(1))
})

test('a search without a budget is out of budget', async () => {
  const { url } = await startPlatformServer(() => ({ body: {} }))
  await expect(createClient(url).search(search, callWith(0))).rejects.toMatchObject({ kind: 'out_of_budget' })
})
