import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import { discoveryEndpoints, type HybridSearchResponse } from '@troupe/contract/discovery'
import type { PlatformReport } from '@troupe/contract/platform-report'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useLiveDiscovery } from '../../../testing/wire/live-discovery.ts'

const database = useTestDatabase()
const live = useLiveDiscovery(database)
let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(live.testApp)
})

async function search(body: object): Promise<HybridSearchResponse> {
  const answer = await post(live.testApp, '/api/kols/hybrid-search', { body, token: user.accessToken })
  expect(answer.statusCode, answer.body).toBe(200)
  return discoveryEndpoints.hybridSearch.response.parse(answer.json())
}

const readReports = ({ debug_info }: HybridSearchResponse) =>
  Object.fromEntries((debug_info.platforms ?? []).map((report) => [report.platform, report])) as Record<
    Platform,
    PlatformReport
  >

const countCreators = async () => Number((await database.pool.query('select count(*) from creators')).rows[0]?.count)

/** Deletes the cached answers of the platforms, which are stored after the search has responded. */
async function forgetAnswers(count: number): Promise<void> {
  const countKept = async () => (await database.pool.query('select from platform_answers')).rowCount
  await expect.poll(countKept).toBe(count)
  await database.pool.query('truncate platform_answers')
}

describe('a search with live platforms', () => {
  it('shows fresh creators, stores them, and has them in the catalogue the next time', async () => {
    const first = await search({ query_text: 'baking' })
    expect(first).toMatchObject({ search_strategy: 'api_only', vector_results: 0 })
    expect(first.api_results).toBe(first.total_results)
    expect(first.total_results).toBeGreaterThan(20)
    expect(first.platforms_searched.toSorted()).toEqual(platforms.toSorted())
    expect(await countCreators()).toBeGreaterThan(40)

    const second = await search({ query_text: 'baking', max_api_requests: 0 })
    expect(second).toMatchObject({ search_strategy: 'vector_only', api_results: 0, platforms_searched: [] })
    expect(second.vector_results).toBeGreaterThan(5)
  })

  it('marks creators of a stand-in as demo data', async () => {
    const { results } = await search({ query_text: 'baking' })
    expect(new Set(results.map(({ source }) => source))).toEqual(new Set(['demo']))
  })

  it('queues new creators for embedding', async () => {
    await search({ query_text: 'baking' })
    await expect.poll(() => live.testApp.jobs.waiting.map(({ queue }) => queue)).toContain('embed-creators')
  })

  it('merges a stored creator with the current data of the platform', async () => {
    const { results } = await search({ query_text: 'baking', platforms: ['youtube'] })
    const known = results[0]
    if (!known) throw new Error('Nobody bakes')
    await database.pool.query("update creators set title = 'Old name', subscribers = 1, email = 'kept@old.test'")
    await forgetAnswers(1)
    const again = await search({ query_text: 'baking', platforms: ['youtube'] })
    const found = again.results.find(({ id }) => id === known.id)
    expect(found).toMatchObject({ title: known.title, subscribers: known.subscribers })
    expect(new Set(again.results.map(({ channel_id }) => channel_id)).size).toBe(again.results.length)
  })

  it('keeps fresh creators to the filters', async () => {
    const { results } = await search({
      query_text: 'baking',
      subscriber_range: { min: 20_000, max: 200_000 },
      regions: ['US'],
    })
    expect(results.length).toBeGreaterThan(0)
    for (const { subscribers, region } of results) {
      expect(subscribers).toBeGreaterThanOrEqual(20_000)
      expect(subscribers).toBeLessThanOrEqual(200_000)
      expect(region).toBe('US')
    }
  })

  it('stays within the number of requests, over all platforms', async () => {
    for (const max_api_requests of [1, 3, 8]) {
      await database.pool.query('truncate platform_answers')
      const reports = readReports(await search({ query_text: `baking ${max_api_requests}`, max_api_requests }))
      const spent = Object.values(reports).reduce((sum, { requests }) => sum + requests, 0)
      expect(spent).toBeGreaterThan(0)
      expect(spent).toBeLessThanOrEqual(max_api_requests)
    }
  })

  it('sends requests only to the chosen platforms', async () => {
    const answer = await search({ query_text: 'baking', platforms: ['tiktok'] })
    expect(answer.platforms_searched).toEqual(['tiktok'])
    expect(answer.results.every(({ platform }) => platform === 'tiktok')).toBe(true)
  })

  it('sends the same request only once a day', async () => {
    await search({ query_text: 'baking' })
    const reports = readReports(await search({ query_text: 'Baking ' }))
    expect(Object.values(reports).map(({ state, requests }) => [state, requests])).toEqual([
      ['answered', expect.any(Number)],
      ['answered', expect.any(Number)],
      ['answered', expect.any(Number)],
    ])
    const same = readReports(await search({ query_text: 'Baking' }))
    expect(Object.values(same).map(({ state, requests }) => [state, requests])).toEqual([
      ['remembered', 0],
      ['remembered', 0],
      ['remembered', 0],
    ])
  })

  it('asks no platform without words and categories', async () => {
    const answer = await search({ query_text: '' })
    expect(answer.debug_info.platforms).toEqual([])
    expect(answer.search_strategy).toBe('vector_only')
  })

  it('searches categories by their names', async () => {
    const { results } = await search({ query_text: '', content_categories: ['baking'] })
    expect(results.length).toBeGreaterThan(0)
    expect(results.every(({ content_categories }) => content_categories.includes('baking'))).toBe(true)
  })

  it('never replaces a real creator with a made-up one', async () => {
    await search({ query_text: 'baking', platforms: ['youtube'] })
    const [first] = (await database.pool.query('select channel_id from creators order by id limit 1')).rows
    await forgetAnswers(1)
    await database.pool.query('delete from channels; delete from creators')
    const record = buildCreatorRecord({ channel_id: first?.channel_id, title: 'A real baker', description: 'Baking' })
    await live.discovery.storeCreators([{ record }], { source: 'import' })
    const { results } = await search({ query_text: 'baking', platforms: ['youtube'], result_limit: 100 })
    expect(results.find(({ channel_id }) => channel_id === first?.channel_id)).toMatchObject({
      title: 'A real baker',
      source: 'import',
    })
  })
})

