import { platforms as allPlatforms, type Platform } from '@troupe/contract/catalogues/platforms'
import { defaultMaxApiRequests, type KolSearchRequest, type PlatformSearchRequest } from '@troupe/contract/discovery'
import type { PlatformReport } from '@troupe/contract/platform-report'
import type { SearchSort } from '@troupe/contract/search-filters'
import { timeLeg } from '../../../telemetry/telemetry.ts'
import { estimateFiltered } from './analysis/filter-repository.ts'
import { readQuery } from './analysis/query.ts'
import { type GivenFilters, listUnusedFilters, type SearchFilters, toSearchFilters } from './analysis/search-filters.ts'
import { findCandidates } from './candidates/find-candidates.ts'
import { type ColumnSort, listSorted } from './candidates/sorted-repository.ts'
import { noSearcher, type SearchContext, type Searcher } from './context/search-context.ts'
import { toPlatformSearch } from './hybrid-search.ts'
import { findMeaning } from './meaning/query-meaning.ts'
import { type RankedCreator, rankResults } from './rank-results.ts'

/** With fewer results, creators of the catalogue are added. */
const minResults = 5

export interface PlatformsSearched {
  /** Best first. */
  readonly results: readonly RankedCreator[]
  /** Ids of the results that a platform named just now; the others come from the catalogue. */
  readonly freshIds: ReadonlySet<number>
  readonly reports: readonly PlatformReport[]
  readonly searchTimeMs: number
  /** Requested filters that have no effect. */
  readonly unusedFilters: string[]
}

/**
 * Searches the platforms for Rapid Search and the assistant, and stores new creators. If the platforms return too few
 * matches, adds results of the catalogue if the request asks for it.
 */
export async function searchPlatforms(
  context: SearchContext,
  request: KolSearchRequest,
  searcher: Searcher = noSearcher,
): Promise<PlatformsSearched> {
  const { brand, filter, page } = request
  const platforms = request.platforms ?? filter.platforms ?? [...allPlatforms]
  const given: GivenFilters = {
    ...filter,
    platforms,
    subscriber_range: filter.subscriber_range ?? { min: filter.min_subs, max: filter.max_subs },
    engagement_rate_range: filter.engagement_rate_range ?? { min: filter.min_interaction_rate },
    average_views_range: filter.average_views_range ?? { min: filter.min_average_views },
  }
  const searched = await search(context, {
    text: filter.query || toText(brand),
    cities: filter.cities,
    posted_within_days: filter.posted_within_days,
    filters: toSearchFilters(given, { now: context.clock.now(), excludedIds: searcher.excludedIds }),
    workspaceId: searcher.workspaceId,
    platforms,
    page,
    limit: filter.result_limit,
    sort: filter.sort,
    isFilledUp: request.fill_from_catalogue && filter.sort === 'relevance',
  })
  return { ...searched, unusedFilters: listUnusedFilters(filter) }
}

export interface OnePlatformSearch extends PlatformSearchRequest {
  readonly platform: Platform
  readonly page: number
}

/** Searches one platform for creators suited to advertise a product. */
export async function searchPlatform(
  context: SearchContext,
  { platform, product, profile, page }: OnePlatformSearch,
  { workspaceId, excludedIds }: Searcher = noSearcher,
): Promise<PlatformsSearched> {
  const given: GivenFilters = {
    ...profile,
    platforms: [platform],
    subscriber_range: { min: profile.min_subs, max: profile.max_subs },
    engagement_rate_range: { min: profile.min_interaction_rate },
    average_views_range: { min: profile.min_average_views },
    regions: [...(profile.countries ?? []), ...(profile.target_regions ?? [])],
  }
  return search(context, {
    text: toText(product),
    filters: toSearchFilters(given, { now: context.clock.now(), excludedIds }),
    workspaceId,
    platforms: [platform],
    page,
    limit: profile.result_limit,
    sort: 'relevance',
    isFilledUp: false,
  })
}

interface Wanted {
  readonly text: string
  readonly cities?: readonly string[] | undefined
  readonly posted_within_days?: number | undefined
  readonly filters: SearchFilters
  readonly workspaceId: string | undefined
  readonly platforms: readonly Platform[]
  readonly page: number
  readonly limit: number
  readonly sort: SearchSort
  readonly isFilledUp: boolean
}

async function search(context: SearchContext, wanted: Wanted): Promise<PlatformsSearched> {
  const { filters, workspaceId, platforms, page, limit, sort } = wanted
  const { database, telemetry, live, waits } = context
  const start = performance.now()
  const read = await readQuery(context, wanted.text, wanted.cities)
  const { query } = read
  const asked = toPlatformSearch(query.text, filters, wanted)
  const answer = (found: Pick<PlatformsSearched, 'results' | 'freshIds' | 'reports'>) => ({
    ...found,
    searchTimeMs: performance.now() - start,
    unusedFilters: [],
  })
  if (!asked) return answer({ results: [], freshIds: new Set(), reports: [] })
  const meaning = timeLeg(telemetry, 'embedding', () => findMeaning(context.queryVectors, query.meaning, read.sample))
  const maxRequests = defaultMaxApiRequests
  const question = { platforms, search: asked, page, maxRequests, waitMs: waits.platformsAloneMs, workspaceId }
  const { ids: named, reports } = await timeLeg(telemetry, 'platforms', () => live.ask(question))
  const ids = sort === 'relevance' ? named : await listInOrder(context, named, { filters, sort, limit })
  const freshIds = new Set(named)
  const found = { ids, candidates: [], meaning: await meaning, filters, limit, sort, freshIds }
  const { results } = await timeLeg(telemetry, 'ranking', () => rankResults(context, read, found))
  const isAnswered = reports.some(({ state }) => state === 'answered' || state === 'remembered')
  if (!wanted.isFilledUp || !isAnswered || results.length >= minResults) return answer({ results, freshIds, reports })
  const filtered = await estimateFiltered(database.kysely, filters)
  const stored = await findCandidates(context, { ...read, filters, filtered, meaning, limit })
  const all = await rankResults(context, read, { ...found, candidates: stored.candidates })
  return answer({ results: all.results, freshIds, reports })
}

async function listInOrder(
  { database }: SearchContext,
  ids: readonly number[],
  options: { filters: SearchFilters; sort: ColumnSort; limit: number },
): Promise<number[]> {
  const match = { words: undefined, topic: undefined, ids }
  return (await listSorted(database.kysely, { ...options, match })).map(({ id }) => id)
}

interface Subject {
  readonly name?: string | undefined
  readonly category?: string | undefined
  readonly keywords: readonly string[]
}

/** The assistant's value for a brand without a category. */
const anyCategory = 'any'

/**
 * Returns the text to search for: keywords, else category, else name. Few creators mention a brand, but many its
 * topics.
 */
function toText(subject: Subject | undefined): string {
  if (!subject) return ''
  if (subject.keywords.length > 0) return subject.keywords.join(' ')
  const category = subject.category === anyCategory ? undefined : subject.category
  return category || subject.name || ''
}
