import { afterAll, describe, expect, test } from 'vitest'
import { createYoutubeApp } from '../../testing/youtube-app.ts'
import { writeDuration } from '../resources/video-resource.ts'
import { findVisibility } from '../resources/video-state.ts'

const { app, call, world } = await createYoutubeApp()
afterAll(() => app.close())

const parts = 'snippet,statistics,contentDetails,status,liveStreamingDetails,topicDetails,paidProductPlacementDetails'
const channels = world.search('youtube', '')
const videos = channels
  .flatMap((channel) => world.posts(channel, 6).map((post) => ({ channel, post })))
  .filter((video) => findVisibility(video) === 'public')

const items: {
  id: string
  snippet: { channelId: string; tags?: string[]; liveBroadcastContent: string; defaultAudioLanguage?: string }
  statistics: Record<string, string>
  contentDetails: { duration: string; caption: string }
  liveStreamingDetails?: object
}[] = []
for (let from = 0; from < videos.length; from += 50) {
  const ids = videos.slice(from, from + 50).map(({ post }) => post.id)
  items.push(...(await call('videos', { part: parts, id: ids.join(',') })).body.items)
}
const share = (isSo: (item: (typeof items)[number]) => boolean) => items.filter(isSo).length / items.length

describe('videos.list', () => {
  test('has every public video, with its channel', () => {
    expect(items).toHaveLength(videos.length)
    for (const [place, { channel, post }] of videos.entries()) {
      expect(items[place]).toMatchObject({ id: post.id, snippet: { channelId: channel.record.channel_id } })
    }
  })

  test('writes counts as strings; hidden likes, comments that are off and streams to come have none', () => {
    for (const { statistics } of items) {
      for (const count of Object.values(statistics)) expect(count).toMatch(/^\d+$/)
      expect(statistics).not.toHaveProperty('dislikeCount')
    }
    expect(share(({ statistics }) => statistics.likeCount === undefined)).toBeGreaterThan(0.01)
    expect(share(({ statistics }) => statistics.commentCount === undefined)).toBeGreaterThan(0.01)
    expect(share(({ statistics }) => statistics.viewCount === undefined)).toBeGreaterThan(0)
    expect(share(({ statistics }) => statistics.likeCount === undefined)).toBeLessThan(0.15)
  })

  test('writes lengths in ISO 8601', () => {
    expect([45, 751, 3723, 60, 3600, 0].map(writeDuration)).toEqual([
      'PT45S',
      'PT12M31S',
      'PT1H2M3S',
      'PT1M',
      'PT1H',
      'P0D',
    ])
    for (const { contentDetails } of items) expect(contentDetails.duration).toMatch(/^(PT(\d+H)?(\d+M)?(\d+S)?|P0D)$/)
    expect(share(({ contentDetails }) => /^PT\d+S$/.test(contentDetails.duration))).toBeGreaterThan(0.1)
  })

  test('has streams that run, are to come, or are over', () => {
    const states = new Set(items.map(({ snippet }) => snippet.liveBroadcastContent))
    expect(states).toEqual(new Set(['none', 'live', 'upcoming']))
    for (const { snippet, contentDetails, liveStreamingDetails } of items) {
      if (snippet.liveBroadcastContent === 'none') continue
      expect(contentDetails.duration).toBe('P0D')
      expect(liveStreamingDetails).toBeDefined()
    }
    const isOver = ({ snippet, liveStreamingDetails }: (typeof items)[number]) =>
      snippet.liveBroadcastContent === 'none' && liveStreamingDetails !== undefined
    expect(share(isOver)).toBeGreaterThan(0)
    expect(share(({ snippet }) => snippet.liveBroadcastContent !== 'none')).toBeLessThan(0.03)
  })

  test('leaves out tags and languages for some', () => {
    expect(share(({ snippet }) => snippet.tags === undefined)).toBeGreaterThan(0.05)
    expect(share(({ snippet }) => snippet.defaultAudioLanguage === undefined)).toBeGreaterThan(0.1)
  })

  test('shows the asked parts only, and drops ids of nothing', async () => {
    const { body } = await call('videos', { part: 'statistics', id: `${videos[0]?.post.id},AAAAAAAAAAA,nonsense` })
    expect(body.pageInfo).toEqual({ totalResults: 1, resultsPerPage: 1 })
    expect(Object.keys(body.items[0])).toEqual(['kind', 'etag', 'id', 'statistics'])
    expect((await call('videos', { part: 'id', id: 'AAAAAAAAAAA' })).body.items).toEqual([])
  })

  test.each([
    [{ part: 'snippet' }, 'missingRequiredParameter'],
    [{ part: 'snippet', id: Array.from({ length: 51 }, (_, place) => `video${place}`).join(',') }, 'invalidFilters'],
    [{ part: 'likes', id: 'a' }, 'unknownPart'],
    [{ part: 'id', chart: 'mostPopular' }, 'badRequest'],
  ])('refuses %j', async (parameters, reason) => {
    const { status, body } = await call('videos', parameters as Record<string, string>)
    expect([status, body.error.errors[0].reason]).toEqual([400, reason])
  })
})
