import { describe, expect, test } from 'vitest'
import { HybridSearchRequest } from './discovery.ts'

function problems(body: unknown): string[] {
  return HybridSearchRequest.safeParse(body).error?.issues.map((issue) => issue.path.join('.')) ?? []
}

describe('a hybrid search', () => {
  test('has the documented defaults', () => {
    expect(HybridSearchRequest.parse({})).toMatchObject({
      query_text: 'trending influencer',
      platforms: ['tiktok', 'instagram', 'youtube'],
      result_limit: 30,
      max_api_requests: 8,
      min_videos: 0,
      verified_only: false,
    })
  })

  test('takes categories by id and by readable name', () => {
    const { content_categories } = HybridSearchRequest.parse({ content_categories: ['baking', 'Food & Cooking'] })
    expect(content_categories).toEqual(['baking', 'food_cooking'])
  })

  test('names every problem at once', () => {
    const body = {
      query_text: 'x'.repeat(501),
      platforms: ['myspace'],
      content_categories: ['nonsense'],
      subscriber_range: { min: 10, max: 5 },
      engagement_rate_range: { min: -0.1 },
      price_range: { min: 'cheap' },
      regions: ['Germany'],
      min_videos: -1,
      result_limit: 101,
    }
    expect(problems(body)).toEqual([
      'query_text',
      'platforms.0',
      'content_categories.0',
      'subscriber_range',
      'engagement_rate_range.min',
      'price_range.min',
      'regions.0',
      'min_videos',
      'result_limit',
    ])
  })

  test.each([null, 'text', 7, []])('is refused when it is %j', (body) => {
    expect(problems(body)).toEqual([''])
  })

  test('strips control characters, which PostgreSQL would refuse', () => {
    expect(HybridSearchRequest.parse({ query_text: ' vegan\u0000 baking\u0007 ' }).query_text).toBe('vegan baking')
  })
})
