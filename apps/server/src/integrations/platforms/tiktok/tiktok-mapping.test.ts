import { describe, expect, test } from 'vitest'
import { parseWireJson } from '../wire/json.ts'
import { PostsAnswer, TikTokCreator } from './tiktok-answers.ts'
import { overlayCreator, toTikTokRecord } from './tiktok-mapping.ts'

const now = new Date('2026-11-21T12:00:00Z')
const toRecord = (creator: object, posts?: object[], baseUrl = 'https://business-api.tiktok.com') =>
  toTikTokRecord(
    {
      creator: TikTokCreator.parse({ handle_name: 'demokitchen', ...creator }),
      posts: posts && PostsAnswer.parse({ data: { posts } }),
    },
    { baseUrl, now },
  )

const profile = {
  creator_id: '7012345678901234567',
  display_name: 'Demo Kitchen',
  bio: 'gadgets + weeknights | Hello@DemoKitchen.test',
  profile_image: 'https://p16.tiktokcdn.com/demo.jpeg',
  country_code: 'us',
  followers_count: '88412',
  videos_count: 264,
  engagement_rate: 0.0421,
  creator_price: '450',
  currency: 'USD',
  content_labels: [{ label_id: '1', label_name: 'Food & Cooking' }, { label_id: '2' }, { label_name: 'Baking' }],
  industry_labels: [{ label_id: '3', label_name: 'Beauty' }],
}

describe('a creator of TikTok', () => {
  test('becomes a record', () => {
    expect(toRecord(profile)).toEqual({
      platform: 'tiktok',
      channel_id: '7012345678901234567',
      title: 'Demo Kitchen',
      handle: 'demokitchen',
      description: 'gadgets + weeknights | Hello@DemoKitchen.test',
      avatar: 'https://p16.tiktokcdn.com/demo.jpeg',
      url: 'https://www.tiktok.com/@demokitchen',
      subscribers: 88_412,
      videos_count: 264,
      engagement_rate: 4.21,
      estimated_price: 450,
      price_source: 'stated',
      region: 'US',
      email: 'Hello@demokitchen.test',
      email_source: 'description',
      content_categories: ['food_cooking', 'baking'],
      fetched_at: now.toISOString(),
    })
  })

  test('has figures and hashtags of posts, however their times are written', () => {
    const posts = [
      { create_time: 1_793_199_609, video_views: 1000, likes: 90, comments: 10, caption: 'x #peeler' },
      {
        create_time: 1_793_286_009_000,
        video_views: '3000',
        likes: 170,
        comments: 30,
        caption_hashtags: ['peeler', 'a'],
      },
      { create_time: '2026-10-30 15:00:09', video_views: 2000, likes: null },
    ]
    expect(toRecord(profile, posts)).toMatchObject({
      average_views: 2000,
      average_likes: 130,
      engagement_rate: 7.5,
      posting_frequency: 7,
      last_posted_at: '2026-10-30T15:00:09.000Z',
      keywords: ['peeler', 'a'],
    })
  })

  test('without posts has the rate that TikTok gives', () => {
    expect(toRecord({ engagement_rate: 0.035 }, [])?.engagement_rate).toBe(3.5)
    expect(toRecord({ engagement_rate: 12 }, [])).not.toHaveProperty('engagement_rate')
  })

  test('known only from a list has its handle as id, and as name when it lacks one', () => {
    expect(toRecord({ handle_name: '@Demo.Kitchen' })).toEqual({
      platform: 'tiktok',
      channel_id: '@demo.kitchen',
      title: 'Demo.Kitchen',
      handle: 'Demo.Kitchen',
      url: 'https://www.tiktok.com/@Demo.Kitchen',
      fetched_at: now.toISOString(),
    })
  })

  test.each([
    [{ creator_price: 300, currency: 'EUR' }, undefined],
    [{ creator_price: 300, currency: 'EUR', creator_rate: { rate: 320, currency: 'usd' } }, 320],
    [{ creator_price: 0, currency: 'USD' }, undefined],
    [{ creator_price: -5, currency: 'USD' }, undefined],
    [{ creator_price: 1e12, currency: 'USD' }, undefined],
    [{ creator_price: 300 }, undefined],
    [{ creator_rate: 'free' }, undefined],
  ])('priced %j costs %s dollars', (creator, dollars) => {
    expect(toRecord(creator)?.estimated_price).toBe(dollars)
  })

  test('takes the industry as category only without other information', () => {
    const industry_labels = [{ label_name: 'Beauty' }, { label_name: 'Other' }]
    expect(toRecord({ industry_labels })?.content_categories).toEqual(['beauty'])
    expect(toRecord({ content_labels: 'none' })).not.toHaveProperty('content_categories')
  })

  test('is not believed', () => {
    const hostile = {
      display_name: `<b>x</b>\u0000${'y'.repeat(500)}`,
      bio: 'z'.repeat(20_000),
      profile_image: 'http://tracker.example/p.gif',
      country_code: 'Atlantis',
      followers_count: 1e300,
      videos_count: -4,
      creator_id: 'javascript:alert(1)',
    }
    const record = toRecord(hostile)
    expect(record).toMatchObject({ channel_id: '@demokitchen', description: 'z'.repeat(10_000) })
    expect(record?.title).toHaveLength(300)
    for (const field of ['avatar', 'region', 'subscribers', 'videos_count']) expect(record).not.toHaveProperty(field)
  })

  test('from a stand-in keeps the path of the picture', () => {
    const creator = { profile_image: 'http://127.0.0.1:4000/sandbox/pictures/a.svg' }
    expect(toRecord(creator, [], 'http://127.0.0.1:4000')?.avatar).toBe('/sandbox/pictures/a.svg')
  })

  test('with an id beyond 2^53 keeps every digit', () => {
    const answer = parseWireJson('{"handle_name":"a","creator_id":7420000000000000123}')
    expect(TikTokCreator.parse(answer).creator_id).toBe('7420000000000000123')
  })

  test('keeps values of the list that the profile lacks', () => {
    const listed = TikTokCreator.parse({ handle_name: 'a', display_name: 'A', followers_count: 5 })
    const overlaid = overlayCreator(listed, TikTokCreator.parse({ handle_name: 'a', followers_count: 6 }))
    expect(overlaid).toMatchObject({ display_name: 'A', followers_count: 6 })
  })
})
