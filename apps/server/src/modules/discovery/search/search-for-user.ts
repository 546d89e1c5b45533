import type { HybridSearchRequest, KolSearchRequest, ResultCount, SearchSuggestions } from '@troupe/contract/discovery'
import { rememberSearch } from '../saved-searches/saved-searches.ts'
import { countResults } from './candidates/count-results.ts'
import { listExcluded } from './context/creator-exclusions-port.ts'
import type { SearchContext } from './context/search-context.ts'
import { type FoundCreators, finishSearch, listAllResults, startSearch } from './hybrid-search.ts'
import { listSuggestions } from './list-suggestions.ts'
import { type OnePlatformSearch, type PlatformsSearched, searchPlatform, searchPlatforms } from './platform-search.ts'
import { openCursor, type ResultPage, readPage } from './result-pages.ts'
import { suggestSpelling } from './suggestions/suggest-spelling.ts'

/** The first page of a search. */
export interface FirstPage extends FoundCreators {
  readonly count: ResultCount
  /** Leads to the second page; null: there is none. */
  readonly cursor: string | null
  /** Undefined: there are none. */
  readonly suggestions: SearchSuggestions | undefined
}

/** Runs a hybrid search without the creators that the user hides, and adds it to the user's recent searches. */
export async function searchForUser(
  context: SearchContext,
  userId: string,
  request: HybridSearchRequest,
): Promise<FirstPage> {
  const remembering = rememberSearch(context, userId, request).catch((error) =>
    context.log.warn({ err: error }, 'a search was not remembered'),
  )
  return context.traffic.note(async () => {
    const excludedIds = await listExcluded(context.exclusions, userId, request)
    const { kysely } = context.database
    const started = await startSearch(context, request, { userId, excludedIds })
    const [found, corrections] = await Promise.all([
      finishSearch(context, request, started),
      suggestSpelling(context, started.read),
    ])
    const isEmpty = found.results.length === 0
    const count = isEmpty ? { value: 0, is_more: false } : await countResults(kysely, found.listing)
    const shown_ids = found.results.map(({ creator }) => creator.id)
    const search = { request, shown_ids, fresh_ids: [...found.freshIds] }
    const cursor = count.value > shown_ids.length ? await openCursor(context, userId, search) : null
    const text = started.read.query.text
    const suggestions = await listSuggestions(context, found, { userId, request, excludedIds, text, corrections })
    await remembering
    return { ...found, count, cursor, suggestions }
  })
}

/**
 * Reads a further page of a search.
 * @throws AppError not_found when the search is over or another user's.
 */
export function readNextPage(context: SearchContext, userId: string, cursor: string): Promise<ResultPage> {
  return context.traffic.note(() => readPage(context, userId, cursor))
}

/** Searches the platforms without the creators that the user hides. */
export async function searchPlatformsForUser(
  context: SearchContext,
  userId: string,
  request: KolSearchRequest,
): Promise<PlatformsSearched> {
  return context.traffic.note(async () => {
    const excludedIds = await listExcluded(context.exclusions, userId, request.filter)
    return searchPlatforms(context, request, { userId, excludedIds })
  })
}

/** Searches one platform for a user. */
export function searchPlatformForUser(
  context: SearchContext,
  userId: string,
  request: OnePlatformSearch,
): Promise<PlatformsSearched> {
  return context.traffic.note(() => searchPlatform(context, request, { userId, excludedIds: [] }))
}

/** Lists the ids of all results of a user's search (`listAllResults`) without the creators that the user hides. */
export async function* listAllForUser(
  context: SearchContext,
  userId: string,
  request: HybridSearchRequest,
): AsyncGenerator<number[]> {
  const excludedIds = await listExcluded(context.exclusions, userId, request)
  yield* listAllResults(context, request, { userId, excludedIds })
}
