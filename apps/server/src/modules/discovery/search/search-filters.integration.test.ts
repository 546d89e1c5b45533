import { platforms } from '@troupe/contract/catalogues/platforms'
import { HybridSearchRequest } from '@troupe/contract/discovery'
import fc from 'fast-check'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import { silentLogger } from '../../../lib/logger.ts'
import { silentTelemetry } from '../../../telemetry/telemetry.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import {
  buildRandomCreators,
  listFailedFilters,
  randomNow,
  randomRequests,
  randomTexts,
  usesWord,
} from '../../../testing/random-creators.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'
import type { LivePlatform } from '../platforms/live-platform.ts'
import { LiveSearch } from '../platforms/live-search.ts'
import { CommonTerms } from './analysis/common-terms.ts'
import { toSearchFilters } from './analysis/search-filters.ts'
import { countListed, listSorted, type Place } from './candidates/sorted-repository.ts'
import { noExclusions } from './context/creator-exclusions-port.ts'
import { ReadingProgress } from './context/reading-progress.ts'
import { type SearchContext, usualWaits } from './context/search-context.ts'
import { SearchTraffic } from './context/search-traffic.ts'
import { hybridSearch, listAllResults } from './hybrid-search.ts'
import { CatalogueSample } from './meaning/catalogue-sample.ts'
import { toVectorText } from './meaning/embedding-repository.ts'
import { understandRequest } from './understand-request.ts'

const database = useTestDatabase()
const clock = new FakeClock(randomNow)
const storedCount = 300
let asked = 0
/** A divided catalogue takes several times as long for each search. */
const toRuns = (count: number) => (inject('repeatsOften') ? count : count / 5)

/** Platforms that ignore the filters of a request. */
const careless: LivePlatform[] = platforms.map((platform) => ({
  mode: 'live',
  client: {
    platform,
    search: async () => ({
      creators: buildRandomCreators(4, ++asked).map((record) => ({ ...record, platform })),
      nextCursor: undefined,
    }),
    fetchProfile: async () => undefined,
    quota: async () => [],
  },
}))

const context: SearchContext = {
  database,
  clock,
  log: silentLogger,
  exclusions: noExclusions,
  readChannel: async () => {},
  traffic: new SearchTraffic(),
  waits: usualWaits,
  telemetry: silentTelemetry,
  queryVectors: { find: async (text) => toVectorText(toDirection(text.length)) },
  catalogueSample: new CatalogueSample(database.kysely, clock, { model: 'test' }),
  readingProgress: new ReadingProgress(database.kysely, clock),
  commonTerms: new CommonTerms(database.kysely, clock),
  live: new LiveSearch({
    database,
    clock,
    log: silentLogger,
    platforms: careless,
    erasures: testErasures,
    onNewCreators: async () => {},
  }),
}

/** Returns a vector of length 1 in one of many directions. */
function toDirection(number: number): Float32Array {
  const vector = new Float32Array(512).fill(0)
  vector[number % 7] = 0.8
  vector[7 + (number % 11)] = 0.6
  return vector
}

beforeEach(async () => {
  asked = 0
  const creators = buildRandomCreators(storedCount, 0).map((record, index) => ({ record, vector: toDirection(index) }))
  const options = { source: 'import', erasures: testErasures, now: clock.now(), vectorModel: 'test' } as const
  await storeCreators(database.kysely, creators, options)
})

async function readRows() {
  return database.kysely.selectFrom('creators').selectAll().orderBy('id').execute()
}

