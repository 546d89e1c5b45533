import { afterAll, describe, expect, test } from 'vitest'
import { splitWords } from '../../platforms/search-index.ts'
import { createYoutubeApp } from '../../testing/youtube-app.ts'
import { findVideo } from '../resources/video-state.ts'

const { app, call, world } = await createYoutubeApp()
afterAll(() => app.close())

interface Item {
  readonly id: { kind: string; videoId?: string; channelId?: string }
  readonly snippet: { title: string; description: string; channelId: string; channelTitle: string; publishedAt: string }
}

const search = (parameters: Readonly<Record<string, string>>) => call('search', { part: 'snippet', ...parameters })
const itemsOf = async (parameters: Readonly<Record<string, string>>): Promise<Item[]> =>
  (await search({ maxResults: '50', ...parameters })).body.items
const findChannel = (id: string) => world.findById('youtube', id)

async function readPages(parameters: Readonly<Record<string, string>>, most = 30) {
  const pages = [(await search(parameters)).body]
  while (pages.at(-1).nextPageToken && pages.length < most) {
    pages.push((await search({ ...parameters, pageToken: pages.at(-1).nextPageToken })).body)
  }
  return pages
}

const idOf = ({ id }: Item) => id.videoId ?? id.channelId

describe('search.list', () => {
  test('finds videos by what they say, and names their channel', async () => {
    const items = await itemsOf({ q: 'vegan baking', type: 'video' })
    expect(items.length).toBeGreaterThan(10)
    for (const { id, snippet } of items) {
      expect(id.kind).toBe('youtube#video')
      expect(findVideo(world, id.videoId ?? '')?.channel.record.channel_id).toBe(snippet.channelId)
    }
    const about = items.slice(0, 8).map(({ snippet }) => findChannel(snippet.channelId)?.person.topics)
    expect(JSON.stringify(about[0])).toContain('vegan')
  })

  test('finds channels', async () => {
    const items = await itemsOf({ q: 'vegan', type: 'channel' })
    for (const { id, snippet } of items) expect([id.kind, id.channelId]).toEqual(['youtube#channel', snippet.channelId])
    expect(JSON.stringify(findChannel(items[0]?.snippet.channelId ?? '')).toLowerCase()).toContain('vegan')
  })

  test('finds channels and videos when no type is given, and no playlists', async () => {
    const kinds = new Set((await itemsOf({ q: 'vegan' })).map(({ id }) => id.kind))
    expect(kinds).toEqual(new Set(['youtube#channel', 'youtube#video']))
    expect(await itemsOf({ q: 'vegan', type: 'playlist' })).toEqual([])
  })

  test('gives 5 results unless told otherwise, 50 at most', async () => {
    expect((await search({ q: 'food' })).body.items).toHaveLength(5)
    expect((await search({ q: 'food', maxResults: '0' })).body.items).toHaveLength(0)
    expect((await search({ q: 'food', maxResults: '51' })).body.error.errors[0]).toMatchObject({
      reason: 'invalidParameter',
      location: 'maxResults',
    })
    expect((await search({ q: 'food', maxResults: 'many' })).status).toBe(400)
  })

  test('leaves out who says an excluded word, and takes either of two', async () => {
    const without = await itemsOf({ q: 'vegan -baking', type: 'video' })
    for (const { id } of without) {
      const video = findVideo(world, id.videoId ?? '')
      expect(splitWords(`${video?.post.title} ${video?.post.description}`)).not.toContain('baking')
    }
    const either = await itemsOf({ q: 'sourdough|pottery', type: 'channel' })
    const topics = either.map(({ snippet }) => JSON.stringify(findChannel(snippet.channelId)?.person.topics))
    expect(topics.some((text) => text.includes('pottery'))).toBe(true)
    expect(topics.some((text) => text.includes('sourdough'))).toBe(true)
  })

  test('keeps to the dates', async () => {
    const [after, before] = ['2026-10-10T00:00:00Z', '2026-10-20T00:00:00Z']
    const items = await itemsOf({ q: 'food', type: 'video', publishedAfter: after, publishedBefore: before })
    expect(items.length).toBeGreaterThan(0)
    for (const { snippet } of items) {
      expect(Date.parse(snippet.publishedAt)).toBeGreaterThanOrEqual(Date.parse(after))
      expect(Date.parse(snippet.publishedAt)).toBeLessThan(Date.parse(before))
    }
    const channels = await itemsOf({ q: 'food', type: 'channel', publishedAfter: '2025-01-01T00:00:00Z' })
    for (const { snippet } of channels) expect(snippet.publishedAt >= '2025').toBe(true)
  })

  test('sorts as asked', async () => {
    const dates = (await itemsOf({ q: 'food', type: 'video', order: 'date' })).map(({ snippet }) => snippet.publishedAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const views = (await itemsOf({ q: 'food', type: 'video', order: 'viewCount' })).map(
      ({ id }) => findVideo(world, id.videoId ?? '')?.post.views ?? 0,
    )
    expect(views).toEqual(views.toSorted((one, other) => other - one))
    const counts = (await itemsOf({ q: 'food', type: 'channel', order: 'videoCount' })).map(({ snippet }) => {
      const channel = findChannel(snippet.channelId)
      return channel ? world.countPosts(channel) : 0
    })
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  })

  test('takes the language as a hint, and the region as no filter', async () => {
    const items = await itemsOf({ q: 'vegan', type: 'channel', relevanceLanguage: 'de', regionCode: 'DE' })
    const languages = items.map(({ snippet }) => findChannel(snippet.channelId)?.person.language)
    const german = languages.filter((language) => language === 'de').length
    expect(languages.slice(0, german)).toEqual(Array.from({ length: german }, () => 'de'))
    expect(new Set(languages).size).toBeGreaterThan(1)
    expect((await search({ q: 'vegan', regionCode: 'de' })).body.regionCode).toBe('DE')
    expect((await search({ q: 'vegan' })).body.regionCode).toBe('US')
  })

  test('keeps to one channel, and to lengths', async () => {
    const [channel] = world.search('youtube', '')
    const items = await itemsOf({ type: 'video', channelId: channel?.record.channel_id ?? '', order: 'date' })
    expect(new Set(items.map(({ snippet }) => snippet.channelId))).toEqual(new Set([channel?.record.channel_id]))
    const short = await itemsOf({ q: 'food', type: 'video', videoDuration: 'short' })
    for (const { id } of short) expect(findVideo(world, id.videoId ?? '')?.post.durationSeconds).toBeLessThan(240)
  })

  test('cuts descriptions and writes texts for HTML', async () => {
    const items = [...(await itemsOf({ q: '', type: 'channel' })), ...(await itemsOf({ q: 'food', type: 'channel' }))]
    for (const { snippet } of items) {
      const raw = snippet.description.replaceAll(/&(?:amp|#39|quot|lt|gt);/g, '.')
      expect(raw.length).toBeLessThanOrEqual(154)
      expect(snippet.description).not.toContain('\n')
      expect(snippet.title + snippet.description + snippet.channelTitle).not.toMatch(
        /[<>"']|&(?!amp;|#39;|quot;|lt;|gt;)/,
      )
    }
    expect(items.some(({ snippet }) => snippet.title.includes('&amp;') || snippet.title.includes('&#39;'))).toBe(true)
    expect(items.some(({ snippet }) => snippet.description.endsWith(' ...'))).toBe(true)
  })

  test('pages to the end, repeating an item now and then but losing none', async () => {
    const parameters = { q: 'food', type: 'channel', maxResults: '7' }
    const all = (await itemsOf({ ...parameters, maxResults: '50' })).map(idOf)
    const pages = await readPages(parameters, 12)
    const read: (string | undefined)[] = pages.flatMap((page) => page.items.map(idOf))
    expect([...new Set(read)].slice(0, all.length)).toEqual(all)
    expect(read.length).toBeGreaterThan(new Set(read).size)
    const estimates = pages.map((page) => page.pageInfo.totalResults)
    expect(new Set(estimates).size).toBeGreaterThan(1)
    expect(Math.max(...estimates)).toBeLessThanOrEqual(1_000_000)
    const second = (await search({ ...parameters, pageToken: pages[0].nextPageToken })).body
    const back = (await search({ ...parameters, pageToken: second.prevPageToken })).body
    expect(back.items).toEqual(pages[0].items)
  })

  test('ends after about 500 results', async () => {
    const pages = await readPages({ q: '', type: 'video', maxResults: '50' })
    expect(pages.flatMap((page) => page.items).length).toBeGreaterThanOrEqual(100)
    expect(pages.flatMap((page) => page.items).length).toBeLessThanOrEqual(500)
    expect(pages.at(-1).nextPageToken).toBeUndefined()
  })

  test('refuses a token of another query', async () => {
    const { nextPageToken: pageToken } = (await search({ q: 'food' })).body
    for (const parameters of [
      { q: 'games', pageToken },
      { q: 'food', type: 'video', pageToken },
      { q: 'food', pageToken: 'CAUQAA' },
    ]) {
      const { status, body } = await search(parameters)
      expect([status, body.error.errors[0].reason]).toEqual([400, 'invalidPageToken'])
    }
    expect((await search({ q: 'food', maxResults: '9', pageToken })).status).toBe(200)
  })

  test.each([
    [{ type: 'song' }, 'invalidParameter'],
    [{ order: 'best' }, 'invalidParameter'],
    [{ channelId: 'demo' }, 'invalidChannelId'],
    [{ relevanceLanguage: 'german' }, 'invalidRelevanceLanguage'],
    [{ regionCode: 'Germany' }, 'invalidRegionCode'],
    [{ videoDuration: 'short' }, 'invalidSearchFilter'],
    [{ type: 'channel,video', eventType: 'live' }, 'invalidSearchFilter'],
    [{ type: 'video', location: '1,2' }, 'invalidLocation'],
    [{ publishedAfter: '2026-01-01' }, 'badRequest'],
    [{ publishedAfter: '2026-13-01T00:00:00Z' }, 'badRequest'],
    [{ relatedToVideoId: 'x' }, 'badRequest'],
    [{ forMine: 'true' }, 'authorizationRequired'],
  ])('refuses %j', async (parameters, reason) => {
    const { status, body } = await search({ q: 'food', ...parameters } as Record<string, string>)
    expect(status).toBe(reason === 'authorizationRequired' ? 401 : 400)
    expect(body.error.errors[0].reason).toBe(reason)
  })

  test('misbehaves on magic words', async () => {
    expect((await search({ q: 'food sim:empty' })).body).toMatchObject({ items: [], pageInfo: { totalResults: 0 } })
    expect((await itemsOf({ q: 'food sim:html' }))[0]?.snippet.title).toContain('&amp; &lt;b&gt;')
    const dupes = { q: 'food sim:dupes', type: 'channel' }
    const pages = await readPages(dupes, 3)
    for (const page of [1, 2]) expect(idOf(pages[page].items[0])).toBe(idOf(pages[page - 1].items.at(-1)))
  })

  test('finds nothing for words that no channel uses', async () => {
    const { body } = await search({ q: 'xyzzyplugh' })
    expect([body.items, body.nextPageToken, body.pageInfo.totalResults]).toEqual([[], undefined, 0])
  })
})
