import { platforms } from '@troupe/contract/catalogues/platforms'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { useLiveDiscovery } from '../../../testing/wire/live-discovery.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'

const database = useTestDatabase()
const live = useLiveDiscovery(database)
let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(live.testApp)
})

const send = (path: string, body: unknown) => post(live.testApp, path, { body, token: user.accessToken })
const listWrong = (body: string) =>
  (JSON.parse(body) as { detail: { loc: string[] }[] }).detail.map(({ loc }) => loc.join('.'))

describe('POST /api/kols/search', () => {
  async function search(body: object) {
    const answer = await send('/api/kols/search', body)
    expect(answer.statusCode, answer.body).toBe(200)
    return discoveryEndpoints.searchPlatforms.response.parse(answer.json())
  }

  it('returns the answers of the platforms, stores new creators, and reports their number', async () => {
    const { kols, searchInfo } = await search({ filter: { query: 'baking' } })
    expect(kols.length).toBeGreaterThan(20)
    expect(searchInfo).toMatchObject({
      strategy: 'api_only',
      vector_results: 0,
      api_results: kols.length,
      platforms_searched: [...platforms],
      has_more: true,
    })
    expect(searchInfo.search_time_ms).toBeGreaterThan(0)
    const { rows } = await database.pool.query('select count(*)::int as count from creators')
    expect(rows[0]?.count).toBe(searchInfo.new_creators)
    expect((await search({ filter: { query: 'baking' } })).searchInfo.new_creators).toBe(0)
  })

  it('goes on page by page without repeating a creator, until there is none', async () => {
    const seen = new Set<string>()
    for (let page = 1; ; page++) {
      const { kols, searchInfo } = await search({
        filter: { query: 'chess', result_limit: 100 },
        platforms: ['tiktok'],
        page,
      })
      for (const { channel_id } of kols) {
        expect(seen.has(channel_id)).toBe(false)
        seen.add(channel_id)
      }
      if (!searchInfo.has_more) break
      expect(page).toBeLessThan(20)
    }
    expect((await search({ filter: { query: 'chess' }, platforms: ['tiktok'], page: 20 })).kols).toEqual([])
  })

  it('finds creators for a brand by its keywords, within the ranges of the assistant', async () => {
    const { kols } = await search({
      brand: { name: 'Crumb & Co', category: 'Baking', keywords: ['baking', 'sourdough'] },
      filter: {
        min_subs: 20_000,
        max_subs: 500_000,
        min_interaction_rate: 0.01,
        min_average_views: 0,
        result_limit: 12,
      },
      platforms: ['youtube', 'instagram'],
    })
    expect(kols.length).toBeGreaterThan(0)
    expect(kols.length).toBeLessThanOrEqual(12)
    for (const { subscribers, platform } of kols) {
      expect(subscribers).toBeGreaterThanOrEqual(20_000)
      expect(subscribers).toBeLessThanOrEqual(500_000)
      expect(platform).not.toBe('tiktok')
    }
  })

  it.each([
    ['a least number', { min_average_views: 2000 }],
    ['a range', { average_views_range: { min: 2000 } }],
  ])('keeps to %s of average views', async (_what, limit) => {
    const { kols } = await search({ filter: { query: 'baking', ...limit } })
    expect(kols.length).toBeGreaterThan(0)
    for (const { average_views } of kols) expect(average_views).toBeGreaterThanOrEqual(2000)
    const all = await search({ filter: { query: 'baking' } })
    expect(all.kols.length).toBeGreaterThan(kols.length)
  })

  it('keeps to the requested filters and order', async () => {
    const { kols, searchInfo } = await search({
      filter: {
        query: 'baking',
        has_email: true,
        exclude_words: 'vegan',
        sort: 'followers',
        audience_age_range: { min: 20 },
      },
    })
    expect(kols.length).toBeGreaterThan(2)
    const followers = kols.map(({ subscribers }) => subscribers ?? -1)
    expect(followers).toEqual(followers.toSorted((first, second) => second - first))
    for (const { email, description, match } of kols) {
      expect(email).toContain('@')
      expect(description).not.toMatch(/vegan/i)
      expect(match.decided_by[0]).toBe('sort')
    }
    expect(searchInfo.debug_info.unused_filters).toEqual(['audience_age_range'])
  })

  it('fills up from the catalogue on request when the platforms give too few creators', async () => {
    const records = Array.from({ length: 3 }, (_, index) =>
      buildCreatorRecord({
        title: `Sourdough ${index}`,
        description: 'Sourdough baking',
        subscribers: 7,
        region: 'IS',
      }),
    )
    const options = { source: 'import', erasures: testErasures, now: new Date() } as const
    await storeCreators(
      database.kysely,
      records.map((record) => ({ record })),
      options,
    )
    const narrow = { brand: { keywords: ['sourdough'] }, filter: { max_subs: 10, regions: ['IS'], result_limit: 12 } }
    expect((await search(narrow)).kols).toEqual([])
    const { kols, searchInfo } = await search({ ...narrow, fill_from_catalogue: true })
    expect(kols.map(({ title }) => title).toSorted()).toEqual(['Sourdough 0', 'Sourdough 1', 'Sourdough 2'])
    expect(searchInfo).toMatchObject({ strategy: 'hybrid', vector_results: 3, api_results: 0 })
  })

  it('does not use the catalogue when the platforms return enough', async () => {
    const { kols, searchInfo } = await search({ filter: { query: 'baking' }, fill_from_catalogue: true })
    expect(searchInfo).toMatchObject({ strategy: 'api_only', vector_results: 0, api_results: kols.length })
  })

  it('drops platforms that are not supported, and asks all three if none remain', async () => {
    const brand = { keywords: ['baking'] }
    const { searchInfo } = await search({ brand, platforms: ['myspace', 'youtube'] })
    expect(searchInfo.platforms_searched).toEqual(['youtube'])
    const unsupported = await search({ brand, filter: { platforms: ['myspace'] }, platforms: ['x'] })
    expect(unsupported.searchInfo.platforms_searched).toEqual([...platforms])
  })

  it('asks no platform for an empty request', async () => {
    const { kols, searchInfo } = await search({})
    expect(kols).toEqual([])
    expect(searchInfo.platforms_searched).toEqual([])
  })

  it('reports a failure when no platform answers', async () => {
    for (const platform of platforms) await live.standIns.orderFault(platform, 'error-500')
    const { kols, searchInfo } = await search({ filter: { query: 'baking' } })
    expect(kols).toEqual([])
    expect(searchInfo).toMatchObject({ strategy: 'error', platforms_searched: [], has_more: false })
    expect(JSON.stringify(searchInfo.debug_info)).toContain('unavailable')
  })

  it('names every error in a request', async () => {
    const answer = await send('/api/kols/search', {
      filter: { query: 7, min_subs: -1, min_interaction_rate: 2, result_limit: 101, platforms: [] },
      page: 0,
    })
    expect(answer.statusCode).toBe(422)
    expect(listWrong(answer.body).toSorted()).toEqual(
      [
        'body.filter.min_interaction_rate',
        'body.filter.min_subs',
        'body.filter.platforms',
        'body.filter.query',
        'body.filter.result_limit',
        'body.page',
      ].toSorted(),
    )
  })

  it('is for signed-in users', async () => {
    expect((await post(live.testApp, '/api/kols/search', { body: {} })).statusCode).toBe(401)
  })
})

