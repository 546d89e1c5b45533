import type { CreatorRecord } from '@troupe/contract/creators'
import { discoveryEndpoints, type HybridSearchResponse } from '@troupe/contract/discovery'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createBuiltInEncoder } from '../../../integrations/language/built-in-encoder.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { patientWaits, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { createDiscovery, type Discovery } from '../discovery.ts'

const encoder = createBuiltInEncoder()
const database = useTestDatabase()
let collected: number[] = []
let contacted: number[] = []
let discovery: Discovery
const testApp = useTestApp(database, {
  endpoints(parts) {
    const exclusions = { listCollected: async () => collected, listContacted: async () => contacted }
    const options = { encoder, platforms: [], erasures: testErasures, waits: patientWaits, exclusions }
    discovery = createDiscovery({ ...parts, ...options })
    return discovery.endpoints
  },
})
let user: SignedInUser

beforeEach(async () => {
  collected = []
  contacted = []
  user = await buildSignedInUser(testApp)
})
afterAll(() => encoder.close())

/** Stores creators about vegan cakes, with these differences. */
async function store(...records: Partial<CreatorRecord>[]): Promise<void> {
  const creators = records.map((record, number) => ({
    record: buildCreatorRecord({
      title: `Creator ${number}`,
      handle: `creator${number}`,
      description: 'Vegan cakes',
      ...record,
    }),
  }))
  await discovery.storeCreators(creators, { source: 'import' })
}

async function search(body: object): Promise<HybridSearchResponse> {
  const answer = await post(testApp, '/api/kols/hybrid-search', { body, token: user.accessToken })
  expect(answer.statusCode, answer.body).toBe(200)
  return discoveryEndpoints.hybridSearch.response.parse(answer.json())
}

const suggest = async (body: object) => (await search(body)).suggestions
const count = (value: number) => ({ value, is_more: false })

describe('POST /api/kols/hybrid-search suggests', () => {
  it('the nearest spelling where nothing is found word by word', async () => {
    await store(...new Array(9).fill({}))
    expect(await search({ query_text: 'vegsn', literal: true })).toMatchObject({
      results: [],
      suggestions: { did_you_mean: 'vegan', remove_filter: null },
    })
  })

  it('the nearest spelling beside results, and then no filter to remove', async () => {
    await store(...new Array(9).fill({}))
    expect(await search({ query_text: 'Best vegsn cakes?', literal: true })).toMatchObject({
      total_results: 9,
      suggestions: { did_you_mean: 'Best vegan cakes?', remove_filter: null },
    })
  })

  it('nothing where the words are known or nothing is near', async () => {
    await store(...new Array(9).fill({}))
    for (const query_text of ['vegan cakes', 'xqzwvk', '']) {
      expect(await search({ query_text })).not.toHaveProperty('suggestions')
    }
  })

  it('of several filters the one without which most creators match', async () => {
    const [german, french] = [{ region: 'DE' }, { region: 'FR' }]
    await store(german, german, french, { ...french, email: 'ask@cakes.test' }, { description: 'Bread', ...german })
    expect(await suggest({ query_text: 'vegan cakes', regions: ['DE'], has_email: true })).toEqual({
      did_you_mean: null,
      remove_filter: { filter: 'has_email', count: count(2) },
    })
  })

  it('no filter where two have to go', async () => {
    await store({ region: 'FR', verified: false })
    expect(await suggest({ query_text: 'vegan cakes', regions: ['DE'], verified_only: true })).toBeUndefined()
  })

  it.each([
    ['platforms', { platforms: ['youtube'] }],
    ['content_categories', { content_categories: ['gaming'] }],
    ['subscriber_range', { subscriber_range: { min: 5_000_000 } }],
    ['engagement_rate_range', { engagement_rate_range: { min: 0.9 } }],
    ['average_views_range', { average_views_range: { min: 5_000_000 } }],
    ['price_range', { price_range: { min: 90_000 } }],
    ['regions', { regions: ['NZ'] }],
    ['exclude_regions', { exclude_regions: ['DE'] }],
    ['languages', { languages: ['tr'] }],
    ['verified_only', { verified_only: true }],
    ['min_videos', { min_videos: 100_000 }],
    ['has_email', { has_email: true }],
    ['posted_within_days', { posted_within_days: 1 }],
    ['exclude_words', { exclude_words: 'cake' }],
  ])('to remove %s', async (filter, given) => {
    await store({
      platform: 'tiktok',
      region: 'DE',
      content_categories: ['baking'],
      subscribers: 10,
      engagement_rate: 1,
      estimated_price: 10,
      videos_count: 5,
      verified: false,
    })
    expect((await suggest({ query_text: 'vegan cakes', ...given }))?.remove_filter).toEqual({ filter, count: count(1) })
  })

  it.each(['hide_collected', 'hide_contacted'])('to show hidden creators (%s)', async (filter) => {
    await store({})
    const { results } = await search({ query_text: 'vegan cakes' })
    const ids = results.map(({ id }) => Number(id))
    if (filter === 'hide_collected') collected = ids
    else contacted = ids
    const both = { query_text: 'vegan cakes', hide_collected: true, hide_contacted: true }
    expect((await suggest(both))?.remove_filter).toEqual({ filter, count: count(1) })
  })
})
