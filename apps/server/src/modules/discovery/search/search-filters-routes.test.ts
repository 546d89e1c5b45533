import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CreatorRecord } from '@troupe/contract/creators'
import { ExportResponse } from '@troupe/contract/discover/exports'
import { discoveryEndpoints, type HybridSearchResponse } from '@troupe/contract/discovery'
import { type SearchSort, searchFilterFields } from '@troupe/contract/search-filters'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createBuiltInEncoder } from '../../../integrations/language/built-in-encoder.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { patientWaits, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { createDiscovery, type Discovery } from '../discovery.ts'

const encoder = createBuiltInEncoder()
const database = useTestDatabase()
/** Ids of the creators that users have collected or contacted, by user. */
const collected = new Map<string, number[]>()
const contacted = new Map<string, number[]>()
let discovery: Discovery
const exportFolder = mkdtempSync(join(tmpdir(), 'troupe-exports-'))
const testApp = useTestApp(database, {
  endpoints(parts) {
    const exclusions = {
      listCollected: async ({ workspaceId }: { workspaceId: string }) => collected.get(workspaceId) ?? [],
      listContacted: async (userId: string) => contacted.get(userId) ?? [],
    }
    discovery = createDiscovery({
      ...parts,
      encoder,
      platforms: [],
      erasures: testErasures,
      waits: patientWaits,
      exclusions,
      exports: {
        folder: exportFolder,
        secretKey: randomBytes(32),
        findAddedColumns: async () => ({ columns: [], readCells: async () => new Map() }),
      },
    })
    return discovery.endpoints
  },
})
let user: SignedInUser

beforeEach(async () => {
  user = await buildSignedInUser(testApp)
})
afterAll(async () => {
  await encoder.close()
  await rm(exportFolder, { recursive: true, force: true })
})

async function store(...records: Partial<CreatorRecord>[]): Promise<void> {
  await discovery.storeCreators(
    records.map((record) => ({ record: buildCreatorRecord(record) })),
    { source: 'import' },
  )
}

const send = (body: unknown, { accessToken } = user) =>
  post(testApp, '/api/kols/hybrid-search', { body, token: accessToken })

async function search(body: object, person = user): Promise<HybridSearchResponse> {
  const answer = await send(body, person)
  expect(answer.statusCode, answer.body).toBe(200)
  return discoveryEndpoints.hybridSearch.response.parse(answer.json())
}

async function searchTitles(body: object, person = user): Promise<string[]> {
  return (await search(body, person)).results.map(({ title }) => title)
}

function daysAgo(days: number): string {
  return new Date(testApp.clock.now().getTime() - days * 24 * 3600 * 1000).toISOString()
}