async function listAll(...given: Parameters<typeof listAllResults>): Promise<number[]> {
  const ids: number[] = []
  for await (const page of listAllResults(...given)) ids.push(...page)
  return ids
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

const figures: Record<string, (row: Row) => number | null> = {
  followers: ({ subscribers }) => (subscribers === null ? null : -subscribers),
  engagement: ({ engagement_rate }) => (engagement_rate === null ? null : -engagement_rate),
  price: ({ estimated_price }) => estimated_price,
  newest: ({ id }) => -id,
}

/** Sorts by a figure, with unknown ones last and ties by id. */
function toSorted(rows: readonly Row[], sort: string): number[] {
  const figure = figures[sort] ?? (() => 0)
  return rows
    .toSorted(
      (first, second) =>
        (figure(first) ?? Number.POSITIVE_INFINITY) - (figure(second) ?? Number.POSITIVE_INFINITY) ||
        first.id - second.id,
    )
    .map(({ id }) => id)
}

/** Each test runs hundreds of searches. */
const timeout = minutes(3)

describe('any search', { timeout }, () => {
  it('shows only creators that pass the filters, stored ones and those a platform has just named', async () => {
    let shown = 0
    await fc.assert(
      fc.asyncProperty(randomRequests, fc.subarray([3, 50, 299]), async (request, excludedIds) => {
        const { results, reports } = await hybridSearch(context, request, { workspaceId: undefined, excludedIds })
        expect(reports.filter(({ state }) => state === 'failed')).toEqual([])
        const rows = new Map((await readRows()).map((row) => [row.id, row]))
        for (const { creator } of results) {
          shown++
          expect(excludedIds).not.toContain(creator.id)
          const row = rows.get(creator.id)
          expect(row && listFailedFilters(row, request)).toEqual([])
        }
        expect(results.length).toBeLessThanOrEqual(request.result_limit)
        expect(new Set(results.map(({ creator }) => creator.id)).size).toBe(results.length)
      }),
      { numRuns: toRuns(200), seed: 5 },
    )
    expect(shown).toBeGreaterThan(toRuns(2000))
  })

  it('for a text with limits reads them all, and its first ten results keep each', async () => {
    let shown = 0
    await fc.assert(
      fc.asyncProperty(randomTexts, async ({ text, fields }) => {
        const { request, filters } = understandRequest(
          HybridSearchRequest.parse({ query_text: text, result_limit: 10 }),
        )
        expect(new Set(filters.map(({ filter }) => filter))).toEqual(new Set(fields))
        const { results } = await hybridSearch(context, request)
        const rows = new Map((await readRows()).map((row) => [row.id, row]))
        for (const { creator } of results) {
          shown++
          const row = rows.get(creator.id)
          expect(row && listFailedFilters(row, request)).toEqual([])
        }
      }),
      { numRuns: toRuns(150), seed: 7 },
    )
    expect(shown).toBeGreaterThan(toRuns(500))
  })

  it('sorted by a figure, lists every creator that passes and has the word, and shows the first of them', async () => {
    const requests = randomRequests.filter(({ sort, query_text }) => sort !== 'relevance' && !query_text.includes(' '))
    await fc.assert(
      fc.asyncProperty(requests, async (asking) => {
        const request = { ...asking, max_api_requests: 0 }
        const { query_text: word, sort } = request
        const passing = (await readRows()).filter((row) => listFailedFilters(row, request).length === 0)
        const having = passing.filter((row) => usesWord(row, word))
        // If no creator has the word, the search returns the nearest in meaning instead.
        fc.pre(having.length > 0 || passing.length === 0)
        const all = await listAll(context, request)
        expect(all).toEqual(toSorted(having, sort))
        const { results } = await hybridSearch(context, request)
        expect(results.map(({ creator }) => creator.id)).toEqual(all.slice(0, request.result_limit))
        expect(results.every(({ match }) => match.decided_by[0] === 'sort')).toBe(true)
      }),
      { numRuns: toRuns(60), seed: 6 },
    )
  })

  it('sorted by relevance, lists the shown results first and then all others that are counted, each once', async () => {
    await fc.assert(
      fc.asyncProperty(randomRequests, async (asking) => {
        const request = { ...asking, sort: 'relevance' as const, max_api_requests: 0 }
        const all = await listAll(context, request)
        const { results, listing } = await hybridSearch(context, request)
        const shown = results.map(({ creator }) => creator.id)
        expect(all.slice(0, shown.length)).toEqual(shown)
        expect(all).toHaveLength(shown.length && (await countListed(database.kysely, listing, 2 * storedCount)))
        expect(new Set(all).size).toBe(all.length)
        const rows = new Map((await readRows()).map((row) => [row.id, row]))
        for (const id of all) {
          const row = rows.get(id)
          expect(row && listFailedFilters(row, request)).toEqual([])
        }
      }),
      { numRuns: toRuns(40), seed: 7 },
    )
  })

  it.each(['followers', 'engagement', 'price', 'newest'] as const)(
    'can be read page by page without a gap or a repetition (by %s)',
    async (sort) => {
      const filters = toSearchFilters(HybridSearchRequest.parse({}), { now: clock.now(), excludedIds: [] })
      const ids: number[] = []
      for (let after: Place | undefined; ; ) {
        const page = await listSorted(database.kysely, { filters, match: undefined, sort, limit: 7, after })
        ids.push(...page.map(({ id }) => id))
        after = page.at(-1)
        if (page.length < 7) break
      }
      expect(ids).toEqual(toSorted(await readRows(), sort))
    },
  )
})
