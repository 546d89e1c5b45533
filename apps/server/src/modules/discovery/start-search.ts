import { getCategoryName } from '@troupe/contract/categories'
import type { HybridSearchRequest } from '@troupe/contract/discovery'
import { seconds } from '../../durations.ts'
import { timeLeg } from '../../telemetry/telemetry.ts'
import { estimateKept } from './find-candidates.ts'
import type { AskPlatforms, LiveResults } from './live-search.ts'
import type { PlatformSearch } from './platform-port.ts'
import { findMeaning, type QueryMeaning } from './query-meaning.ts'
import { type RankingParts, type ReadQuery, readQuery } from './rank-found.ts'
import { type SearchFilters, toSearchFilters } from './search-filters.ts'

/** A platform that is slower is not waited for; what it says is there at the next search. */
const liveWaitMs = seconds(2.5)

export interface SearchParts extends RankingParts {
  readonly live: AskPlatforms
}

/** A search under way: the text is read, its meaning is being encoded and the platforms are being asked. */
export interface StartedSearch {
  readonly startedAt: number
  readonly read: ReadQuery
  readonly filters: SearchFilters
  /** How many creators the filters keep, about. */
  readonly kept: number
  /** Undefined: not compared. */
  readonly meaning: Promise<QueryMeaning | undefined>
  readonly encodingMs: Promise<number>
  readonly live: Promise<LiveResults>
}

/** Reads a request and sets going what takes long. The platforms' new creators are stored when `live` resolves. */
export async function startSearch(
  parts: SearchParts,
  request: HybridSearchRequest,
  excludedIds: readonly number[],
): Promise<StartedSearch> {
  const startedAt = performance.now()
  const filters = toSearchFilters(request, { now: parts.clock.now(), excludedIds })
  const [read, kept] = await Promise.all([readQuery(parts, request.query_text), estimateKept(parts.database, filters)])
  const { query } = read
  const live = askPlatforms(parts, request, toPlatformSearch(query.text, filters))
  const encodingStart = performance.now()
  const meaning = timeLeg(parts.telemetry, 'embedding', () => findMeaning(parts, query.meaning))
  return {
    startedAt,
    read,
    filters,
    kept,
    meaning,
    encodingMs: meaning.then(() => performance.now() - encodingStart),
    live,
  }
}

async function askPlatforms(
  { live, telemetry }: SearchParts,
  { platforms, max_api_requests }: HybridSearchRequest,
  search: PlatformSearch | undefined,
): Promise<LiveResults> {
  if (!search || max_api_requests === 0) return { ids: [], reports: [] }
  const question = { platforms, search, page: 1, maxRequests: max_api_requests, waitMs: liveWaitMs }
  return timeLeg(telemetry, 'platforms', () => live.ask(question))
}

/** What platforms are asked for; undefined where neither words nor categories say it. */
export function toPlatformSearch(text: string, filters: SearchFilters): PlatformSearch | undefined {
  const asked = text === '' ? filters.categories.map(getCategoryName).join(' ') : text
  if (asked === '') return undefined
  const { categories, regions, subscribers, engagementRate } = filters
  return { text: asked, categories, regions, subscribers, engagementRate }
}