describe('POST /api/kols/hybrid-search', () => {
  it.each([
    ['an address', { has_email: true }, { email: 'baker@cakes.test' }, { email: 'ask me' }],
    ['posts', { posted_within_days: 30 }, { lastPosted: 29 }, { lastPosted: 31 }],
  ])('keeps to the filter of %s, which creators without that value fail', async (_what, filter, fits, fails) => {
    const toRecord = ({ lastPosted, ...record }: { lastPosted?: number; email?: string }) => ({
      description: 'cakes',
      ...record,
      ...(lastPosted === undefined ? {} : { last_posted_at: daysAgo(lastPosted) }),
    })
    await store(
      { title: 'Fits', ...toRecord(fits) },
      { title: 'Fails', ...toRecord(fails) },
      { title: 'Not known', ...toRecord({}) },
    )
    expect(await searchTitles({ query_text: 'cakes', ...filter })).toEqual(['Fits'])
    expect(await searchTitles({ query_text: 'cakes' })).toHaveLength(3)
  })

  it.each([
    ['vegan', ['Steaks', 'Meals']],
    ['VEGANS', ['Steaks', 'Meals']],
    ['  steak ', ['Hashtag', 'Handle', 'Letters', 'Meals']],
    ['vegan, steaks', ['Meals']],
    ['meal-prep', ['Hashtag', 'Handle', 'Letters', 'Steaks']],
    ['food', ['Hashtag', 'Handle', 'Letters', 'Meals']],
    ['the', ['Hashtag', 'Handle', 'Letters', 'Steaks', 'Meals']],
  ])('leaves out creators who use one of the words "%s", in any spelling', async (exclude_words, left) => {
    await store(
      { title: 'Hashtag', description: 'cakes #veganbaking' },
      { title: 'Handle', handle: 'the_vegan_oven', description: 'cakes' },
      { title: 'Letters', description: 'cakes 𝓥𝓮𝓰𝓪𝓷' },
      { title: 'Steaks', description: 'cakes and steaks', content_categories: ['food_cooking'] },
      { title: 'Meals', description: 'cakes and mealprep' },
    )
    const found = await searchTitles({ query_text: 'cakes', exclude_words, result_limit: 100 })
    expect(found.toSorted()).toEqual(left.toSorted())
  })

  it('hides the other channels of a hidden creator, too, stated or proved', async () => {
    await store(
      { title: 'A', description: 'cakes', platform: 'youtube' },
      { title: 'B', description: 'cakes', platform: 'tiktok' },
      { title: 'C', description: 'cakes tiktok.com/@maya.b', platform: 'youtube', handle: 'mayabakes' },
      { title: 'D', description: 'cakes youtube.com/@mayabakes', platform: 'tiktok', handle: 'maya.b' },
      { title: 'E', description: 'cakes' },
    )
    const { rows } = await database.pool.query('select id from creators order by title')
    const [a, b, c] = rows.map(({ id }: { id: number }) => id)
    const stated = { workspace_id: user.user.id, is_same: true, stated_at: testApp.clock.now() }
    await database.kysely
      .insertInto('person_statements')
      .values({ creator_id: a ?? 0, other_id: b ?? 0, ...stated })
      .execute()
    contacted.set(user.user.id, [b ?? 0, c ?? 0])
    const request = { query_text: 'cakes', sort: 'newest' }
    expect(await searchTitles(request)).toHaveLength(5)
    const found = await search({ ...request, hide_contacted: true })
    expect(found.results.map(({ title }) => title)).toEqual(['E'])
    expect(found.total_results).toBe(1)
    const exported = { search: { ...request, hide_contacted: true } }
    const answer = await post(testApp, '/api/kols/export', { body: exported, token: user.accessToken })
    expect(ExportResponse.parse(answer.json()).rows).toBe(1)
  })

  it('hides creators that the user has collected or written to, on request and only from this user', async () => {
    await store(
      { title: 'A', description: 'cakes' },
      { title: 'B', description: 'cakes' },
      { description: 'cakes', title: 'C' },
    )
    const { rows } = await database.pool.query('select id from creators order by title')
    collected.set(user.user.id, [rows[0].id])
    contacted.set(user.user.id, [rows[1].id])
    const request = { query_text: 'cakes', sort: 'newest' }
    expect(await searchTitles(request)).toEqual(['C', 'B', 'A'])
    expect(await searchTitles({ ...request, hide_collected: true })).toEqual(['C', 'B'])
    expect(await searchTitles({ ...request, hide_contacted: true })).toEqual(['C', 'A'])
    expect(await searchTitles({ ...request, hide_collected: true, hide_contacted: true })).toEqual(['C'])
    const other = await buildSignedInUser(testApp)
    expect(await searchTitles({ ...request, hide_collected: true, hide_contacted: true }, other)).toHaveLength(3)
  })

  it.each<[SearchSort, string[]]>([
    ['followers', ['Large', 'Middle', 'Small', 'Unknown']],
    ['engagement', ['Small', 'Middle', 'Large', 'Unknown']],
    ['price', ['Middle', 'Small', 'Large', 'Unknown']],
    ['newest', ['Unknown', 'Large', 'Middle', 'Small']],
  ])('orders all matches of the text by %s, creators without the figure last', async (sort, order) => {
    await store(
      { title: 'Small', description: 'cakes', subscribers: 100, engagement_rate: 9, estimated_price: 50 },
      { title: 'Middle', description: 'cakes cakes', subscribers: 5000, engagement_rate: 4, estimated_price: 0 },
      { title: 'Large', description: 'cakes', subscribers: 900_000, engagement_rate: 1, estimated_price: 4000 },
      { title: 'Unknown', description: 'cakes' },
      { title: 'Other', description: 'golf', subscribers: 9_000_000, engagement_rate: 50, estimated_price: 1 },
    )
    const { results } = await search({ query_text: 'cakes', sort })
    expect(results.map(({ title }) => title)).toEqual(order)
    expect(results[0]?.match).toMatchObject({ words: ['cakes'], decided_by: expect.arrayContaining(['sort', 'words']) })
    expect(await searchTitles({ query_text: 'cakes', sort, result_limit: 2 })).toEqual(order.slice(0, 2))
    expect(await searchTitles({ query_text: 'cakes', sort, price_range: { min: 1 } })).not.toContain('Unknown')
  })

  it('orders the nearest by a figure where no creator has the words', async () => {
    await store(
      { title: 'Greta Bakes', handle: 'greta.bakes', subscribers: 10 },
      { title: 'Greta Baker', handle: 'greta.baker', subscribers: 500 },
    )
    const request = { query_text: 'gretta bakes', sort: 'followers' }
    expect(await searchTitles(request)).toEqual(['Greta Baker', 'Greta Bakes'])
  })

  it('names what decided the position of each result', async () => {
    await store({ title: 'Mara Bakes', handle: 'mara.bakes', description: 'Vegan cakes', subscribers: 900_000 })
    const deciding = async (body: object) => (await search(body)).results[0]?.match.decided_by
    expect((await deciding({ query_text: 'vegan cakes' }))?.[0]).toBe('words')
    expect(await deciding({ query_text: '@mara.bakes' })).toContain('name')
    expect(await deciding({ query_text: '' })).toContain('popularity')
    expect((await deciding({ query_text: '', sort: 'price' }))?.[0]).toBe('sort')
  })

  it('accepts audience filters, and reports that they were not applied', async () => {
    await store({ title: 'A', description: 'cakes' })
    const answer = await search({
      query_text: 'cakes',
      audience_age_range: { min: 18, max: 30 },
      audience_gender_preference: 'female',
    })
    expect(answer.total_results).toBe(1)
    expect(answer.debug_info.unused_filters).toEqual(['audience_age_range', 'audience_gender_preference'])
    const defaults = { audience_age_range: { min: 13, max: 65 }, audience_gender_preference: '' }
    expect((await search(defaults)).debug_info.unused_filters).toEqual([])
  })

  it('names every invalid filter', async () => {
    const wrong = {
      has_email: 'yes',
      posted_within_days: 0,
      exclude_words: 'x'.repeat(10_000),
      query_text: 'x'.repeat(10_000),
      sort: 'subscribers; drop table creators',
      hide_collected: 1,
      audience_age_range: { min: 12, max: 66 },
      regions: Array.from({ length: 10_000 }, () => 'DE'),
      content_categories: Array.from({ length: 1000 }, () => 'golf'),
    }
    const answer = await send(wrong)
    expect(answer.statusCode).toBe(422)
    const issues: { loc: string[] }[] = answer.json().detail
    const named = new Set(issues.map(({ loc }) => loc[1]))
    expect([...named].toSorted()).toEqual(Object.keys(wrong).toSorted())
  })

  it.each([
    "' or 1=1; drop table creators; --",
    "& | ! ( ) <-> :* 'a':1A",
    "\\' \\\\ '':*",
    '% _ (a+)+$ [[[',
    '😀'.repeat(100),
    'مرحبا بالعالم שלום',
    '日本料理 韓国',
    'a\u0000b \ud83d',
    '{{7*7}} <script>',
    'ab '.repeat(66),
  ])('treats the words %j to exclude as plain text', async (exclude_words) => {
    await store({ title: 'Baker', description: 'cakes' })
    for (const sort of ['relevance', 'followers']) {
      expect(await searchTitles({ query_text: 'cakes', exclude_words, sort })).toEqual(['Baker'])
    }
  })

  it('answers any filters with a result or a refusal, never a failure', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme' }))
    const anything = fc.oneof(fc.jsonValue(), text, fc.double(), fc.boolean(), fc.constant(1e308), fc.constant(2 ** 53))
    const names = [...Object.keys(searchFilterFields), 'sort', 'query_text', 'result_limit']
    const ranges = ['subscriber_range', 'engagement_rate_range', 'price_range', 'audience_age_range']
    const requests = fc.record(
      {
        ...Object.fromEntries(names.map((name) => [name, anything])),
        ...Object.fromEntries(ranges.map((name) => [name, fc.record({ min: anything, max: anything })])),
        query_text: text,
        exclude_words: text,
        posted_within_days: fc.integer(),
        min_videos: fc.maxSafeNat(),
        sort: fc.constantFrom('followers', 'price', 'relevance', 'newest', 'engagement', 'luck'),
      },
      { requiredKeys: ['query_text', 'exclude_words', 'sort'] },
    )
    await fc.assert(
      fc.asyncProperty(requests, async (body) => {
        const { statusCode } = await send(body)
        expect([200, 422]).toContain(statusCode)
      }),
      { numRuns: inject('repeatsOften') ? 200 : 40 },
    )
  })
})
