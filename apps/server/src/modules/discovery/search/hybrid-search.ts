import { type CategoryId, getCategoryName } from '@troupe/contract/catalogues/categories'
import type { HybridSearchRequest } from '@troupe/contract/discovery'
import type { ReadByMeaning } from '@troupe/contract/search-coverage'
import { timeLeg } from '../../../telemetry/telemetry.ts'
import type { LiveResults } from '../platforms/live-search.ts'
import type { PlatformSearch } from '../platforms/platform-port.ts'
import type { AlikeCreator } from './alike/alike-repository.ts'
import { findAlike, findCommonMeaning } from './alike/find-alike.ts'
import { estimateFiltered } from './analysis/filter-repository.ts'
import { type ReadQuery, readQuery } from './analysis/query.ts'
import { listUnusedFilters, type SearchFilters, toSearchFilters } from './analysis/search-filters.ts'
import { toTermTest } from './analysis/term-tests.ts'
import { type FoundCandidates, findCandidates } from './candidates/find-candidates.ts'
import { planListing, toListing } from './candidates/plan-listing.ts'
import { type ColumnSort, type Listing, listSorted, type Place } from './candidates/sorted-repository.ts'
import { noSearcher, type SearchContext, type Searcher } from './context/search-context.ts'
import { findMeaning, type QueryMeaning } from './meaning/query-meaning.ts'
import { type Found, type Placed, placeCreators, type RankedCreator, readPlaced } from './rank-results.ts'

export interface FoundCreators {
  /** In the requested order. */
  readonly results: readonly RankedCreator[]
  /** Ids of the results that a platform named just now. */
  readonly freshIds: ReadonlySet<number>
  /** All matches, including the results. If there are no results, nothing fits, whatever the listing contains. */
  readonly listing: Listing
  readonly reports: LiveResults['reports']
  /** The known creators that results should resemble. */
  readonly similarTo: readonly AlikeCreator[]
  readonly searchTimeMs: number
  readonly debug: {
    readonly query_terms: readonly string[]
    readonly query_categories: readonly CategoryId[]
    readonly legs: FoundCandidates['legs']
    readonly candidates_ranked: number
    readonly meaning_compared: boolean
    readonly encoding_ms: number
    readonly stored_ms: number
    readonly unused_filters: string[]
    readonly read_by_meaning: ReadByMeaning | undefined
  }
}

/**
 * Searches the catalogue by words, meaning and name while the platforms are being asked. Creators named by a platform
 * are stored first, one row per platform and channel id, so that no creator appears twice. All creators that pass the
 * filters are ranked together, or ordered by a figure.
 */
export async function hybridSearch(
  context: SearchContext,
  request: HybridSearchRequest,
  searcher: Searcher = noSearcher,
): Promise<FoundCreators> {
  return finishSearch(context, request, await startSearch(context, request, searcher))
}

const pageSize = 1000

/**
 * Lists the ids of all creators that pass a request's filters and match its text, without duplicates, in pages of up to
 * 1,000 and in the requested order. By relevance, the shown results come first, then all others by followers; none if no
 * result is shown. Holds one page in memory. Creators whose figures change meanwhile may be missing or listed twice.
 */
export async function* listAllResults(
  context: SearchContext,
  request: HybridSearchRequest,
  searcher: Searcher = noSearcher,
): AsyncGenerator<number[]> {
  const search = await startSearch(context, request, searcher)
  let listing: Listing
  if (request.sort === 'relevance') {
    const found = await finishSearch(context, request, search)
    const shownIds = found.results.map(({ creator }) => creator.id)
    if (shownIds.length === 0) return
    yield shownIds
    const { filters } = found.listing
    listing = { ...found.listing, filters: { ...filters, excludedIds: [...filters.excludedIds, ...shownIds] } }
  } else {
    listing = await planListing(context, search.read, { ...search, freshIds: (await search.live).ids })
  }
  const sort = request.sort === 'relevance' ? 'followers' : request.sort
  for (let after: Place | undefined; ; ) {
    const page = await listSorted(context.database.kysely, { ...listing, sort, limit: pageSize, after })
    if (page.length > 0) yield page.map(({ id }) => id)
    after = page.at(-1)
    if (page.length < pageSize) return
  }
}

