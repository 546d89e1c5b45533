import type { User } from '@troupe/contract/accounts'
import type { Match } from '@troupe/contract/creator-match'
import { type FoundCreator, unknownCreator } from '@troupe/contract/creators'
import type { CreatorProfile } from '@troupe/contract/discover/creator-profile'
import { type HybridSearchResponse, KeptRequest, type Understood } from '@troupe/contract/discovery'
import type { Workspace, WorkspaceMember } from '@troupe/contract/workspaces'
import type { z } from 'zod'

export function makeUser(parts: Partial<User> = {}): User {
  return {
    id: 'user-1',
    email: 'maya@example.test',
    username: 'maya',
    language: null,
    // The browser's, which is therefore not reported.
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    created_at: '2026-01-01T00:00:00.000Z',
    ...parts,
  }
}

/** Makes a match by nothing but the filters, unless given otherwise. */
export function makeMatch(parts: Partial<Match> = {}): Match {
  return { words: [], missing: [], passages: [], meaning: null, categories: [], name: false, decided_by: [], ...parts }
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
    match: makeMatch({
      words: ['vegan'],
      passages: [
        {
          field: 'bio',
          text: 'Vegan baking without fuss',
          is_cut: { before: false, after: false },
          marks: [{ start: 0, end: 5 }],
        },
      ],
      meaning: 0.82,
      categories: ['baking'],
      decided_by: ['words', 'meaning'],
    }),
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

/** Makes what was read from a search text, given as the request that resulted. */
export function makeUnderstood(request: z.input<typeof KeptRequest>, parts: Partial<Understood> = {}): Understood {
  return { request: KeptRequest.parse(request), filters: [], offers: [], unanswered: [], similar_to: [], ...parts }
}

function makePost(): CreatorProfile['recent_posts'][number] {
  const unknown = {
    url: null,
    thumbnail: null,
    thumbnail_path: null,
    published_at: null,
    views: null,
    likes: null,
    comments: null,
  }
  return { id: 'post-1', title: 'A cake of spring', ...unknown, disclosure: { label: 'none', signs: [] } }
}

export function makeCreatorProfile(parts: Partial<CreatorProfile> = {}): CreatorProfile {
  const { match: _, ...creator } = makeFoundCreator()
  return {
    creator,
    history: [],
    recent_posts: [makePost()],
    price: { dollars: 1250, source: 'estimated', basis: null },
    signals: [],
    not_known: [],
    similar: [],
    same_person: [],
    refresh: { possible: true, reason: null, possible_at: null },
    ...parts,
  }
}

/** Makes the workspace of a user alone, unless given otherwise. */
export function makeWorkspace(parts: Partial<Workspace> = {}): Workspace {
  return {
    id: '00000000-0000-4000-8000-0000000000a1',
    name: 'maya',
    role: 'owner',
    members: 1,
    needs_second_factor: false,
    ...parts,
  }
}

/** Makes a member: the user of the tests, an owner, unless given otherwise. */
export function makeMember(parts: Partial<WorkspaceMember> = {}): WorkspaceMember {
  return {
    user_id: '00000000-0000-4000-8000-0000000000b1',
    username: 'maya',
    email: 'maya@example.test',
    role: 'owner',
    joined_at: '2026-01-01T00:00:00.000Z',
    ...parts,
  }
}
