import type { User } from '@troupe/contract/accounts'
import { type FoundCreator, unknownCreator } from '@troupe/contract/creators'
import type { CreatorProfile } from '@troupe/contract/discover/creator-profile'
import type { HybridSearchResponse } from '@troupe/contract/discovery'

export function makeUser(parts: Partial<User> = {}): User {
  return {
    id: 'user-1',
    email: 'maya@example.test',
    username: 'maya',
    created_at: '2026-01-01T00:00:00.000Z',
    ...parts,
  }
}

export function makeFoundCreator(parts: Partial<FoundCreator> = {}): FoundCreator {
  return {
    ...unknownCreator,
    id: 'creator-1',
    platform: 'tiktok',
    channel_id: 'channel-1',
    title: 'Mina Bakes',
    handle: 'minabakes',
    description: 'Vegan baking without fuss',
    subscribers: 45_321,
    videos_count: 120,
    average_views: 12_000,
    average_likes: 800,
    engagement_rate: 4.237,
    posting_frequency: 2,
    estimated_price: 1250,
    price_source: 'estimated',
    region: 'DE',
    language: 'en',
    email: 'mina@example.test',
    email_source: 'profile',
    content_categories: ['baking'],
    source: 'demo',
    fetched_at: '2026-01-01T00:00:00.000Z',
    match: { words: ['vegan'], meaning: 0.82, categories: ['baking'], name: false, decided_by: ['words', 'meaning'] },
    ...parts,
  }
}

export function makeSearchResponse(results: FoundCreator[], parts: Partial<HybridSearchResponse> = {}) {
  return {
    results,
    search_strategy: 'vector_only',
    search_time_ms: 42,
    total_results: results.length,
    vector_results: results.length,
    api_results: 0,
    platforms_searched: ['tiktok', 'instagram'],
    debug_info: {},
    ...parts,
  } satisfies HybridSearchResponse
}

export function makeCreatorProfile(parts: Partial<CreatorProfile> = {}): CreatorProfile {
  const { match: _, ...creator } = makeFoundCreator()
  return {
    creator,
    history: [],
    recent_posts: [],
    price: { dollars: 1250, source: 'estimated', basis: null },
    signals: [],
    not_known: [],
    similar: [],
    same_person: [],
    refresh: { possible: true, reason: null, possible_at: null },
    ...parts,
  }
}
