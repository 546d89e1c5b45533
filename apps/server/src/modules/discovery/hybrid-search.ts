import type { CategoryId } from '@troupe/contract/categories'
import type { Match } from '@troupe/contract/creators'
import { defaultQueryText, type HybridSearchRequest } from '@troupe/contract/discovery'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { listCandidates } from './candidate-repository.ts'
import { type FoundCandidates, findCandidates } from './find-candidates.ts'
import { listByIds, type ShownCreatorRow } from './found-creator-repository.ts'
import type { QueryVectors } from './query-vectors.ts'
import { rankCandidates } from './rank-candidates.ts'
import type { TermStatistics } from './search-candidate.ts'
import { toSearchFilters } from './search-filters.ts'
import { parseSearchQuery, type SearchQuery } from './search-query.ts'
import { createWordSplitter, listSplitTerms } from './split-words.ts'
import { getTermStatistics } from './term-statistics-repository.ts'
import { toTermTest } from './term-tests.ts'

export interface SearchParts {
  readonly database: Database
  readonly clock: Clock
  readonly queryVectors: QueryVectors
}

export interface FoundCreators {
  /** Best first. */
  readonly results: readonly { creator: ShownCreatorRow; match: Match }[]
  readonly searchTimeMs: number
  readonly debug: {
    readonly query_terms: readonly string[]
    readonly query_categories: readonly CategoryId[]
    readonly legs: FoundCandidates['legs']
    readonly candidates_ranked: number
    readonly meaning_compared: boolean
    readonly encoding_ms: number
  }
}

/**
 * Finds creators by words, by meaning and by name within the filters and ranks them together. What live platforms answer
 * is to be stored first and joins as further ids: (platform, channel id) is one row, so nobody is there twice.
 */
export async function hybridSearch(parts: SearchParts, request: HybridSearchRequest): Promise<FoundCreators> {
  const start = performance.now()
  const { database, clock, queryVectors } = parts
  const filters = toSearchFilters(request)
  const { query, statistics } = await readQuery(parts, request.query_text)
  const tests = query.units.map((unit) => toTermTest(unit).test)

  const encodingStart = performance.now()
  let encodingMs = 0
  const encoding = query.meaning === '' ? Promise.resolve(undefined) : queryVectors.find(query.meaning)
  const vector = encoding.finally(() => {
    encodingMs = performance.now() - encodingStart
  })
  const found = await findCandidates(database, { query, filters, statistics, vector })
  const stored = await listCandidates(database.kysely, { ids: found.ids, tests, vector: await vector })
  const candidates = stored.map((candidate) => ({
    ...candidate,
    nameSimilarity: found.nameSimilarities.get(candidate.id) ?? 0,
  }))
  const ranking = { query, filterCategories: filters.categories, statistics, now: clock.now() }
  const ranked = rankCandidates(candidates, ranking, request.result_limit)
  const rows = await listByIds(
    database.kysely,
    ranked.map(({ id }) => id),
  )
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  return {
    results: ranked.flatMap(({ id, match }) => {
      const creator = rowsById.get(id)
      return creator ? [{ creator, match }] : []
    }),
    searchTimeMs: performance.now() - start,
    debug: {
      query_terms: tests,
      query_categories: query.categories,
      legs: found.legs,
      candidates_ranked: candidates.length,
      meaning_compared: (await vector) !== undefined,
      encoding_ms: Math.round(encodingMs),
    },
  }
}

/** Reads a text as the catalogue's words suggest. The documented default stands for an empty box: its words describe nobody. */
async function readQuery(
  { database }: SearchParts,
  input: string,
): Promise<{ query: SearchQuery; statistics: TermStatistics }> {
  const text = input === defaultQueryText ? '' : input
  const terms = parseSearchQuery(text).units.flatMap(({ term, joined }) => [term, ...joined])
  const statistics = await getTermStatistics(database.kysely, [...new Set([...terms, ...listSplitTerms(text)])])
  return { query: parseSearchQuery(text, createWordSplitter(statistics)), statistics }
}
