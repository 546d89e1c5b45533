import type { CreatorRecord } from '@troupe/contract/creators'
import { discoveryEndpoints, type HybridSearchResponse } from '@troupe/contract/discovery'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createBuiltInEncoder } from '../../../integrations/language/built-in-encoder.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { patientWaits, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { createDiscovery, type Discovery } from '../discovery.ts'

const path = '/api/kols/hybrid-search'
const encoder = createBuiltInEncoder()
const database = useTestDatabase()
let discovery: Discovery
const testApp = useTestApp(database, {
  endpoints(parts) {
    discovery = createDiscovery({ ...parts, encoder, platforms: [], erasures: testErasures, waits: patientWaits })
    return discovery.endpoints
  },
})
let user: SignedInUser

beforeEach(async () => {
  user = await buildSignedInUser(testApp)
})
afterAll(() => encoder.close())

async function store(...records: Partial<CreatorRecord>[]): Promise<void> {
  await discovery.storeCreators(
    records.map((record) => ({ record: buildCreatorRecord(record) })),
    { source: 'import' },
  )
}

const send = (body: unknown) => post(testApp, path, { body, token: user.accessToken })

async function search(body: object): Promise<HybridSearchResponse> {
  const answer = await send(body)
  expect(answer.statusCode, answer.body).toBe(200)
  return discoveryEndpoints.hybridSearch.response.parse(answer.json())
}

async function searchTitles(body: object): Promise<string[]> {
  return (await search(body)).results.map(({ title }) => title)
}

