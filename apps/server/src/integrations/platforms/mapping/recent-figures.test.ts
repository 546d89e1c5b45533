import { describe, expect, test } from 'vitest'
import { type PostFigures, summarizePosts } from './recent-figures.ts'

const now = new Date('2026-11-10T12:00:00Z')
const daysAgo = (count: number) => new Date(now.getTime() - count * 86_400_000)

function post(age: number, figures: Partial<PostFigures> = {}): PostFigures {
  return { publishedAt: daysAgo(age), views: 1000, likes: 80, comments: 20, ...figures }
}

const summarize = (posts: PostFigures[], followers?: number) => summarizePosts(posts, { followers, now })

describe('the figures of recent posts', () => {
  test('are averages, engagement in percent of the views, posts a week and the newest post', () => {
    expect(summarize([post(2), post(9, { views: 3000, likes: 20, comments: 0 }), post(16)], 10_000)).toEqual({
      average_views: 1667,
      average_likes: 60,
      engagement_rate: 4.4,
      posting_frequency: 1,
      last_posted_at: daysAgo(2).toISOString(),
    })
  })

  test('leave out posts younger than a day, but not from date and rhythm', () => {
    const fresh = post(0.5, { views: 5, likes: 0, comments: 0 })
    expect(summarize([fresh, post(2), post(3), post(4)])).toMatchObject({
      average_views: 1000,
      engagement_rate: 10,
      posting_frequency: 6,
      last_posted_at: daysAgo(0.5).toISOString(),
    })
  })

  test('count young posts where fewer than three others are left', () => {
    expect(summarize([post(0.5, { views: 400 }), post(2), post(3)])).toMatchObject({ average_views: 800 })
  })

  test('include likes only where half of the posts show them', () => {
    const hidden = { likes: undefined }
    expect(summarize([post(2), post(3), post(4, hidden), post(5, hidden)])).toMatchObject({ average_likes: 80 })
    expect(summarize([post(2), post(3, hidden), post(4, hidden)])).not.toHaveProperty('average_likes')
  })

  test('take engagement from posts that have views, likes and comments', () => {
    const posts = [
      post(2),
      post(3, { likes: undefined }),
      post(4, { comments: undefined }),
      post(5, { views: undefined }),
    ]
    expect(summarize(posts, 50)).toMatchObject({ engagement_rate: 10 })
  })

  test('take engagement from the followers where no post has views', () => {
    const posts = [post(2, { views: undefined }), post(3, { views: undefined, likes: 180 })]
    expect(summarize(posts, 3000)).toMatchObject({ engagement_rate: 5 })
    expect(summarize(posts)).not.toHaveProperty('engagement_rate')
    expect(summarize(posts, 0)).not.toHaveProperty('engagement_rate')
  })

  test.each<[string, PostFigures[]]>([
    ['no posts', []],
    ['posts of the future', [post(-2), post(-3)]],
    ['posts without anything', [{ publishedAt: undefined, views: undefined, likes: undefined, comments: undefined }]],
    ['absurd counts', [{ publishedAt: undefined, views: 1e23, likes: -5, comments: Number.NaN }]],
  ])('leave out %s', (_what, posts) => expect(summarize(posts, 100)).toEqual({}))

  test('have no rhythm for one post, or for posts at the same time', () => {
    expect(summarize([post(2)])).not.toHaveProperty('posting_frequency')
    expect(summarize([post(2), post(2), post(2.01)])).not.toHaveProperty('posting_frequency')
  })

  test('need no dates for the averages', () => {
    expect(summarize([post(1, { publishedAt: undefined })])).toEqual({
      average_views: 1000,
      average_likes: 80,
      engagement_rate: 10,
    })
  })
})
