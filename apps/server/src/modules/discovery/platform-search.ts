import {
  defaultMaxApiRequests,
  type KolSearchRequest,
  type PlatformReport,
  type PlatformSearchRequest,
} from '@troupe/contract/discovery'
import { platforms as allPlatforms, type Platform } from '@troupe/contract/platforms'
import type { SearchSort } from '@troupe/contract/search-filters'
import { seconds } from '../../durations.ts'
import { timeLeg } from '../../telemetry/telemetry.ts'
import { estimateKept, findCandidates } from './find-candidates.ts'
import { findMeaning } from './query-meaning.ts'
import { type RankedCreator, rankFound, readQuery } from './rank-found.ts'
import { type GivenFilters, listUnusedFilters, type SearchFilters, toSearchFilters } from './search-filters.ts'
import { type ColumnSort, listSorted } from './sorted-repository.ts'
import { type SearchParts, toPlatformSearch } from './start-search.ts'

/** There is nothing else to show meanwhile, so a slow platform may take longer than beside the catalogue. */
const waitMs = seconds(6)
/** Fewer are no choice. */
const handful = 5

export interface PlatformsSearched {
  /** Best first. */
  readonly results: readonly RankedCreator[]
  /** Whom a platform named just now; others are of the catalogue. */
  readonly freshIds: ReadonlySet<number>
  readonly reports: readonly PlatformReport[]
  readonly searchTimeMs: number
  /** Filters that can leave nobody out. */
  readonly unusedFilters: string[]
}

/**
 * Asks the platforms, as Rapid Search and the assistant do; who is new is stored, who is excluded is not shown. Where they answer and
 * too few fit, the catalogue fills up if the request wants that.
 */
export async function searchPlatforms(
  parts: SearchParts,
  request: KolSearchRequest,
  excludedIds: readonly number[] = [],
): Promise<PlatformsSearched> {
  const { brand, filter, page } = request
  const platforms = request.platforms ?? filter.platforms ?? [...allPlatforms]
  const given: GivenFilters = {
    ...filter,
    platforms,
    subscriber_range: filter.subscriber_range ?? { min: filter.min_subs, max: filter.max_subs },
    engagement_rate_range: filter.engagement_rate_range ?? { min: filter.min_interaction_rate },
  }
  const searched = await search(parts, {
    text: filter.query || toText(brand),
    filters: toSearchFilters(given, { now: parts.clock.now(), excludedIds }),
    platforms,
    page,
    limit: filter.result_limit,
    sort: filter.sort,
    isFilledUp: request.fill_from_catalogue && filter.sort === 'relevance',
  })
  return { ...searched, unusedFilters: listUnusedFilters(filter) }
}

/** Asks one platform for creators who could advertise a product. */
export async function searchPlatform(
  parts: SearchParts,
  platform: Platform,
  { product, profile, page }: PlatformSearchRequest & { readonly page: number },
): Promise<PlatformsSearched> {
  const given: GivenFilters = {
    ...profile,
    platforms: [platform],
    subscriber_range: { min: profile.min_subs, max: profile.max_subs },
    engagement_rate_range: { min: profile.min_interaction_rate },
    regions: [...(profile.countries ?? []), ...(profile.target_regions ?? [])],
  }
  return search(parts, {
    text: toText(product),
    filters: toSearchFilters(given, { now: parts.clock.now(), excludedIds: [] }),
    platforms: [platform],
    page,
    limit: profile.result_limit,
    sort: 'relevance',
    isFilledUp: false,
  })
}

interface Wanted {
  readonly text: string
  readonly filters: SearchFilters
  readonly platforms: readonly Platform[]
  readonly page: number
  readonly limit: number
  readonly sort: SearchSort
  readonly isFilledUp: boolean
}

async function search(parts: SearchParts, wanted: Wanted): Promise<PlatformsSearched> {
  const { filters, platforms, page, limit, sort } = wanted
  const start = performance.now()
  const read = await readQuery(parts, wanted.text)
  const { query } = read
  const asked = toPlatformSearch(query.text, filters)
  const answer = (found: Pick<PlatformsSearched, 'results' | 'freshIds' | 'reports'>) => ({
    ...found,
    searchTimeMs: performance.now() - start,
    unusedFilters: [],
  })
  if (!asked) return answer({ results: [], freshIds: new Set(), reports: [] })
  const { telemetry } = parts
  const meaning = timeLeg(telemetry, 'embedding', () => findMeaning(parts, query.meaning))
  const maxRequests = defaultMaxApiRequests
  const question = { platforms, search: asked, page, maxRequests, waitMs }
  const { ids: named, reports } = await timeLeg(telemetry, 'platforms', () => parts.live.ask(question))
  const ids = sort === 'relevance' ? named : await listInOrder(parts, named, { filters, sort, limit })
  const freshIds = new Set(named)
  const found = { ids, candidates: [], meaning: await meaning, filters, limit, sort, freshIds }
  const { results } = await timeLeg(telemetry, 'ranking', () => rankFound(parts, read, found))
  const isAnswered = reports.some(({ state }) => state === 'answered' || state === 'remembered')
  if (!wanted.isFilledUp || !isAnswered || results.length >= handful) return answer({ results, freshIds, reports })
  const kept = await estimateKept(parts.database, filters)
  const stored = await findCandidates(parts, { ...read, filters, kept, meaning, limit })
  const all = await rankFound(parts, read, { ...found, candidates: stored.candidates })
  return answer({ results: all.results, freshIds, reports })
}

async function listInOrder(
  { database }: SearchParts,
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

/** The assistant's name for a brand without a category. */
const anyCategory = 'any'

/** Creators do not talk of a brand they have not met, but of what it is about: its keywords, else its category, else its name. */
function toText(subject: Subject | undefined): string {
  if (!subject) return ''
  if (subject.keywords.length > 0) return subject.keywords.join(' ')
  const category = subject.category === anyCategory ? undefined : subject.category
  return category || subject.name || ''
}