describe('POST /api/kols/hybrid-search', () => {
  it('finds a creator stored a moment ago by words, and answers as documented', async () => {
    await store({
      title: 'Mara Bakes',
      description: 'Vegan cakes and sourdough',
      subscribers: 1200,
      email: 'mara@bakes.test',
    })
    const answer = await search({ query_text: 'vegan cake' })
    expect(answer).toMatchObject({
      search_strategy: 'vector_only',
      total_results: 1,
      vector_results: 1,
      api_results: 0,
      platforms_searched: [],
    })
    expect(answer.results[0]).toMatchObject({
      title: 'Mara Bakes',
      subscribers: 1200,
      email: 'mara@bakes.test',
      source: 'import',
      match: { words: ['vegan', 'cake'] },
    })
  })

  it('finds an embedded creator with other words by meaning', async () => {
    await store(
      { title: 'One', description: 'Aerobic exercises you can do in your living room' },
      { title: 'Two', description: 'Reviews of electric cars and charging stations' },
    )
    await discovery.startWorkers()
    await testApp.jobs.runAll()
    const { results } = await search({ query_text: 'home workout' })
    expect(results[0]).toMatchObject({ title: 'One', match: { words: [], meaning: expect.any(Number) } })
  })

  it('is for signed-in users', async () => {
    expect((await post(testApp, path, { body: {} })).statusCode).toBe(401)
    expect((await post(testApp, path, { body: {}, token: 'not.a.token' })).statusCode).toBe(401)
  })

  it('names every error in a request', async () => {
    const answer = await send({
      query_text: 'x'.repeat(501),
      platforms: ['myspace'],
      subscriber_range: { min: 10, max: 5 },
      price_range: { min: -1 },
      result_limit: 101,
    })
    expect(answer.statusCode).toBe(422)
    const issues: { loc: (string | number)[] }[] = answer.json().detail
    expect(issues.map(({ loc }) => loc.join('.'))).toEqual([
      'body.query_text',
      'body.platforms.0',
      'body.subscriber_range',
      'body.price_range.min',
      'body.result_limit',
    ])
  })

  it('finds nothing for a text in an empty catalogue', async () => {
    expect(await search({ query_text: 'vegan cake' })).toMatchObject({ results: [], total_results: 0 })
  })

  it('puts a creator first whose name or handle is typed', async () => {
    await store(
      { title: 'All about Greta', handle: 'fans', description: 'greta bakes greta bakes greta bakes' },
      { title: 'Greta Bakes', handle: 'greta.bakes' },
      { title: 'Baking daily', handle: 'daily', description: 'She bakes with Greta' },
    )
    for (const query_text of ['@greta.bakes', 'greta bakes', 'GretaBakes', 'gretta bakes']) {
      expect((await searchTitles({ query_text }))[0], query_text).toBe('Greta Bakes')
    }
  })

  it('finds hashtags, parts of handles and letters from the mathematical alphabets as words', async () => {
    await store(
      { title: 'A', description: '#VeganBaking every day' },
      { title: 'B', handle: 'the_vegan_oven' },
      { title: 'C', description: '𝓥𝓮𝓰𝓪𝓷 𝓬𝓸𝓸𝓴𝓲𝓷𝓰' },
      { title: 'D', description: 'Steaks' },
    )
    expect((await searchTitles({ query_text: 'vegan' })).sort()).toEqual(['A', 'B', 'C'])
  })

  it.each([
    ['platforms', { platforms: ['tiktok'] }, { platform: 'tiktok' as const }],
    ['categories by readable name', { content_categories: ['Baking'] }, { content_categories: ['baking' as const] }],
    ['followers', { subscriber_range: { min: 1000, max: 5000 } }, { subscribers: 3000 }],
    ['engagement, given as a fraction', { engagement_rate_range: { min: 0.03, max: 0.05 } }, { engagement_rate: 4 }],
    ['views', { average_views_range: { min: 500, max: 5000 } }, { average_views: 900 }],
    ['price', { price_range: { max: 500 } }, { estimated_price: 400 }],
    ['regions', { regions: ['PT'] }, { region: 'PT' }],
    ['the verified mark', { verified_only: true }, { verified: true }],
    ['a least number of videos', { min_videos: 10 }, { videos_count: 10 }],
  ])('keeps to the filter of %s', async (_what, filter, fitting) => {
    await store(
      { title: 'Fits', description: 'cakes', ...fitting },
      { title: 'Not known', description: 'cakes' },
      {
        title: 'Outside',
        description: 'cakes',
        platform: 'youtube',
        content_categories: ['golf'],
        subscribers: 100,
        engagement_rate: 10,
        estimated_price: 900,
        region: 'US',
        verified: false,
        videos_count: 9,
      },
    )
    expect(await searchTitles({ query_text: 'cakes', ...filter })).toEqual(['Fits'])
  })

  it('treats the default ranges as open: the largest creators and those with unknown figures are found', async () => {
    await store({ title: 'Huge', description: 'cakes', subscribers: 90_000_000, estimated_price: 400_000 })
    await store({ title: 'Unknown', description: 'cakes' })
    const defaults = {
      subscriber_range: { min: 0, max: 10_000_000 },
      engagement_rate_range: { min: 0, max: 1 },
      price_range: { min: 0, max: 100_000 },
    }
    expect((await searchTitles({ query_text: 'cakes', ...defaults })).sort()).toEqual(['Huge', 'Unknown'])
    expect(await searchTitles({ query_text: 'cakes', subscriber_range: { min: 1, max: 10_000_000 } })).toEqual(['Huge'])
  })

  it('browses by filters alone without a text', async () => {
    await store({ title: 'Baker', content_categories: ['baking'] }, { title: 'Golfer', content_categories: ['golf'] })
    expect(await searchTitles({ query_text: '', content_categories: ['golf'] })).toEqual(['Golfer'])
  })

  it('returns the requested number of results', async () => {
    await store(...Array.from({ length: 12 }, () => ({ description: 'cakes' })))
    expect((await search({ query_text: 'cakes', result_limit: 5 })).results).toHaveLength(5)
  })

  it.each([
    "' or 1=1; drop table creators; --",
    '% _ \\ \\\\ %%%',
    "& | ! ( ) <-> :* 'a':1A",
    '(a+)+$ [[[ .* \\d',
    '😀'.repeat(250),
    'مرحبا بالعالم שלום',
    'a\u0000b',
    '"><svg/onload=1>',
    '{{7*7}} <%= 7*7 %>',
    '\ud83d',
  ])('treats the text %j as plain text', async (query_text) => {
    await store({ title: 'Baker', description: 'cakes' })
    expect((await send({ query_text })).statusCode).toBe(200)
    expect(await searchTitles({ query_text: 'cakes' })).toEqual(['Baker'])
  })

  it('answers any JSON with a result or a refusal, never a failure', async () => {
    const anything = fc.record(
      {
        query_text: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
        platforms: fc.oneof(fc.array(fc.constantFrom('tiktok', 'youtube', 'myspace')), fc.anything()),
        subscriber_range: fc.oneof(fc.record({ min: fc.double(), max: fc.maxSafeInteger() }), fc.anything()),
        regions: fc.array(fc.string({ maxLength: 3 })),
        min_videos: fc.oneof(fc.integer(), fc.double()),
        result_limit: fc.integer(),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, fc.jsonValue()), async (body) => {
        expect([200, 422]).toContain((await send(body ?? {})).statusCode)
      }),
      { numRuns: inject('repeatsOften') ? 150 : 30 },
    )
  })
})
