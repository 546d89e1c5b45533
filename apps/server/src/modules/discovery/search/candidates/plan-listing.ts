import { defaultResultLimit } from '@troupe/contract/discovery'
import { estimateFiltered } from '../analysis/filter-repository.ts'
import type { ReadQuery, SearchQuery } from '../analysis/query.ts'
import type { SearchFilters } from '../analysis/search-filters.ts'
import { type TermRarities, toRarity } from '../analysis/term-rarities.ts'
import { toTermTest, type Unit } from '../analysis/term-tests.ts'
import type { SearchContext } from '../context/search-context.ts'
import type { QueryMeaning } from '../meaning/query-meaning.ts'
import { hasAnswer } from '../ranking/has-answer.ts'
import { findCandidates } from './find-candidates.ts'
import { hasAny, type Listing } from './sorted-repository.ts'

interface PlanOptions {
  readonly filters: SearchFilters
  /** Creators that a platform named just now. */
  readonly freshIds: readonly number[]
  /** Undefined: no comparison of meaning. */
  readonly meaning: Promise<QueryMeaning | undefined>
}

/**
 * Returns the listing of the creators that match a search by words or topic, and of these ids. Without a text, it
 * includes all that pass the filters.
 */
export function toListing({ query, rarities }: ReadQuery, filters: SearchFilters, ids: readonly number[]): Listing {
  if (query.meaning === '') return { filters, match: undefined }
  const { categories, languages } = query
  const topic = languages.length > 0 ? { categories, languages } : undefined
  return { filters, match: { words: matchMost(query, rarities), topic, ids } }
}

/**
 * Plans the listing of a search not sorted by relevance: creators that match by words or topic or were named by a
 * platform. If there are none, those nearest in meaning or name are used.
 */
export async function planListing(
  context: SearchContext,
  read: ReadQuery,
  { filters, freshIds, meaning }: PlanOptions,
): Promise<Listing> {
  const { kysely } = context.database
  const listing = toListing(read, filters, freshIds)
  if (!listing.match || (await hasAny(kysely, listing))) return listing
  const filtered = await estimateFiltered(kysely, filters)
  const { candidates } = await findCandidates(context, {
    ...read,
    filters,
    filtered,
    meaning,
    limit: defaultResultLimit,
  })
  const nearest = hasAnswer(candidates, read.query, await meaning) ? candidates.map(({ id }) => id) : []
  return { filters, match: { ...listing.match, ids: nearest } }
}

/** Maximum number of units that select creators: the rarest ones of a long query. */
const maxCombined = 4

/**
 * Builds a `tsquery` of the creators that match a query not sorted by relevance. One or two words must all match, three
 * or four all but one; of more words, only the rarest four count. Its words or its glosses have to match.
 * @returns undefined if the query has no words.
 */
export function matchMost(
  { units, glossUnits }: Pick<SearchQuery, 'units' | 'glossUnits'>,
  rarities: TermRarities,
): string | undefined {
  const ways = [units, glossUnits].filter((some) => some.length > 0).map((some) => matchMostOf(some, rarities))
  return ways.length === 0 ? undefined : ways.join(' | ')
}

function matchMostOf(units: readonly Unit[], rarities: TermRarities): string {
  const rarest = units
    .toSorted((first, second) => toRarity(second.term, rarities) - toRarity(first.term, rarities))
    .slice(0, maxCombined)
    .map(toTermTest)
  const groups = rarest.length <= 2 ? [rarest] : rarest.map((left) => rarest.filter((test) => test !== left))
  return groups.map((group) => `(${group.map((test) => `(${test})`).join(' & ')})`).join(' | ')
}
