import { accountEndpoints, TokenPair } from '@troupe/contract/accounts'
import { ErrorBody } from '@troupe/contract/base/errors'
import type { CreatorRecord } from '@troupe/contract/creators'
import {
  cursorLifeMinutes,
  discoveryEndpoints,
  type HybridSearchResponse,
  maxListedResults,
  type SearchPage,
} from '@troupe/contract/discovery'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createBuiltInEncoder } from '../../../integrations/language/built-in-encoder.ts'
import { minutes } from '../../../lib/durations.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { patientWaits, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { createDiscovery, type Discovery } from '../discovery.ts'

const { hybridSearch, nextResults } = discoveryEndpoints
const encoder = createBuiltInEncoder()
const database = useTestDatabase()
const hidden = new Set<number>()
let discovery: Discovery
const testApp = useTestApp(database, {
  endpoints(parts) {
    const exclusions = { listCollected: async () => [...hidden], listContacted: async () => [] }
    const options = { encoder, platforms: [], erasures: testErasures, waits: patientWaits, exclusions }
    discovery = createDiscovery({ ...parts, ...options })
    return discovery.endpoints
  },
})
let user: SignedInUser
beforeEach(async () => {
  hidden.clear()
  user = await buildSignedInUser(testApp)
})
afterAll(() => encoder.close())

async function storeBakers(count: number, parts: Partial<CreatorRecord> = {}): Promise<void> {
  const records = Array.from({ length: count }, (_, index) => ({
    record: buildCreatorRecord({
      description: 'Vegan cakes and sourdough. '.repeat(1 + (index % 3)),
      subscribers: 1000 + ((index * 7919) % 1000),
      ...parts,
    }),
  }))
  await discovery.storeCreators(records, { source: 'import' })
}

