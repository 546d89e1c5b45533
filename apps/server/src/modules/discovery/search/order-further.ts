import { maxListedResults } from '@troupe/contract/discovery'
import { getMissingParts } from '../../../database/outages/missing-parts.ts'
import { planListing, toListing } from './candidates/plan-listing.ts'
import { type ColumnSort, listMembers, listSorted } from './candidates/sorted-repository.ts'
import type { SearchContext, Searcher } from './context/search-context.ts'
import { findBest, listNearIds, type StartedSearch, startSearch } from './hybrid-search.ts'
import { type Placed, placeCreators } from './rank-results.ts'
import type { CursorSearch, FurtherResults } from './search-cursor-repository.ts'

/** Number of results found by the legs of a search; more would make them read large parts of the catalogue. */
const maxBest = 200

/**
 * Orders the results after the shown ones, as many as can be listed. The platforms are not asked again, since the
 * creators they named are known.
 */
export async function orderFurther(
  context: SearchContext,
  { request, shown_ids, fresh_ids }: CursorSearch,
  searcher: Searcher,
): Promise<FurtherResults> {
  const live = { ask: async () => ({ ids: fresh_ids, reports: [] }) }
  const search = await startSearch({ ...context, live }, request, searcher)
  const filters = { ...search.filters, excludedIds: [...search.filters.excludedIds, ...shown_ids] }
  const further = { ...search, filters }
  const limit = maxListedResults - shown_ids.length
  const { placed, found } =
    request.sort === 'relevance'
      ? await orderByRelevance(context, further, { freshIds: fresh_ids, limit })
      : await orderByFigure(context, further, { freshIds: fresh_ids, limit, sort: request.sort })
  return {
    placed: placed.slice(0, limit).map(({ id, factors }) => ({ id, factors })),
    found: shown_ids.length + found,
    missing_parts: getMissingParts(),
  }
}

interface OrderOptions {
  /** Creators that a platform named. */
  readonly freshIds: readonly number[]
  readonly limit: number
}

interface Ordered {
  readonly placed: Placed[]
  /** Number of creators found, counted up to one above the limit. */
  readonly found: number
}

/**
 * Ranks the found creators: all of them or, above the limit, the best candidates of a search and the most followed
 * ones.
 */
async function orderByRelevance(
  context: SearchContext,
  search: StartedSearch,
  { freshIds, limit }: OrderOptions,
): Promise<Ordered> {
  const { kysely } = context.database
  const { read, filters } = search
  const found = await findBest(context, search, maxBest)
  const { candidates } = found
  const listing = toListing(read, filters, [...freshIds, ...listNearIds(search, found)])
  const listed = await listSorted(kysely, { ...listing, sort: 'followers', limit: limit + 1 })
  const ids = listed.map(({ id }) => id)
  const members =
    ids.length > limit
      ? await listMembers(
          kysely,
          listing,
          candidates.map(({ id }) => id),
        )
      : new Set(ids)
  const { placed } = await placeCreators(context, read, {
    ids,
    candidates: candidates.filter(({ id }) => members.has(id)),
    meaning: await search.meaning,
    filters,
    limit,
    sort: 'relevance',
    freshIds: new Set(freshIds),
  })
  return { placed, found: ids.length }
}

async function orderByFigure(
  context: SearchContext,
  search: StartedSearch,
  { freshIds, limit, sort }: OrderOptions & { sort: ColumnSort },
): Promise<Ordered> {
  const { read, filters } = search
  const listing = await planListing(context, read, { ...search, freshIds })
  const listed = await listSorted(context.database.kysely, { ...listing, sort, limit: limit + 1 })
  const ids = listed.map(({ id }) => id)
  const meaning = await search.meaning
  const { placed } = await placeCreators(context, read, {
    ids,
    candidates: [],
    meaning,
    filters,
    limit: ids.length,
    sort,
    freshIds: new Set(freshIds),
  })
  return { placed, found: ids.length }
}
