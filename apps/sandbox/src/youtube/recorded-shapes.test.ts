import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createYoutubeApp } from '../testing/youtube-app.ts'

const recorded = join(import.meta.dirname, '../../../../../shared/fixtures/python-youtube/testdata')

const { app, call, world } = await createYoutubeApp()
afterAll(() => app.close())

type Shape = Map<string, Set<string>>

/** Every path of a JSON value with the types found there; list items share a path. */
function readShape(value: unknown, path = '', shape: Shape = new Map()): Shape {
  const type = Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value
  shape.set(path, (shape.get(path) ?? new Set()).add(type))
  if (Array.isArray(value)) for (const item of value) readShape(item, `${path}[]`, shape)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) readShape(inner, `${path}.${name}`, shape)
  }
  return shape
}

/** Still part of the API, but no channel of the sandbox has these. */
const rare = ['unsubscribedTrailer', 'trackingAnalyticsAccountId'].map(
  (name) => `.items[].brandingSettings.channel.${name} is missing`,
)

const read = (file: string) => JSON.parse(readFileSync(join(recorded, 'apidata', file), 'utf8'))

/** Fields of the recorded response that ours lacks or has with another type. */
function compare(theirs: unknown, ours: unknown): string[] {
  const [their, our] = [readShape(theirs), readShape(ours)]
  return [...their].flatMap(([path, types]) => {
    const found = our.get(path)
    if (!found) return [`${path} is missing`]
    return [...types].filter((type) => !found.has(type)).map((type) => `${path} is ${[...found]}, not ${type}`)
  })
}

const channels = world.search('youtube', '').slice(0, 50)
const channelIds = channels.map(({ record }) => record.channel_id).join(',')
const videoIds = channels.flatMap((channel) => world.posts(channel, 1).map(({ id }) => id)).join(',')
const [first] = channels

describe.skipIf(!existsSync(recorded))('recorded answers (skipped where the folder of fixtures is absent)', () => {
  test.each([
    ['search_by_keywords_p1.json', 'video'],
    ['search_by_developer.json', 'video'],
    ['search_channels.json', 'channel'],
  ])('search/%s has the form of ours', async (file, type) => {
    const { nextPageToken: pageToken } = (await call('search', { part: 'snippet', q: 'food', type })).body
    const pages = [
      (await call('search', { part: 'snippet', q: 'food', type, maxResults: '50' })).body,
      (await call('search', { part: 'snippet', q: 'food', type, pageToken })).body,
    ]
    expect(compare([read(`search/${file}`)], pages)).toEqual([])
  })

  test.each([
    ['channels/info.json', []],
    ['channels/info_multiple.json', rare],
    // Older answers count the comments on a channel, and have an empty token.
    ['channel_info_single.json', ['.items[].statistics.commentCount is missing']],
    ['channel_info_multi.json', ['.prevPageToken is missing']],
  ])('%s has the form of ours', async (file, missing) => {
    const part = 'id,snippet,statistics,contentDetails,brandingSettings,topicDetails,status'
    const ours = (await call('channels', { part, id: channelIds })).body
    expect(compare(read(file), ours).toSorted()).toEqual(missing.toSorted())
  })

  test.each(['paged_1', 'paged_2', 'single', 'multi'])(
    'playlist_items/playlist_items_%s.json has the form of ours',
    async (name) => {
      const playlistId = `UU${first?.record.channel_id.slice(2)}`
      const part = 'id,snippet,contentDetails,status'
      const page = (await call('playlistItems', { part, playlistId, maxResults: '50' })).body
      const next = (await call('playlistItems', { part, playlistId, pageToken: page.nextPageToken })).body
      expect(compare([read(`playlist_items/playlist_items_${name}.json`)], [page, next])).toEqual([])
    },
  )

  test.each(['single', 'multi'])('videos/videos_info_%s.json has the form of ours', async (name) => {
    const part = 'id,snippet,statistics,contentDetails,status,player,topicDetails'
    expect(
      compare(read(`videos/videos_info_${name}.json`), (await call('videos', { part, id: videoIds })).body),
    ).toEqual([])
  })

  test('a refused key has the form of ours', async () => {
    const { body } = await call('search', { part: 'id', key: 'SIM_OLD_INVALID' })
    expect(compare(JSON.parse(readFileSync(join(recorded, 'error_response.json'), 'utf8')), body)).toEqual([])
  })
})
