import type { CreatorRecord } from '@troupe/contract/creators'
import { savedSearchEndpoints } from '@troupe/contract/discover/saved-searches'
import { discoveryEndpoints, type HybridSearchResponse } from '@troupe/contract/discovery'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createBuiltInEncoder } from '../../../integrations/language/built-in-encoder.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { patientWaits, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { createDiscovery, type Discovery } from '../discovery.ts'
import type { LivePlatform } from '../platforms/live-platform.ts'
import type { PlatformSearch } from '../platforms/platform-port.ts'
import { embedPending } from './meaning/embed-pending.ts'

const encoder = createBuiltInEncoder()
const database = useTestDatabase()
let asked: PlatformSearch[] = []
/** Knows one channel that is not in the catalogue; searches find nothing. */
const youtube: LivePlatform = {
  mode: 'live',
  client: {
    platform: 'youtube',
    search: async (search) => {
      asked.push(search)
      return { creators: [], nextCursor: undefined }
    },
    fetchProfile: async ({ handle }) =>
      handle === 'newcomer' ? buildCreatorRecord({ ...sourdough, title: 'Newcomer', handle: 'newcomer' }) : undefined,
    quota: async () => [],
  },
}
let discovery: Discovery
const testApp = useTestApp(database, {
  endpoints(parts) {
    const options = { encoder, platforms: [youtube], erasures: testErasures, waits: patientWaits }
    discovery = createDiscovery({ ...parts, ...options })
    return discovery.endpoints
  },
})
let user: SignedInUser

beforeEach(async () => {
  asked = []
  user = await buildSignedInUser(testApp)
})
afterAll(() => encoder.close())

const sourdough: Partial<CreatorRecord> = {
  platform: 'youtube',
  description: 'Sourdough bread, starters and rye loaves',
  content_categories: ['baking'],
}

/** Stores and embeds creators with these differences. */
async function store(...records: Partial<CreatorRecord>[]): Promise<void> {
  const creators = records.map((record) => ({ record: buildCreatorRecord(record) }))
  await discovery.storeCreators(creators, { source: 'import' })
  await embedPending({ database, encoder, signal: new AbortController().signal })
}

async function search(body: object): Promise<HybridSearchResponse> {
  const answer = await post(testApp, '/api/kols/hybrid-search', { body, token: user.accessToken })
  expect(answer.statusCode, answer.body).toBe(200)
  return discoveryEndpoints.hybridSearch.response.parse(answer.json())
}

const listTitles = ({ results }: HybridSearchResponse) => results.map(({ title }) => title)

/** Returns the titles of the creators that a text finds. */
const find = async (query_text: string) => listTitles(await search({ query_text })).toSorted()

