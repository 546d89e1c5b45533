import { afterAll, describe, expect, test } from 'vitest'
import { createYoutubeApp } from '../../testing/youtube-app.ts'
import { roundToThreeDigits } from '../resources/channel-resource.ts'

const { app, call, world, clock } = await createYoutubeApp()
afterAll(() => app.close())

const channels = world.search('youtube', '')
const parts = 'id,snippet,statistics,contentDetails,brandingSettings,topicDetails,status'

/** The resources of all channels, 50 at a time. */
async function readAll() {
  const items = []
  for (let from = 0; from < channels.length; from += 50) {
    const ids = channels.slice(from, from + 50).map(({ record }) => record.channel_id)
    items.push(...(await call('channels', { part: parts, id: ids.join(',') })).body.items)
  }
  return items
}

const everybody = await readAll()
const [first] = channels
if (!first) throw new Error('There is nobody on YouTube')
const share = (isSo: (item: (typeof everybody)[number]) => boolean) => everybody.filter(isSo).length / everybody.length

describe('channels.list', () => {
  test('finds each id once, in an order of its own', async () => {
    const ids = channels.slice(0, 20).map(({ record }) => record.channel_id)
    const found = (await call('channels', { part: 'id', id: [...ids, ids[0]].join(',') })).body.items
    const foundIds = found.map(({ id }: { id: string }) => id)
    expect(foundIds.toSorted()).toEqual(ids.toSorted())
    expect(foundIds).not.toEqual(ids)
  })

  test('drops who does not exist, down to no items at all', async () => {
    const some = await call('channels', { part: 'id', id: `UCdemo0Kitchen0Channel0g,${first.record.channel_id}` })
    expect(some.body).toMatchObject({ pageInfo: { totalResults: 1 }, items: [{ id: first.record.channel_id }] })
    const none = await call('channels', { part: 'id', id: 'UCdemo0Kitchen0Channel0g' })
    expect(none.status).toBe(200)
    expect(none.body.pageInfo.totalResults).toBe(0)
    expect(none.body).not.toHaveProperty('items')
  })

  test('finds by handle with and without @, in any case; by user name only who has one', async () => {
    for (const handle of [first.record.handle, `@${first.record.handle.toUpperCase()}`]) {
      expect((await call('channels', { part: 'id', forHandle: handle })).body.items).toMatchObject([
        { id: first.record.channel_id },
      ])
    }
    const answers = []
    for (const { record } of channels.slice(0, 100)) {
      answers.push((await call('channels', { part: 'id', forUsername: record.handle })).body.pageInfo.totalResults)
    }
    expect(new Set(answers)).toEqual(new Set([0, 1]))
    expect((await call('channels', { part: 'id', forHandle: '@nobody-is-called-so' })).body).not.toHaveProperty('items')
  })

  test('shows the asked parts only', async () => {
    const { body } = await call('channels', { part: 'snippet,statistics', id: first.record.channel_id })
    expect(Object.keys(body.items[0])).toEqual(['kind', 'etag', 'id', 'snippet', 'statistics'])
  })

  test('writes counts as strings, subscribers rounded down to three digits', () => {
    for (const { id, statistics } of everybody) {
      expect(statistics.viewCount).toMatch(/^\d+$/)
      expect(statistics.videoCount).toMatch(/^\d+$/)
      const channel = world.findById('youtube', id)
      if (statistics.hiddenSubscriberCount) expect(statistics).not.toHaveProperty('subscriberCount')
      else expect(statistics.subscriberCount).toBe(String(roundToThreeDigits(channel ? world.followers(channel) : 0)))
    }
    expect([123_987, 1000, 999, 12, 0, 45_678_901].map(roundToThreeDigits)).toEqual([
      123_000, 1000, 999, 12, 0, 45_600_000,
    ])
  })

  test('leaves out what some owners do not tell', () => {
    expect(share(({ statistics }) => statistics.hiddenSubscriberCount)).toBeGreaterThan(0.01)
    expect(share(({ statistics }) => statistics.hiddenSubscriberCount)).toBeLessThan(0.08)
    expect(share(({ snippet }) => snippet.country === undefined)).toBeGreaterThan(0.1)
    expect(share(({ snippet }) => snippet.defaultLanguage === undefined)).toBeGreaterThan(0.3)
    expect(share(({ topicDetails }) => topicDetails === undefined)).toBeGreaterThan(0.02)
    expect(share(({ snippet }) => snippet.customUrl === undefined)).toBeGreaterThan(0)
    expect(share(({ brandingSettings }) => brandingSettings.channel.keywords === undefined)).toBeGreaterThan(0.05)
  })

  test('has the whole description, an uploads list, pictures of the stand-in and times in both forms', () => {
    for (const { id, snippet, contentDetails } of everybody) {
      const record = world.findById('youtube', id)?.record
      expect(snippet.description).toBe(record?.description)
      expect(contentDetails.relatedPlaylists.uploads).toBe(`UU${id.slice(2)}`)
      expect(snippet.thumbnails.high).toEqual({
        url: `http://sandbox.test:4000${record?.avatar}`,
        width: 800,
        height: 800,
      })
      expect(snippet.publishedAt).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?Z$/)
    }
    expect(share(({ snippet }) => snippet.publishedAt.includes('.'))).toBeGreaterThan(0.3)
    expect(share(({ snippet }) => snippet.publishedAt.includes('.'))).toBeLessThan(0.7)
  })

  test('was made before its first video', async () => {
    const short = channels.find(({ record }) => (record.videos_count ?? 0) < 60)
    const item = everybody.find(({ id }) => id === short?.record.channel_id)
    const oldest = short && world.posts(short, 1000).at(-1)
    expect(Date.parse(item.snippet.publishedAt)).toBeLessThan(oldest?.publishedAt.getTime() ?? 0)
  })

  test('grows with the days', async () => {
    const countOf = async () =>
      (await readAll()).reduce((sum, { statistics }) => sum + Number(statistics.subscriberCount ?? 0), 0)
    const before = await countOf()
    const now = clock.now()
    clock.set(new Date('2027-01-20T12:00:00Z'))
    expect(await countOf()).toBeGreaterThan(before)
    clock.set(now)
    expect(await countOf()).toBe(before)
  })

  test.each([
    [{ part: 'id' }, 400, 'missingRequiredParameter'],
    [{ part: 'id', id: 'a', forHandle: 'b' }, 400, 'incompatibleParameters'],
    [{ id: 'a' }, 400, 'missingRequiredParameter'],
    [{ part: 'id,plumage', id: 'a' }, 400, 'unknownPart'],
    [{ part: 'auditDetails', id: 'a' }, 401, 'authorizationRequired'],
    [{ part: 'id', mine: 'true' }, 401, 'authorizationRequired'],
    [{ part: 'id', id: Array.from({ length: 51 }, (_, place) => `UC${place}`).join(',') }, 400, 'invalidFilters'],
    [{ part: 'id', id: 'a', colour: 'red' }, 400, 'badRequest'],
  ])('refuses %j', async (parameters, status, reason) => {
    const response = await call('channels', parameters as Record<string, string>)
    expect([response.status, response.body.error.errors[0].reason]).toEqual([status, reason])
  })

  test('takes values repeated or with commas', async () => {
    const ids = channels.slice(0, 2).map(({ record }) => record.channel_id)
    const response = await app.inject({
      url: `/youtube/v3/channels?part=id&part=snippet,status&id=${ids[0]}&id=${ids[1]}&key=sandbox-youtube-key`,
    })
    expect(response.json().items).toHaveLength(2)
    expect(Object.keys(response.json().items[0])).toEqual(['kind', 'etag', 'id', 'snippet', 'status'])
  })
})
