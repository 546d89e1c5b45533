import { say } from '@troupe/contract/messages/message'
import { describe, expect, test } from 'vitest'
import { silentLogger } from '../../../lib/logger.ts'
import { type PlatformSearch, RequestBudget } from '../../../modules/discovery/platforms/platform-port.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { MemoryUsage } from '../../../testing/processes/memory-usage.ts'
import { type ServedRequest, type ServerReply, startPlatformServer } from '../../../testing/wire/platform-server.ts'
import { createYouTubeClient } from './youtube-client.ts'

const search: PlatformSearch = { text: 'knives', categories: [], regions: [], subscribers: {}, engagementRate: {} }
const notFound = (reason: string) => ({ status: 404, body: { error: { code: 404, errors: [{ reason }] } } })

const toId = (number: number) => `UC${String(number).padStart(22, '0')}`
const toNumber = (id: string) => Number(id.slice(2, 24))
const wordsOf = (list: string | null) => (list ?? '').split(',').filter(Boolean)

interface Answers {
  /** Numbers of the channels whose videos are found. */
  readonly found?: readonly number[]
  readonly foundByName?: readonly number[]
  readonly nextPageToken?: string
  readonly reply?: (request: ServedRequest) => ServerReply | undefined
}

/** Serves channels 1, 2, 3 and so on, each with that many thousand subscribers and ten videos. */
async function startYouTube({ found = [], foundByName = [], nextPageToken, reply }: Answers) {
  const server = await startPlatformServer((request) => reply?.(request) ?? answer(request))
  const usage = new MemoryUsage()
  const client = createYouTubeClient(
    { baseUrl: server.url, apiKey: 'a-key', searchesPerDay: 100, unitsPerDay: 10_000 },
    { usage, clock: new FakeClock('2026-11-10T20:00:00Z'), log: silentLogger, timing: { firstPause: 2 } },
  )

  function answer({ path, query }: ServedRequest): ServerReply {
    const items = path.endsWith('/search') ? searchItems(query) : path.endsWith('/channels') ? channelItems(query) : []
    if (path.endsWith('/playlistItems')) return { body: { items: uploadItems(query) } }
    if (path.endsWith('/videos')) return { body: { items: videoItems(query) } }
    return { body: { items, nextPageToken: path.endsWith('/search') ? nextPageToken : undefined } }
  }

  function searchItems(query: URLSearchParams) {
    const numbers = query.get('type') === 'channel' ? foundByName : found
    return numbers.map((number, index) => ({ id: { videoId: `v${index}` }, snippet: { channelId: toId(number) } }))
  }

  const methods = () => server.requests.map(({ path }) => path.replace('/youtube/v3/', ''))
  const ask = (requests: number, given: Partial<PlatformSearch> = {}, cursor?: string) =>
    client.search({ ...search, ...given }, { ...callWith(requests), cursor })
  return { client, requests: server.requests, methods, ask }
}

function callWith(requests: number) {
  return { budget: new RequestBudget(requests), signal: new AbortController().signal }
}

/** In a different order from the ids, as YouTube returns them. */
function channelItems(query: URLSearchParams) {
  const name = query.get('forHandle') ?? query.get('forUsername')
  const ids = name === null ? wordsOf(query.get('id')) : [toId(Number(name.replace(/\D/g, '')))]
  return ids.toReversed().map((id) => ({
    id,
    snippet: { title: `Cook ${toNumber(id)}`, customUrl: `@cook${toNumber(id)}` },
    statistics: { subscriberCount: String(toNumber(id) * 1000), videoCount: '10' },
    contentDetails: { relatedPlaylists: { uploads: `UU${id.slice(2)}` } },
  }))
}

function uploadItems(query: URLSearchParams) {
  const number = toNumber(query.get('playlistId') ?? '')
  return Array.from({ length: Number(query.get('maxResults')) }, (_, index) => ({
    contentDetails: { videoId: `${number}-${index}`, videoPublishedAt: `2026-11-0${9 - (index % 9)}T12:00:00Z` },
  }))
}

function videoItems(query: URLSearchParams) {
  return wordsOf(query.get('id')).map((id) => ({
    id,
    statistics: { viewCount: `${id.split('-')[0]}000`, likeCount: '80', commentCount: '20' },
  }))
}

const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

