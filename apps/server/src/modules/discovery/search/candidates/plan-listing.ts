import { defaultResultLimit } from '@troupe/contract/discovery'
import { estimateFiltered } from '../analysis/filter-repository.ts'
import type { ReadQuery } from '../analysis/query.ts'
import type { SearchFilters } from '../analysis/search-filters.ts'
import type { SearchContext } from '../context/search-context.ts'
import type { QueryMeaning } from '../meaning/query-meaning.ts'
import { findCandidates } from './find-candidates.ts'
import { hasAny, type Listing, type TextMatch } from './sorted-repository.ts'
import { matchMost } from './word-plans.ts'

interface PlanOptions {
  readonly filters: SearchFilters
  /** Creators that a platform named for the text just now. */
  readonly freshIds: readonly number[]
  /** Undefined: not compared. */
  readonly meaning: Promise<QueryMeaning | undefined>
}

/**
 * Determines the creators that match a search not sorted by relevance: by words, by topic, or named by a platform. If there are
 * none, the nearest in meaning or name are used.
 */
export async function planListing(
  context: SearchContext,
  read: ReadQuery,
  { filters, freshIds, meaning }: PlanOptions,
): Promise<Listing> {
  const { query, statistics } = read
  const { database } = context
  if (query.meaning === '') return { filters, match: undefined }
  const { categories, languages } = query
  const topic = languages.length > 0 ? { categories, languages } : undefined
  const match: TextMatch = { words: matchMost(query, statistics), topic, ids: freshIds }
  if (await hasAny(database.kysely, { filters, match })) return { filters, match }
  const filtered = await estimateFiltered(database.kysely, filters)
  const { candidates } = await findCandidates(context, {
    ...read,
    filters,
    filtered,
    meaning,
    limit: defaultResultLimit,
  })
  return { filters, match: { ...match, ids: candidates.map(({ id }) => id) } }
}
