import { describe, expect, test } from 'vitest'
import { DiscoveryAnswer, MarketplaceCreator } from './instagram-answers.ts'
import { toInstagramRecord } from './instagram-mapping.ts'

const now = new Date('2026-11-21T12:00:00Z')

function toRecord(given: { listed?: object; profile?: object; baseUrl?: string }) {
  const { listed, profile, baseUrl = 'https://graph.facebook.com' } = given
  return toInstagramRecord(
    {
      handle: 'demokitchen',
      listed: listed && MarketplaceCreator.parse({ username: 'demokitchen', ...listed }),
      profile: profile && DiscoveryAnswer.parse({ business_discovery: profile }),
    },
    { baseUrl, now },
  )
}

const listed = {
  id: '17841400000000001',
  biography: 'gadgets + weeknights, write to old@demokitchen.test',
  country: 'US',
  email: 'hello@DemoKitchen.test',
  is_account_verified: true,
  profile_picture_url: 'https://scontent.cdninstagram.com/a.jpg',
  insights: { data: [{ name: 'creator_reach' }, { name: 'total_followers', values: [{ value: 40_211 }] }] },
}
const reel = {
  timestamp: '2026-10-28T15:00:09+0000',
  like_count: 901,
  comments_count: 99,
  view_count: 20_000,
  caption: '#peeler',
}
const photo = { timestamp: '2026-10-25T15:00:09+0000', comments_count: 4 }
const profile = {
  id: '17841400000000001',
  username: 'demokitchen',
  name: 'Demo Kitchen',
  biography: 'gadgets + weeknights\nnew@demokitchen.test',
  followers_count: 40_300,
  media_count: 822,
  profile_picture_url: 'https://scontent.cdninstagram.com/b.jpg',
  media: { data: [reel, photo, null] },
}

describe('a creator of Instagram', () => {
  test('becomes a record from the marketplace and the profile', () => {
    expect(toRecord({ listed, profile })).toEqual({
      platform: 'instagram',
      channel_id: '17841400000000001',
      title: 'Demo Kitchen',
      handle: 'demokitchen',
      description: 'gadgets + weeknights\nnew@demokitchen.test',
      keywords: ['peeler'],
      avatar: 'https://scontent.cdninstagram.com/b.jpg',
      url: 'https://www.instagram.com/demokitchen/',
      verified: true,
      subscribers: 40_300,
      videos_count: 822,
      average_views: 20_000,
      average_likes: 901,
      engagement_rate: 5,
      posting_frequency: 2.33,
      last_posted_at: '2026-10-28T15:00:09.000Z',
      region: 'US',
      email: 'hello@demokitchen.test',
      email_source: 'profile',
      fetched_at: now.toISOString(),
    })
  })

  test('known only from a list has its handle as name', () => {
    expect(toRecord({ listed })).toMatchObject({
      title: 'demokitchen',
      subscribers: 40_211,
      description: listed.biography,
    })
  })

  test('known only by profile has the address from the biography', () => {
    const record = toRecord({ profile })
    expect(record).toMatchObject({ email: 'new@demokitchen.test', email_source: 'description' })
    for (const field of ['region', 'verified']) expect(record).not.toHaveProperty(field)
  })

  test('without any views engages its followers', () => {
    const media = { data: [{ ...reel, view_count: undefined }] }
    expect(toRecord({ profile: { ...profile, followers_count: 10_000, media } })?.engagement_rate).toBe(10)
  })

  test('reads a follower count in either shape, or none', () => {
    const withInsights = (insights: unknown) => toRecord({ listed: { ...listed, insights } })?.subscribers
    expect(withInsights({ data: [{ name: 'total_followers', total_value: { value: '7' } }] })).toBe(7)
    expect(withInsights({ data: [{ name: 'total_followers', values: [] }] })).toBeUndefined()
    expect(withInsights('none')).toBeUndefined()
  })

  test('is not believed', () => {
    const hostile = {
      ...profile,
      name: `\u202E\u0000${'y'.repeat(500)}`,
      followers_count: -1,
      media_count: 1e300,
      profile_picture_url: 'javascript:alert(1)',
      media: { data: [{ timestamp: 'soon', like_count: 'many', view_count: -5 }] },
    }
    const record = toRecord({ profile: hostile })
    expect(record?.title).toBe('y'.repeat(300))
    for (const field of ['subscribers', 'videos_count', 'avatar', 'average_views', 'last_posted_at']) {
      expect(record).not.toHaveProperty(field)
    }
  })

  test('without an id is dropped', () => {
    expect(toRecord({ listed: { ...listed, id: 'x' } })).toBeUndefined()
  })

  test('from a stand-in keeps the path of the picture', () => {
    const withPicture = { ...listed, profile_picture_url: 'http://127.0.0.1:4000/sandbox/pictures/a.svg' }
    expect(toRecord({ listed: withPicture, baseUrl: 'http://127.0.0.1:4000' })?.avatar).toBe('/sandbox/pictures/a.svg')
  })
})