describe('a search on YouTube', () => {
  test('gives a list with two requests: each creator once, in the order found', async () => {
    const { ask, methods, requests } = await startYouTube({ found: [3, 1, 3, 2, ...ten] })
    const { creators, nextCursor } = await ask(2)
    expect(creators.map(({ handle }) => handle)).toEqual([3, 1, 2, ...ten.slice(3)].map((number) => `cook${number}`))
    expect(nextCursor).toBeUndefined()
    expect(methods()).toEqual(['search', 'channels'])
    expect(requests[0]?.query.get('q')).toBe('knives')
    expect(requests.map(({ headers }) => headers['x-goog-api-key'])).toEqual(['a-key', 'a-key'])
    expect(requests.some(({ query }) => query.has('key'))).toBe(false)
  })

  test('completes five of them with figures by six requests more', async () => {
    const { ask, methods } = await startYouTube({ found: ten })
    const { creators } = await ask(8)
    expect(methods().toSorted()).toEqual(['channels', ...Array(5).fill('playlistItems'), 'search', 'videos'])
    expect(creators.map(({ average_views }) => average_views)).toEqual([1000, 2000, 3000, 4000, 5000, ...Array(5)])
    expect(creators[0]).toMatchObject({ engagement_rate: 10, last_posted_at: '2026-11-09T12:00:00.000Z' })
  })

  test.each([
    [3, 0],
    [4, 1],
    [9, 5],
    [10, 6],
  ])('with %i requests completes %i', async (requests, complete) => {
    const { ask, methods } = await startYouTube({ found: ten })
    const { creators } = await ask(requests)
    expect(creators.filter(({ average_views }) => average_views !== undefined)).toHaveLength(complete)
    expect(methods().length).toBeLessThanOrEqual(requests)
  })

  test('first completes creators with the requested number of subscribers, and keeps the others', async () => {
    const { ask } = await startYouTube({ found: ten })
    const { creators } = await ask(4, { subscribers: { min: 7000, max: 8000 } })
    expect(creators).toHaveLength(10)
    expect(creators.find(({ average_views }) => average_views !== undefined)?.handle).toBe('cook7')
  })

  test('with few results looks for channels of that name, too', async () => {
    const { ask, requests } = await startYouTube({ found: [1], foundByName: [2, 1] })
    const { creators } = await ask(8)
    expect(creators.map(({ handle }) => handle)).toEqual(['cook1', 'cook2'])
    expect(requests.slice(0, 2).map(({ query }) => query.get('type'))).toEqual(['video', 'channel'])
    expect(requests[1]?.query.has('publishedAfter')).toBe(false)
  })

  test('without results sends no further requests', async () => {
    const { ask, methods } = await startYouTube({})
    expect(await ask(8)).toEqual({ creators: [], nextCursor: undefined })
    expect(methods()).toEqual(['search', 'search'])
  })

  test('continues with its cursor', async () => {
    const { ask, requests } = await startYouTube({ found: ten, nextPageToken: 'CAUQAA' })
    const { nextCursor } = await ask(2)
    await ask(2, {}, nextCursor)
    const [first, , second] = requests.map(({ query }) => query)
    expect(first?.has('pageToken')).toBe(false)
    expect(second?.get('pageToken')).toBe('CAUQAA')
    expect(second?.get('publishedAfter')).toBe(first?.get('publishedAfter'))
  })

  test('refuses a foreign cursor without a request', async () => {
    const { ask, requests } = await startYouTube({ found: ten })
    await expect(ask(2, {}, 'CAUQAA')).rejects.toMatchObject({ kind: 'bad_request' })
    expect(requests).toEqual([])
  })

  test('keeps its list when figures cannot be read', async () => {
    const reply = ({ path }: ServedRequest) => (/playlistItems|videos/.test(path) ? { status: 500 } : undefined)
    const { ask } = await startYouTube({ found: ten, reply })
    const { creators } = await ask(8)
    expect(creators).toHaveLength(10)
    expect(creators[0]).not.toHaveProperty('average_views')
  })

  test('treats a channel without an upload list as one without videos', async () => {
    const reply = ({ query }: ServedRequest) =>
      query.get('playlistId')?.endsWith('01') ? notFound('playlistNotFound') : undefined
    const { ask } = await startYouTube({ found: ten, reply })
    const { creators } = await ask(5)
    expect(creators.slice(0, 2).map(({ average_views }) => average_views)).toEqual([undefined, 2000])
  })
})

describe('a profile on YouTube', () => {
  test('is read by its id with its figures, in three requests', async () => {
    const { client, methods } = await startYouTube({})
    expect(await client.fetchProfile({ channelId: toId(4), handle: 'other' }, callWith(3))).toMatchObject({
      handle: 'cook4',
      average_views: 4000,
    })
    expect(methods()).toEqual(['channels', 'playlistItems', 'videos'])
  })

  test.each([undefined, 'no id, but several,of,them'])(
    'is read by its handle where the id is %s',
    async (channelId) => {
      const { client, requests } = await startYouTube({})
      expect(await client.fetchProfile({ channelId, handle: 'cook5' }, callWith(3))).toMatchObject({
        channel_id: toId(5),
      })
      expect(requests[0]?.query.get('forHandle')).toBe('@cook5')
    },
  )

  test('is read by its legacy user name', async () => {
    const { client, requests } = await startYouTube({})
    const reference = { channelId: undefined, handle: 'Cook', userName: 'cook6' }
    expect(await client.fetchProfile(reference, callWith(3))).toMatchObject({ channel_id: toId(6) })
    expect(requests[0]?.query.get('forUsername')).toBe('cook6')
  })

  test.each([{ body: { pageInfo: { totalResults: 0 } } }, { body: { items: [] } }, notFound('channelNotFound')])(
    'is undefined for an unknown channel (%j)',
    async (answer) => {
      const { client } = await startYouTube({ reply: () => answer })
      expect(await client.fetchProfile({ channelId: toId(4), handle: 'cook4' }, callWith(3))).toBeUndefined()
    },
  )

  test('always belongs to the requested channel', async () => {
    const { client } = await startYouTube({
      reply: () => ({ body: { items: [{ id: toId(9), snippet: { title: 'x' } }] } }),
    })
    expect(await client.fetchProfile({ channelId: toId(4), handle: 'cook4' }, callWith(3))).toBeUndefined()
  })
})

test('the quota counts searches apart from other requests', async () => {
  const { ask, client } = await startYouTube({ found: ten })
  await ask(8)
  expect(await client.quota()).toEqual([
    {
      name: say('platform_quota.searches'),
      used: 1,
      limit: 100,
      isForSearches: true,
      resetsAt: new Date('2026-11-11T08:00:00Z'),
    },
    {
      name: say('platform_quota.requests'),
      used: 7,
      limit: 10_000,
      resetsAt: new Date('2026-11-11T08:00:00Z'),
    },
  ])
})
