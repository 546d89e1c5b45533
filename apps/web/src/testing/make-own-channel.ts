import type { CreatorStatement } from '@troupe/contract/onboarding'
import type { OwnChannel } from '@troupe/contract/own-channel'
import { makeFoundCreator } from './factories.ts'

export function makeStatement(parts: Partial<CreatorStatement> = {}): CreatorStatement {
  return {
    title: 'Mina Bakes',
    handle: 'minabakes',
    description: 'Vegan baking without fuss',
    country_region: 'Germany',
    bio_link_url: 'https://mina.example.test/',
    content_categories: ['Food & Cooking'],
    estimated_price: 1500,
    preferred_collaboration_types: ['Product Reviews'],
    additional_info: '',
    ...parts,
  }
}

/** Makes the stored data of a registered channel. */
export function makeOwnChannel(parts: Partial<OwnChannel> = {}): OwnChannel {
  const { match: _, ...creator } = makeFoundCreator({
    confirmed_at: '2026-02-01T00:00:00.000Z',
    confirmed_fields: ['title', 'handle', 'estimated_price'],
  })
  return {
    creator,
    statement: makeStatement(),
    registered_at: '2026-01-05T10:00:00.000Z',
    confirmed_at: '2026-02-01T00:00:00.000Z',
    proven_at: '2026-02-01T00:00:00.000Z',
    proof_code: null,
    address_change: null,
    erasure_due_at: null,
    history: [
      { day: '2026-01-01', subscribers: 45_000, engagement_rate: 4.2, average_views: 12_000, videos_count: 119 },
    ],
    stored: { posts: 20, collections: 1, messages: 3 },
    ...parts,
  }
}
