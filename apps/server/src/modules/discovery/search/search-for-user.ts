import {
  type HybridSearchRequest,
  type KolSearchRequest,
  maxResultLimit,
  type ResultCount,
  type SearchSuggestions,
} from '@troupe/contract/discovery'
import { acceptMissingParts, type MissingParts } from '../../../database/outages/missing-parts.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { rememberSearch } from '../saved-searches/saved-searches.ts'
import { countResults } from './candidates/count-results.ts'
import { listExcluded } from './context/creator-exclusions-port.ts'
import type { SearchContext } from './context/search-context.ts'
import { correctRequest } from './correct-request.ts'
import {
  type FoundCreators,
  hybridSearch,
  listAllResults,
  orderSearch,
  readOrdered,
  startSearch,
} from './hybrid-search.ts'
import { listSuggestions } from './list-suggestions.ts'
import { type OnePlatformSearch, type PlatformsSearched, searchPlatform, searchPlatforms } from './platform-search.ts'
import { openCursor, type ResultPage, readPage } from './result-pages.ts'
import { suggestSpelling } from './suggestions/suggest-spelling.ts'
import { type UnderstoodRequest, understandPlatformRequest, understandWithModel } from './understand-request.ts'

/** Answers a search by the parts of the catalogue that can be reached, and says how many cannot. */
export async function answerByReachable<Answer extends object>(
  answer: () => Promise<Answer>,
): Promise<Answer & { missing_parts?: MissingParts }> {
  const { value, missing } = await acceptMissingParts(answer)
  return { ...value, ...(missing && { missing_parts: missing }) }
}

/** The first page of a search. */
export interface FirstPage extends FoundCreators {
  readonly understood: UnderstoodRequest
  readonly count: ResultCount
  /** Cursor of the second page; null: there is none. */
  readonly cursor: string | null
  /** Ids of the creators that the user hides. */
  readonly excludedIds: readonly number[]
  /** Undefined: none. */
  readonly suggestions: SearchSuggestions | undefined
}

/**
 * Runs a hybrid search by the criteria of a request and its text, without the creators that the user hides, and adds it
 * to the user's recent searches.
 */
export async function searchForUser(
  context: SearchContext,
  member: Member,
  given: HybridSearchRequest,
): Promise<FirstPage> {
  return context.traffic.note(async () => {
    const { understood, read } = await correctRequest(context, await understandWithModel(given, context.restReader))
    const { request } = understood
    const excludedIds = await listExcluded(context.exclusions, member, request)
    const { kysely } = context.database
    const started = await startSearch(context, request, { workspaceId: member.workspaceId, excludedIds }, read)
    // Written while the text is being encoded.
    const remembering = rememberSearch(context, member.userId, request).catch((error) =>
      context.log.warn({ err: error }, 'a search was not remembered'),
    )
    const [ordered, corrections] = await Promise.all([
      orderSearch(context, request, started),
      suggestSpelling(context, started.read),
    ])
    const isEmpty = ordered.placed.length === 0
    // The database counts while the passages of the results are chosen.
    const [found, count] = await Promise.all([
      readOrdered(context, ordered),
      isEmpty ? { value: 0, is_more: false } : countResults(kysely, ordered.listing),
    ])
    const shown_ids = found.results.map(({ creator }) => creator.id)
    const search = { request, shown_ids, fresh_ids: [...found.freshIds] }
    const cursor = count.value > shown_ids.length ? await openCursor(context, member.userId, search) : null
    const text = started.read.query.text
    const suggestions = await listSuggestions(context, found, {
      searcher: member,
      request,
      excludedIds,
      text,
      corrections,
    })
    await remembering
    return { ...found, understood, count, cursor, excludedIds, suggestions }
  })
}

/**
 * Reads a further page of a search.
 * @throws AppError not_found if the search has expired or belongs to another user.
 */
export function readNextPage(context: SearchContext, member: Member, cursor: string): Promise<ResultPage> {
  return context.traffic.note(() => readPage(context, member, cursor))
}

/** Searches the platforms by the criteria of a request and its text, without the creators that the user hides. */
export async function searchPlatformsForUser(
  context: SearchContext,
  member: Member,
  given: KolSearchRequest,
): Promise<PlatformsSearched & Pick<FirstPage, 'understood' | 'excludedIds'>> {
  return context.traffic.note(async () => {
    const { request, understood } = await understandPlatformRequest(given, context.restReader)
    const excludedIds = await listExcluded(context.exclusions, member, request.filter)
    return {
      ...(await searchPlatforms(context, request, { workspaceId: member.workspaceId, excludedIds })),
      understood,
      excludedIds,
    }
  })
}

/** Searches one platform for a user. */
export function searchPlatformForUser(
  context: SearchContext,
  member: Member,
  request: OnePlatformSearch,
): Promise<PlatformsSearched> {
  return context.traffic.note(() =>
    searchPlatform(context, request, { workspaceId: member.workspaceId, excludedIds: [] }),
  )
}

/** Finds the newest results of a search for its whole workspace, without the creators that it hides; no platform is asked. */
export async function findNewest(
  context: SearchContext,
  workspaceId: string,
  given: HybridSearchRequest,
): Promise<Pick<FirstPage, 'results' | 'excludedIds'>> {
  const { understood } = await correctRequest(context, await understandWithModel(given, context.restReader))
  const request = { ...understood.request, sort: 'newest' as const, result_limit: maxResultLimit, max_api_requests: 0 }
  const excludedIds = await listExcluded(context.exclusions, { workspaceId, userId: null }, request)
  const { results } = await hybridSearch(context, request, { workspaceId, excludedIds })
  return { results, excludedIds }
}

/** Lists the ids of all results of a user's search (see `listAllResults`), without the creators that the user hides. */
export async function listAllForUser(
  context: SearchContext,
  member: Member,
  given: HybridSearchRequest,
): Promise<{ pages: AsyncIterable<number[]> } & Pick<FirstPage, 'excludedIds'>> {
  const { understood } = await correctRequest(context, await understandWithModel(given, context.restReader))
  const { request } = understood
  const excludedIds = await listExcluded(context.exclusions, member, request)
  return { pages: listAllResults(context, request, { workspaceId: member.workspaceId, excludedIds }), excludedIds }
}