/** A running search: the text is parsed; its meaning is being encoded and the platforms are being asked. */
export interface StartedSearch {
  readonly startedAt: number
  readonly read: ReadQuery
  /** The known creators that results should resemble; they are excluded from the results. */
  readonly similarTo: readonly AlikeCreator[]
  readonly filters: SearchFilters
  /** Estimated number of creators that pass the filters. */
  readonly filtered: number
  /** Undefined: no comparison of meaning. */
  readonly meaning: Promise<QueryMeaning | undefined>
  readonly encodingMs: Promise<number>
  readonly live: Promise<LiveResults>
}

/**
 * Reads a request and starts the slow steps. New creators of the platforms are stored when `live` resolves.
 * @param known the text of the request, if it has been read.
 */
export async function startSearch(
  context: SearchContext,
  request: HybridSearchRequest,
  { workspaceId, excludedIds }: Searcher,
  known?: ReadQuery,
): Promise<StartedSearch> {
  const { database, clock } = context
  const startedAt = performance.now()
  const similarTo = await findAlike(context, request.similar_to, workspaceId)
  const hiddenIds = [...excludedIds, ...similarTo.map(({ id }) => id)]
  const filters = toSearchFilters(request, { now: clock.now(), excludedIds: hiddenIds })
  const estimating = estimateFiltered(database.kysely, filters)
  const reading = readRequest(context, request, known)
  // The encoder takes longest, so it does not wait for the estimate.
  const encoding = reading.then((read) => encode(context, read))
  // Handled where it is awaited; a search may fail before that.
  encoding.catch(() => undefined)
  const [read, filtered] = await Promise.all([reading, estimating])
  const live = askPlatforms(context, request, {
    search: toPlatformSearch(read.query.text, filters, request),
    workspaceId,
  })
  const meaning =
    request.similar_to.length === 0
      ? encoding.then(({ text }) => text)
      : encoding.then(({ text }) => findCommonMeaning(context, similarTo, { text, sample: read.sample }))
  const encodingMs = encoding.then(({ milliseconds }) => milliseconds)
  for (const awaitedLater of [meaning, encodingMs, live]) awaitedLater.catch(() => undefined)
  return { startedAt, read, similarTo, filters, filtered, meaning, encodingMs, live }
}

/**
 * Reads the text of a request. Without words, a request for similar creators gets their references as its meaning, so
 * that meaning is compared.
 */
async function readRequest(
  context: SearchContext,
  request: HybridSearchRequest,
  known: ReadQuery | undefined,
): Promise<ReadQuery> {
  const read = known ?? (await readQuery(context, request.query_text, request.cities))
  if (request.similar_to.length === 0 || read.query.meaning !== '') return read
  return { ...read, query: { ...read.query, meaning: request.similar_to.join(' ') } }
}

/** Finds the meaning of a text, and measures how long that takes. */
async function encode({ queryVectors, telemetry }: SearchContext, { query, sample }: ReadQuery) {
  const start = performance.now()
  const text = await timeLeg(telemetry, 'embedding', () =>
    findMeaning(queryVectors, query.text && query.meaning, sample),
  )
  return { text, milliseconds: performance.now() - start }
}

async function askPlatforms(
  { live, telemetry, waits }: SearchContext,
  { platforms, max_api_requests }: HybridSearchRequest,
  { search, workspaceId }: { search: PlatformSearch | undefined; workspaceId: string | undefined },
): Promise<LiveResults> {
  if (!search || max_api_requests === 0) return { ids: [], reports: [] }
  const question = { platforms, search, page: 1, maxRequests: max_api_requests, waitMs: waits.platformsMs, workspaceId }
  return timeLeg(telemetry, 'platforms', () => live.ask(question))
}

/** Returns the search to send to platforms; undefined if the request contains neither words nor categories. */
export function toPlatformSearch(
  text: string,
  filters: SearchFilters,
  { posted_within_days: postedWithinDays }: Pick<HybridSearchRequest, 'posted_within_days'>,
): PlatformSearch | undefined {
  const bare = text.replaceAll('"', '').trim()
  const asked = bare === '' ? filters.categories.map(getCategoryName).join(' ') : bare
  if (asked === '') return undefined
  const { categories, regions, languages, subscribers, engagementRate, averageViews, excludedPhrases } = filters
  return {
    text: asked,
    categories,
    regions,
    languages,
    subscribers,
    engagementRate,
    averageViews,
    postedWithinDays,
    excludedPhrases,
  }
}

