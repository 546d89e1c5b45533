import { Creator, type FoundCreator, unknownCreator } from '@troupe/contract/creators'

/** Values that several examples share. The person is fictitious; the addresses use reserved domains (RFC 2606). */
export const exampleId = '7c1f0f0e-52d7-4f0c-8f4b-4c58f4f3e901'
export const otherExampleId = 'f2b1c6de-8a1e-4a53-9a3d-0d7f3f6f5a02'
export const exampleTime = '2026-03-02T09:30:00.000Z'
export const laterTime = '2026-03-16T09:30:00.000Z'
export const exampleAddress = 'maya@brand.example'
export const exampleCode = '481516'
/** Has the form of the tokens in links of mails. */
export const exampleLinkToken = 'Zm9yX2FuX2V4YW1wbGVfb25seV9ub3RfYV90b2tlbl8'

export const exampleUser = {
  id: exampleId,
  email: exampleAddress,
  username: 'maya',
  language: null,
  time_zone: null,
  created_at: exampleTime,
}

export const exampleActivity = {
  id: otherExampleId,
  at: exampleTime,
  action: 'collection.creators_added' as const,
  person_id: exampleId,
  person: 'maya',
  target: 'Spring bakers',
  detail: null,
  count: 12,
}

export const exampleCreator = Creator.parse({
  ...unknownCreator,
  id: '4711',
  platform: 'youtube',
  channel_id: 'UC0000000000000000000000',
  title: 'Mara Bakes',
  handle: 'marabakes',
  description: 'Vegan cakes and sourdough, a new recipe every Friday.',
  avatar: 'https://yt3.ggpht.com/mara',
  avatar_path: '/images/4jH0sZ4p1bJ2v0mQ6b8k1A?url=https%3A%2F%2Fyt3.ggpht.com%2Fmara',
  url: 'https://www.youtube.com/@marabakes',
  subscribers: 48_200,
  videos_count: 212,
  average_views: 15_300,
  average_likes: 820,
  engagement_rate: 5.8,
  posting_frequency: 1,
  estimated_price: 480,
  price_source: 'estimated',
  region: 'DE',
  language: 'en',
  email: 'mara@bakes.example',
  email_source: 'description',
  content_categories: ['food_cooking'],
  last_posted_at: '2026-02-27T16:00:00.000Z',
  source: 'youtube',
  fetched_at: exampleTime,
})

export const exampleFoundCreator: FoundCreator = {
  ...exampleCreator,
  match: {
    words: ['vegan', 'Torten'],
    missing: ['Berlin'],
    passages: [
      {
        field: 'bio',
        text: 'Vegan cakes and bread',
        is_cut: { before: false, after: true },
        marks: [
          { start: 0, end: 5 },
          { start: 6, end: 11 },
        ],
        glosses: [{ word: 'Torten', gloss: 'cake' }],
      },
    ],
    meaning: 0.71,
    categories: ['food_cooking'],
    name: false,
    decided_by: ['words', 'meaning'],
  },
}

/** How a creator stands in lists of mails. */
export const exampleReader = { id: '4711', title: 'Mara Bakes', handle: 'marabakes', platform: 'youtube' } as const