describe('POST /api/kols/hybrid-search with a sentence', () => {
  it('keeps the limits that the text names, searches for the rest, and says what it read', async () => {
    const baker = { description: 'Vegan baking', region: 'DE', subscribers: 12_000 }
    await store(
      { ...baker, title: 'Right' },
      { ...baker, title: 'Too large', subscribers: 1_600_000 },
      { ...baker, title: 'French', region: 'FR' },
      { ...baker, title: 'Gamer', content_categories: ['baking', 'gaming'] },
    )
    const found = await search({ query_text: 'vegan baking creators in Germany under 50k, no gaming' })
    expect(listTitles(found)).toEqual(['Right'])
    expect(found.understood).toMatchObject({
      request: {
        query_text: 'vegan baking',
        regions: ['DE'],
        subscriber_range: { max: 50_000 },
        exclude_words: 'gaming',
      },
      filters: [
        { filter: 'regions', words: 'Germany' },
        { filter: 'subscriber_range', words: 'under 50k' },
        { filter: 'exclude_words', words: 'no gaming' },
      ],
      unanswered: [],
    })
  })

  it.each([
    ['travel without luxury', { description: 'Luxury hotels and travel' }],
    ['travel, not from France', { description: 'Travel', region: 'FR' }],
    ['travel, no fast fashion', { description: 'Travel and fast fashion' }],
    ['French-speaking travel creators', { description: 'Travel', language: 'en' }],
    ['travel creators under $200', { description: 'Travel', estimated_price: 2000 }],
    ['旅行,不要游戏', { description: 'Travel 旅行', content_categories: ['travel', 'gaming'] }],
  ] satisfies [string, Partial<CreatorRecord>][])('leaves out of %s a creator such as %j', async (text, other) => {
    const fitting = {
      description: 'Travel 旅行',
      language: 'fr',
      region: 'DE',
      estimated_price: 100,
      price_source: 'stated' as const,
    }
    await store({ ...fitting, title: 'Fits' }, { ...fitting, ...other, title: 'Does not' })
    expect(await find(text)).toEqual(['Fits'])
  })

  it('keeps creators with one of two excluded words that belong together', async () => {
    await store({ title: 'Fast', description: 'Travel by fast trains' })
    expect(await find('travel, no fast fashion')).toEqual(['Fast'])
  })

  it('takes the text word by word where it is literal, and what is quoted always', async () => {
    await store({ title: 'Berlin', description: 'Street food in Germany', region: 'FR' })
    for (const body of [
      { query_text: 'street food in Germany', literal: true },
      { query_text: 'street food "in Germany"' },
    ]) {
      const found = await search(body)
      expect(listTitles(found)).toEqual(['Berlin'])
      expect(found.understood).toMatchObject({ request: { query_text: body.query_text }, filters: [] })
    }
  })

  it('says what nothing is known about, and the city that stands for its country', async () => {
    const { understood } = await search({ query_text: 'skincare in Berlin, audience mostly women' })
    expect(understood).toMatchObject({
      request: { query_text: 'skincare', regions: ['DE'], cities: ['Berlin'] },
      filters: [{ filter: 'regions', values: ['DE'], words: 'Berlin', city: 'Berlin' }],
      unanswered: [{ about: 'audience_gender' }],
    })
  })

  it('converts a price by a dated rate, and says what it was', async () => {
    const { understood } = await search({ query_text: 'skincare up to 200 €' })
    expect(understood?.filters).toEqual([
      {
        filter: 'price_range',
        words: 'up to 200 €',
        price: { currency: 'EUR', max: 200, rate_of: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      },
    ])
  })

  it('asks a platform for the topic within what was read', async () => {
    await search({ query_text: 'street food youtubers in Mexico under 50k' })
    expect(asked).toEqual([expect.objectContaining({ text: 'comida callejera', regions: ['MX'] })])
    expect(asked[0]?.subscribers).toMatchObject({ max: 50_000 })
  })

  it('finds the creator of an address, and names its platform where the search leaves that out', async () => {
    await store({ ...sourdough, title: 'Root & Carrot', handle: 'rootandcarrot' })
    const query_text = 'https://www.youtube.com/@rootandcarrot?si=x'
    const found = await search({ query_text })
    expect(listTitles(found)).toEqual(['Root & Carrot'])
    expect(found.understood).not.toHaveProperty('lookup_platform')
    expect(await search({ query_text, platforms: ['tiktok'] })).toMatchObject({
      results: [],
      understood: { lookup_platform: 'youtube' },
    })
  })

  it('keeps what it read in the history and in the saved form of the search', async () => {
    await search({ query_text: 'vegan baking in Germany' })
    const headers = { authorization: `Bearer ${user.accessToken}` }
    const answer = await testApp.app.inject({ method: 'GET', url: '/api/recent-searches', headers })
    const { recent_searches } = savedSearchEndpoints.listRecentSearches.response.parse(answer.json())
    expect(recent_searches).toMatchObject([{ request: { query_text: 'vegan baking', regions: ['DE'] } }])
  })
})

describe('POST /api/kols/hybrid-search for creators like others', () => {
  const gamer = { platform: 'youtube', description: 'Speedruns of console games' } as const

  beforeEach(() =>
    store(
      { ...sourdough, title: 'Root & Carrot', handle: 'rootandcarrot', subscribers: 10 },
      { ...sourdough, title: 'Crumb', description: 'Baking sourdough bread at home', subscribers: 20 },
      { ...gamer, title: 'Pixel', handle: 'pixel', subscribers: 9_000_000 },
    ),
  )

  it.each([
    ['a handle', { query_text: 'like @rootandcarrot' }],
    ['an address', { query_text: 'similar to https://www.youtube.com/@rootandcarrot' }],
    ['a field of the request', { query_text: '', similar_to: ['@rootandcarrot'] }],
  ])('named by %s ranks the nearest first, without the creator itself', async (_what, body) => {
    const found = await search(body)
    expect(listTitles(found)[0]).toBe('Crumb')
    expect(listTitles(found)).not.toContain('Root & Carrot')
    expect(found.understood?.similar_to).toEqual([expect.objectContaining({ title: 'Root & Carrot' })])
  })

  it('of several is like what they have in common', async () => {
    const others = ['Football matches', 'Travel in Japan', 'Skincare', 'Gardening', 'Folk music', 'Car repairs']
    await store({ ...gamer, title: 'Joystick', description: 'Console games reviewed' })
    await store(...others.map((description) => ({ title: 'Other', description, platform: 'tiktok' as const })))
    const found = await search({ query_text: '', similar_to: ['@pixel'] })
    expect(listTitles(found)[0]).toBe('Joystick')
    const both = await search({ query_text: 'like @pixel and @rootandcarrot', platforms: ['youtube'] })
    expect(listTitles(both).toSorted()).toEqual(['Crumb', 'Joystick'])
  })

  it('reads an unknown address from its platform', async () => {
    const found = await search({ query_text: 'like https://www.youtube.com/@newcomer' })
    expect(found.understood?.similar_to).toEqual([expect.objectContaining({ title: 'Newcomer' })])
  })

  it('reads the texts of a creator that has no vector yet', async () => {
    const record = buildCreatorRecord({ ...sourdough, title: 'Fresh', handle: 'fresh' })
    await discovery.storeCreators([{ record }], { source: 'import' })
    expect(listTitles(await search({ query_text: 'like @fresh' }))).toContain('Crumb')
  })

  it('finds nothing for a creator that nobody knows, and does not name one', async () => {
    const found = await search({ query_text: 'like @nobodyknows' })
    expect(found).toMatchObject({ results: [], understood: { similar_to: [] } })
    expect(found.understood?.request.similar_to).toEqual(['@nobodyknows'])
  })

  it('keeps filters and a topic beside it', async () => {
    await store({ ...sourdough, title: 'French crumb', region: 'FR' })
    expect(listTitles(await search({ query_text: 'like @rootandcarrot in France' }))).toEqual(['French crumb'])
  })
})

describe('POST /api/kols/hybrid-search with a spelling that no creator has', () => {
  it('searches for the spelling that creators use, and says so', async () => {
    await store(...new Array(5).fill({ description: 'Fitness for beginners' }))
    const found = await search({ query_text: 'fittness for begginers' })
    expect(found.results).toHaveLength(5)
    expect(found.understood).toMatchObject({
      request: { query_text: 'fitness for beginners' },
      corrected_from: 'fittness for begginers',
    })
  })

  it('corrects no text that would become longer than a request may be', async () => {
    await store(...new Array(5).fill({ description: 'Vegan cakes' }))
    const query_text = `vegn "${'x'.repeat(493)}"`
    expect((await search({ query_text })).understood?.request).toMatchObject({ query_text })
  })

  it.each(['youtube.com/@fittness', '@fittness'])('leaves a name to look up as it is (%s)', async (query_text) => {
    await store(...new Array(5).fill({ description: 'Fitness for beginners' }))
    expect((await search({ query_text })).understood).not.toHaveProperty('corrected_from')
  })

  it('leaves what is quoted as it is', async () => {
    await store(...new Array(5).fill({ description: 'Fitness for beginners' }))
    const found = await search({ query_text: '"fittness for begginers"' })
    expect(found.understood).not.toHaveProperty('corrected_from')
  })

  it('finds a handle with a letter wrong', async () => {
    await store({ title: 'Slow Loaf', handle: 'slowloaf_studio' })
    expect(await find('@slowlof_studio')).toEqual(['Slow Loaf'])
  })
})

describe('POST /api/kols/search with a sentence', () => {
  it('asks the platforms for the topic, and says what it read', async () => {
    const body = { filter: { query: 'street food in Mexico under 50k' }, platforms: ['youtube'] }
    const answer = await post(testApp, '/api/kols/search', { body, token: user.accessToken })
    const { searchInfo } = discoveryEndpoints.searchPlatforms.response.parse(answer.json())
    expect(asked).toEqual([expect.objectContaining({ text: 'comida callejera', regions: ['MX'] })])
    expect(searchInfo.understood).toMatchObject({ request: { query_text: 'street food', regions: ['MX'] } })
  })

  it('takes likeness word by word, which no platform can be asked for', async () => {
    const body = { filter: { query: 'like @rootandcarrot' }, platforms: ['youtube'] }
    await post(testApp, '/api/kols/search', { body, token: user.accessToken })
    expect(asked).toEqual([expect.objectContaining({ text: 'like @rootandcarrot' })])
  })
})
