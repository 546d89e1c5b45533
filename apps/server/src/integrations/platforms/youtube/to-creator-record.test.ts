import { describe, expect, test } from 'vitest'
import { parseChannelKeywords, toCreatorRecord } from './to-creator-record.ts'
import { ChannelItem, UploadItem, VideoItem } from './youtube-answers.ts'

const now = new Date('2026-11-10T12:00:00Z')
const baseUrl = 'https://www.googleapis.com'
const id = 'UCdemo0Kitchen0Channel0g'

const snippet = {
  title: 'Demo Kitchen',
  description: 'Weeknight recipes.\nBusiness: hello@demokitchen.test',
  customUrl: '@demokitchen',
  publishedAt: '2019-03-02T11:04:05.123456Z',
  thumbnails: {
    default: { url: 'https://yt3.ggpht.com/demo=s88' },
    medium: { url: 'https://yt3.ggpht.com/demo=s240' },
  },
  country: 'US',
}
const channel = {
  id,
  snippet,
  statistics: { viewCount: '18432077', subscriberCount: '124000', hiddenSubscriberCount: false, videoCount: '312' },
  topicDetails: { topicCategories: ['https://en.wikipedia.org/wiki/Food', 'https://en.wikipedia.org/wiki/Knowledge'] },
  brandingSettings: {
    channel: { keywords: 'cooking "kitchen gadgets"', country: 'CA' },
    image: { bannerExternalUrl: 'https://yt3.googleusercontent.com/demo-banner' },
  },
}

interface Given {
  readonly uploads?: readonly object[]
  readonly videos?: readonly object[]
}

function map(item: object, { uploads = [], videos = [] }: Given = {}) {
  const recent = {
    uploads: uploads.map((entry) => UploadItem.parse(entry)),
    videos: videos.map((entry) => VideoItem.parse(entry)),
  }
  return toCreatorRecord(ChannelItem.parse(item), recent, { baseUrl, now })
}

const upload = (videoId: string, videoPublishedAt: string) => ({ contentDetails: { videoId, videoPublishedAt } })
const video = (videoId: string, statistics: object, details: object = {}) => ({
  id: videoId,
  statistics,
  snippet: details,
})

describe('a channel', () => {
  test('becomes a record, counts being text', () => {
    expect(map(channel)).toEqual({
      platform: 'youtube',
      channel_id: id,
      title: 'Demo Kitchen',
      handle: 'demokitchen',
      description: snippet.description,
      keywords: ['cooking', 'kitchen gadgets'],
      avatar: 'https://yt3.ggpht.com/demo=s240',
      cover_image: 'https://yt3.googleusercontent.com/demo-banner=w1060',
      url: 'https://www.youtube.com/@demokitchen',
      subscribers: 124_000,
      videos_count: 312,
      region: 'US',
      email: 'hello@demokitchen.test',
      email_source: 'description',
      content_categories: ['food_cooking'],
      fetched_at: now.toISOString(),
    })
  })

  test.each(['0', undefined])('that hides its subscribers (count %s) has no count, not 0', (subscriberCount) => {
    expect(map({ ...channel, statistics: { hiddenSubscriberCount: true, subscriberCount } })).not.toHaveProperty(
      'subscribers',
    )
  })

  test('without a country takes the one of its branding, or none', () => {
    const without = { ...channel, snippet: { ...snippet, country: undefined } }
    expect(map(without)).toMatchObject({ region: 'CA' })
    expect(map({ ...without, brandingSettings: {} })).not.toHaveProperty('region')
  })

  test('without a handle is known by its id', () => {
    expect(map({ ...channel, snippet: { ...snippet, customUrl: undefined } })).toMatchObject({
      handle: id,
      url: `https://www.youtube.com/channel/${id}`,
    })
  })

  test('with a name from before handles keeps it, but not as its address', () => {
    expect(map({ ...channel, snippet: { ...snippet, customUrl: 'demokitchen' } })).toMatchObject({
      handle: 'demokitchen',
      url: `https://www.youtube.com/channel/${id}`,
    })
  })

  test('with a handle of another script has an address that holds', () => {
    expect(map({ ...channel, snippet: { ...snippet, customUrl: '@厨房' } })).toMatchObject({
      handle: '厨房',
      url: 'https://www.youtube.com/@%E5%8E%A8%E6%88%BF',
    })
  })

  test('with only a name is still a record', () => {
    expect(map({ id, snippet: { title: 'Cook' } })).toEqual({
      platform: 'youtube',
      channel_id: id,
      title: 'Cook',
      handle: id,
      url: `https://www.youtube.com/channel/${id}`,
      fetched_at: now.toISOString(),
    })
  })

  test('with fields of another form loses only those', () => {
    const odd = {
      id,
      snippet: { ...snippet, description: 5, thumbnails: 'none', country: { code: 'US' } },
      statistics: { subscriberCount: '-5', videoCount: '99999999999999999999', hiddenSubscriberCount: 'no' },
      topicDetails: { topicCategories: 'Food' },
      brandingSettings: [],
    }
    expect(map(odd)).toEqual({
      platform: 'youtube',
      channel_id: id,
      title: 'Demo Kitchen',
      handle: 'demokitchen',
      url: 'https://www.youtube.com/@demokitchen',
      fetched_at: now.toISOString(),
    })
  })

  test.each([{}, { title: '' }, { title: 7 }])('without a title is no record: %j', (texts) => {
    expect(map({ id, snippet: texts })).toBeUndefined()
  })
})