async function search(body: object = {}): Promise<HybridSearchResponse> {
  const answer = await post(testApp, hybridSearch.path, {
    body: { query_text: 'vegan cake', ...body },
    token: user.accessToken,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return hybridSearch.response.parse(answer.json())
}

const askNext = (cursor: string | null | undefined, { headers }: Pick<SignedInUser, 'headers'> = user) =>
  testApp.app.inject({ url: nextResults.path, query: { cursor: cursor ?? '' }, headers })

async function readNext(cursor: string | null | undefined): Promise<SearchPage> {
  const answer = await askNext(cursor)
  expect(answer.statusCode, answer.body).toBe(200)
  return nextResults.response.parse(answer.json())
}

/** Signs in again, for tests that outlast an access token. */
async function signInAgain({ email, password }: SignedInUser): Promise<Pick<SignedInUser, 'headers'>> {
  const answer = await post(testApp, accountEndpoints.login.path, { body: { email, password } })
  const { access_token } = TokenPair.parse(answer.json())
  return { headers: { authorization: `Bearer ${access_token}` } }
}

/** Reads the pages from a cursor to the end. */
async function readRest(cursor: string | null | undefined): Promise<SearchPage[]> {
  const pages: SearchPage[] = []
  for (let next = cursor; next; next = pages.at(-1)?.cursor) pages.push(await readNext(next))
  return pages
}

const listIds = (...pages: readonly Pick<SearchPage, 'results'>[]) =>
  pages.flatMap(({ results }) => results.map(({ id }) => id))

async function expectOver(answer: ReturnType<typeof askNext>): Promise<void> {
  const { statusCode, json } = await answer
  const detail = 'The rest of these results is no longer there: it is kept for 10 minutes. Please search again.'
  expect([statusCode, ErrorBody.parse(json()).detail]).toEqual([404, detail])
}

describe('POST /api/kols/hybrid-search', () => {
  it('says how many creators match the text or are shown, and leads to those it has no room for', async () => {
    await storeBakers(45)
    await storeBakers(20, { description: 'Electric cars' })
    const first = await search()
    expect(first).toMatchObject({ total_results: 30, cursor: expect.any(String) })
    expect(first.count?.is_more).toBe(false)
    const all = listIds(first, ...(await readRest(first.cursor)))
    expect(all).toHaveLength(first.count?.value ?? 0)
    expect(all.length).toBeGreaterThanOrEqual(45)
    expect(all.length).toBeLessThan(65)
  })

  it('has no cursor where nothing follows', async () => {
    await storeBakers(12)
    expect(await search()).toMatchObject({ total_results: 12, count: { value: 12, is_more: false }, cursor: null })
    expect(await search({ regions: ['FR'] })).toMatchObject({ count: { value: 0, is_more: false }, cursor: null })
  })
})

describe('GET /api/kols/hybrid-search/next', () => {
  it('lists each creator once, in pages as long as the first, those with their words explained', async () => {
    await storeBakers(70)
    const first = await search({ result_limit: 20 })
    const pages = await readRest(first.cursor)
    expect(pages.map(({ results }) => results.length)).toEqual([20, 20, 10])
    expect(new Set(listIds(first, ...pages)).size).toBe(70)
    expect(pages.map(({ count }) => count)).toEqual(Array(3).fill({ value: 70, is_more: false }))
    for (const { results } of pages) {
      for (const { match } of results) expect(match).toMatchObject({ words: ['vegan', 'cake'], missing: [] })
    }
  })

  it('continues the order of the first page: by relevance better creators come before worse ones', async () => {
    await storeBakers(25, { title: 'Vegan cake', description: 'Vegan cake' })
    await storeBakers(25, {
      description: `Vegan, and once a cake. ${'Tools, garden, chess, cars, phones. '.repeat(30)}`,
    })
    const { cursor, results } = await search({ result_limit: 10 })
    const titles = [...results, ...(await readRest(cursor)).flatMap((page) => page.results)].map(({ title }) => title)
    expect(titles.slice(0, 25)).toEqual(Array(25).fill('Vegan cake'))
    expect(titles.slice(25)).not.toContain('Vegan cake')
  })

  it.each(['relevance', 'followers', 'newest'])(
    'keeps its order by %s while creators and figures change',
    async (sort) => {
      await storeBakers(70)
      const first = await search({ sort, result_limit: 20 })
      await storeBakers(20, { title: 'Vegan cake', subscribers: 900_000 })
      const second = await readNext(first.cursor)
      const rest = await readRest(second.cursor)
      const ids = listIds(first, second, ...rest)
      expect(new Set(ids).size).toBe(ids.length)

      await storeBakers(20, { title: 'Vegan cake', subscribers: 900_000 })
      await sql`update creators set subscribers = 1000000 - subscribers, title = 'Vegan cake'`.execute(database.kysely)
      expect(listIds(await readNext(first.cursor))).toEqual(listIds(second))
      expect(listIds(...(await readRest(second.cursor)))).toEqual(listIds(...rest))
    },
  )

  it('orders by a figure over all pages', async () => {
    await storeBakers(50)
    const { cursor, results } = await search({ sort: 'followers', result_limit: 20 })
    const followers = [results, ...(await readRest(cursor)).map((page) => page.results)]
      .flat()
      .map(({ subscribers }) => subscribers ?? -1)
    expect(followers).toHaveLength(50)
    expect(followers).toEqual(followers.toSorted((one, other) => other - one))
  })

  it('lists no more than 1,000 of the creators and says that there are more', async () => {
    await storeBakers(maxListedResults + 20)
    for (const sort of ['relevance', 'followers']) {
      const first = await search({ sort, result_limit: 100 })
      const pages = await readRest(first.cursor)
      const ids = listIds(first, ...pages)
      expect([ids.length, new Set(ids).size]).toEqual([maxListedResults, maxListedResults])
      for (const { count } of [first, ...pages]) expect(count).toEqual({ value: maxListedResults, is_more: true })
    }
  })

  it('leaves out creators that were erased or hidden, or left the filters, without moving the others', async () => {
    await storeBakers(60)
    const first = await search({ result_limit: 20, hide_collected: true, subscriber_range: { min: 500 } })
    const second = await readNext(first.cursor)
    const third = await readNext(second.cursor)
    const [erased = '', concealed = '', shrunken = ''] = listIds(second)
    await database.pool.query('with gone as (delete from channels where id = $1) delete from creators where id = $1', [
      erased,
    ])
    await database.pool.query('update creators set subscribers = 3 where id = $1', [shrunken])
    hidden.add(Number(concealed))
    expect(listIds(await readNext(first.cursor))).toEqual(listIds(second).slice(3))
    expect(listIds(await readNext(second.cursor))).toEqual(listIds(third))
  })

  it('gives calls that read the second page at once the same order', async () => {
    await storeBakers(60)
    const { cursor } = await search({ result_limit: 20 })
    const [one, other] = await Promise.all([readNext(cursor), readNext(cursor)])
    expect(listIds(one)).toEqual(listIds(other))
    expect(listIds(await readNext(one.cursor))).toEqual(listIds(await readNext(other.cursor)))
  })

  it('is over ten minutes after a page was read', async () => {
    await storeBakers(70)
    const { cursor } = await search({ result_limit: 20 })
    testApp.clock.advance(minutes(cursorLifeMinutes) - 1)
    const second = await readNext(cursor)
    testApp.clock.advance(minutes(cursorLifeMinutes) - 1)
    const returned = await signInAgain(user)
    expect((await askNext(second.cursor, returned)).statusCode).toBe(200)
    testApp.clock.advance(minutes(cursorLifeMinutes))
    await expectOver(askNext(second.cursor, returned))
    await expectOver(askNext(cursor, returned))
  })

  it('is over when twenty newer searches of the user can be continued; those of another user do not count', async () => {
    await storeBakers(31)
    const { cursor } = await search()
    const repeat = async (person: SignedInUser, times: number) => {
      for (let time = 0; time < times; time++) {
        testApp.clock.advance(1)
        await post(testApp, hybridSearch.path, { body: { query_text: 'vegan cake' }, token: person.accessToken })
      }
    }
    await repeat(await buildSignedInUser(testApp), 20)
    await repeat(user, 19)
    await readNext(cursor)
    await repeat(user, 20)
    await expectOver(askNext(cursor))
  })

  it('deletes expired searches in the background, and the others with their user', async () => {
    const count = async () => (await database.pool.query('select from search_cursors')).rowCount
    await storeBakers(31)
    await search()
    await discovery.startWorkers()
    expect(await count()).toBe(1)
    testApp.clock.advance(minutes(cursorLifeMinutes))
    await discovery.startWorkers()
    expect(await count()).toBe(0)
    await search()
    await database.kysely.deleteFrom('users').where('id', '=', user.user.id).execute()
    expect(await count()).toBe(0)
  })

  it("does not show another user's results", async () => {
    await storeBakers(31)
    const { cursor } = await search()
    await expectOver(askNext(cursor, await buildSignedInUser(testApp)))
    expect((await readNext(cursor)).results).toHaveLength(1)
  })

  it.each(['', 'x', '00000000-0000-4000-8000-000000000000.0', "' or 1=1", `${'0'.repeat(36)}.99999`])(
    'finds nothing at %j',
    async (cursor) => expectOver(askNext(cursor)),
  )

  it('is for signed-in users', async () => {
    await storeBakers(31)
    const { cursor } = await search()
    expect((await testApp.app.inject({ url: nextResults.path, query: { cursor: cursor ?? '' } })).statusCode).toBe(401)
  })
})