/** Finds, ranks and reads the results of a started search. */
export async function finishSearch(
  context: SearchContext,
  request: HybridSearchRequest,
  search: StartedSearch,
): Promise<FoundCreators> {
  return readOrdered(context, await orderSearch(context, request, search))
}

/** A search whose results are known but not yet read. */
export interface OrderedSearch extends Omit<FoundCreators, 'results'>, Pick<Found, 'partOf' | 'sort'> {
  readonly read: ReadQuery
  readonly placed: readonly Placed[]
}

/** Finds and ranks the results of a started search. */
export async function orderSearch(
  context: SearchContext,
  request: HybridSearchRequest,
  search: StartedSearch,
): Promise<OrderedSearch> {
  const { read, startedAt } = search
  const { sort } = request
  const found =
    sort === 'relevance'
      ? await findBest(context, search, request.result_limit)
      : await findFirst(context, search, { sort, limit: request.result_limit })
  const { reports, ids } = await search.live
  const freshIds = new Set(ids)
  const meaning = await search.meaning
  const wanted = { ...found, meaning, filters: search.filters, limit: request.result_limit, sort, freshIds }
  const { placed, ranked } = await timeLeg(context.telemetry, 'ranking', () => placeCreators(context, read, wanted))
  const shownIds = placed.map(({ id }) => id)
  return {
    read,
    sort,
    placed,
    partOf: found.partOf,
    freshIds,
    listing: found.listing ?? toListing(read, search.filters, [...ids, ...shownIds, ...listNearIds(search, found)]),
    reports,
    similarTo: search.similarTo,
    searchTimeMs: performance.now() - startedAt,
    debug: {
      query_terms: read.query.units.map(toTermTest),
      query_categories: read.query.categories,
      legs: found.legs,
      candidates_ranked: ranked,
      meaning_compared: meaning !== undefined,
      encoding_ms: Math.round(await search.encodingMs),
      stored_ms: Math.round(found.storedMs),
      unused_filters: listUnusedFilters(request),
      read_by_meaning: await context.readingProgress.find(),
    },
  }
}

/** Reads the results of an ordered search. */
export async function readOrdered(context: SearchContext, ordered: OrderedSearch): Promise<FoundCreators> {
  const start = performance.now()
  const { read, sort, placed, partOf, ...found } = ordered
  const results = await readPlaced(context, read, { placed, partOf, sort, freshIds: found.freshIds })
  return { ...found, results, searchTimeMs: found.searchTimeMs + performance.now() - start }
}

/**
 * Lists the ids that count as results by similarity: all ranked ones if results should resemble creators, else none.
 */
export function listNearIds({ similarTo }: StartedSearch, { candidates }: Pick<Found, 'candidates'>): number[] {
  return similarTo.length === 0 ? [] : candidates.map(({ id }) => id)
}

interface FoundIds extends Pick<Found, 'ids' | 'candidates' | 'partOf'>, Pick<FoundCandidates, 'legs'> {
  /** Time from the start until the catalogue's results arrived. */
  readonly storedMs: number
  /** The creators of a search ordered by a figure. */
  readonly listing?: Listing
}

/** Finds the creators to rank by relevance. */
export async function findBest(context: SearchContext, search: StartedSearch, limit: number): Promise<FoundIds> {
  const { read, filters, filtered, meaning, startedAt } = search
  const found = await findCandidates(context, { ...read, filters, filtered, meaning, limit })
  const storedMs = performance.now() - startedAt
  const { ids } = await search.live
  return { ...found, ids, storedMs }
}

/** Finds the first creators in an order. Waits for the platforms, since their creators must be stored first. */
async function findFirst(
  context: SearchContext,
  search: StartedSearch,
  { sort, limit }: { sort: ColumnSort; limit: number },
): Promise<FoundIds> {
  const { ids: freshIds } = await search.live
  const listing = await planListing(context, search.read, { ...search, freshIds })
  const places = await listSorted(context.database.kysely, { ...listing, sort, limit })
  return {
    ids: places.map(({ id }) => id),
    candidates: [],
    listing,
    legs: { listing: { plan: `by ${sort}`, candidates: places.length } },
    storedMs: performance.now() - search.startedAt,
  }
}