describe("a channel's newest videos", () => {
  const uploads = [
    upload('a', '2026-11-08T12:00:00Z'),
    upload('b', '2026-11-01T12:00:00Z'),
    upload('c', '2026-10-25T12:00:00Z'),
  ]
  const statistics = { viewCount: '1000', likeCount: '80', commentCount: '20' }

  test('give its figures', () => {
    const videos = [video('c', statistics), video('a', { ...statistics, viewCount: '4000' }), video('b', statistics)]
    expect(map(channel, { uploads, videos })).toMatchObject({
      average_views: 2000,
      average_likes: 80,
      engagement_rate: 5,
      posting_frequency: 1,
      last_posted_at: '2026-11-08T12:00:00.000Z',
    })
  })

  test('give dates alone where their figures could not be had', () => {
    const record = map(channel, { uploads })
    expect(record).toMatchObject({ posting_frequency: 1, last_posted_at: '2026-11-08T12:00:00.000Z' })
    expect(record).not.toHaveProperty('average_views')
  })

  test('do not count during a live stream or before its start', () => {
    const live = video('a', { viewCount: '1000000' }, { liveBroadcastContent: 'live' })
    expect(map(channel, { uploads, videos: [live, video('b', statistics), video('c', statistics)] })).toMatchObject({
      average_views: 1000,
      last_posted_at: '2026-11-01T12:00:00.000Z',
    })
  })

  test('with likes hidden and comments off have views only', () => {
    const videos = ['a', 'b', 'c'].map((name) => video(name, { viewCount: '1000' }))
    const record = map(channel, { uploads, videos })
    expect(record).toMatchObject({ average_views: 1000 })
    expect(record).not.toHaveProperty('average_likes')
    expect(record).not.toHaveProperty('engagement_rate')
  })

  test('have the language most of them are spoken in, rather than the language of the texts', () => {
    const spoken = ['en-US', 'de', 'en-GB', 'zxx', 'zxx', 'zxx', undefined]
    const videos = spoken.map((defaultAudioLanguage, index) => video(`v${index}`, {}, { defaultAudioLanguage }))
    const german = { ...channel, snippet: { ...snippet, defaultLanguage: 'de' } }
    expect(map(german, { videos })).toMatchObject({ language: 'en' })
    expect(map(german)).toMatchObject({ language: 'de' })
  })
})

test('the entry of a deleted video is marked as deleted', () => {
  expect(UploadItem.parse({ contentDetails: { videoId: 'a' }, snippet: { title: 'Deleted video' } })).toMatchObject({
    isGone: true,
  })
})

test.each([
  ['cooking "kitchen gadgets" recipes', ['cooking', 'kitchen gadgets', 'recipes']],
  ['cooking, kitchen gadgets, "pots, pans"', ['cooking', 'kitchen gadgets', 'pots, pans']],
  ['  "Google app"   Gmail ', ['Google app', 'Gmail']],
  ['料理 "ケーキ 作り"', ['料理', 'ケーキ 作り']],
  ['"never closed phrase', ['never', 'closed', 'phrase']],
  ['"" , ,', []],
  ['', []],
])('the keywords of %j', (text, keywords) => expect(parseChannelKeywords(text)).toEqual(keywords))