describe('further pages of a search with live platforms', () => {
  it('list all creators that the platforms named, without asking again', async () => {
    const first = await search({ query_text: 'baking', result_limit: 10 })
    const stored = await countCreators()
    expect(first.count).toEqual({ value: stored, is_more: false })
    await forgetAnswers(first.platforms_searched.length)
    const listed = [...first.results]
    for (let cursor = first.cursor; cursor; ) {
      const answer = await live.testApp.app.inject({
        url: discoveryEndpoints.nextResults.path,
        query: { cursor },
        headers: user.headers,
      })
      const page = discoveryEndpoints.nextResults.response.parse(answer.json())
      listed.push(...page.results)
      cursor = page.cursor
    }
    expect(new Set(listed.map(({ id }) => id)).size).toBe(stored)
    expect(listed).toHaveLength(stored)
    expect((await database.pool.query('select from platform_answers')).rowCount).toBe(0)
  })
})

describe('a search while a platform fails', () => {
  it.each([
    ['quota', 'quota_exhausted'],
    ['rate-limit', 'rate_limited'],
    ['error-500', 'unavailable'],
    ['reset', 'unavailable'],
    ['not-json', 'bad_answer'],
    ['half-json', 'bad_answer'],
    ['redirect', 'bad_answer'],
    ['huge', 'bad_answer'],
    ['wrong-key', 'key_rejected'],
  ])('returns the other results and names the platform (%s)', async (fault, kind) => {
    await live.standIns.orderFault('youtube', fault)
    const answer = await search({ query_text: 'baking' })
    expect(answer.platforms_searched).toEqual(['tiktok', 'instagram'])
    expect(answer.results.length).toBeGreaterThan(10)
    const { youtube } = readReports(answer)
    expect(youtube).toMatchObject({ state: 'failed', error: { kind } })
    expect(youtube.error?.message).not.toMatch(/<|sandbox-youtube/)
  })

  it('returns results of the catalogue when every platform fails', async () => {
    await search({ query_text: 'baking' })
    await forgetAnswers(platforms.length)
    for (const platform of platforms) await live.standIns.orderFault(platform, 'reset')
    const answer = await search({ query_text: 'baking' })
    expect(answer).toMatchObject({ search_strategy: 'vector_only', platforms_searched: [] })
    expect(answer.total_results).toBeGreaterThan(5)
  })
})