describe('a search of one platform', () => {
  const product = { name: 'Crumb & Co', keywords: ['baking'] }

  it.each(platforms)('gives a plain list of its creators (%s)', async (platform) => {
    const answer = await send(`/api/kols/${platform}`, { product, profile: { min_subs: 5000 } })
    expect(answer.statusCode, answer.body).toBe(200)
    const creators = discoveryEndpoints.searchYoutube.response.parse(answer.json())
    expect(creators.length).toBeGreaterThan(2)
    for (const creator of creators) {
      expect(creator.platform).toBe(platform)
      expect(creator.subscribers).toBeGreaterThanOrEqual(5000)
    }
  })
})

describe.each(platforms)('POST /api/kols/%s', (platform) => {
  const path = `/api/kols/${platform}`
  const body = { product: { keywords: ['baking'] } }

  it('takes the page from the address', async () => {
    const first = (await send(`${path}?page=1`, body)).json()
    const second = (await send(`${path}?page=2`, body)).json()
    const ids = new Set(first.map(({ id }: { id: string }) => id))
    expect(second.some(({ id }: { id: string }) => ids.has(id))).toBe(false)
  })

  it('keeps to the given countries', async () => {
    const answer = await send(path, { ...body, profile: { countries: ['US'] } })
    for (const { region } of answer.json()) expect(region).toBe('US')
  })

  it('refuses an invalid page and invalid figures', async () => {
    const wrong = await send(path, { profile: { min_subs: 'many', content_categories: ['nonsense'] } })
    expect(wrong.statusCode).toBe(422)
    expect(listWrong(wrong.body)).toEqual(['body.profile.min_subs', 'body.profile.content_categories.0'])
    const page = await send(`${path}?page=0`, body)
    expect([page.statusCode, listWrong(page.body)]).toEqual([422, ['query.page']])
  })

  it('returns an empty list when the platform does not answer', async () => {
    await live.standIns.orderFault(platform, 'reset')
    expect((await send(path, body)).json()).toEqual([])
  })

  it('is for signed-in users', async () => {
    expect((await post(live.testApp, path, { body })).statusCode).toBe(401)
  })
})
