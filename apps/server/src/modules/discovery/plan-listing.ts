import { defaultResultLimit } from '@troupe/contract/discovery'
import { estimateKept, findCandidates } from './find-candidates.ts'
import type { QueryMeaning } from './query-meaning.ts'
import type { RankingParts, ReadQuery } from './rank-found.ts'
import type { SearchFilters } from './search-filters.ts'
import { hasAny, type Listing, type TextMatch } from './sorted-repository.ts'
import { matchMost } from './word-plans.ts'

interface PlanOptions {
  readonly filters: SearchFilters
  /** Creators whom a platform named for the text just now. */
  readonly freshIds: readonly number[]
  /** Undefined: not compared. */
  readonly meaning: Promise<QueryMeaning | undefined>
}

/**
 * Who belongs to a search whose results are not ordered by how well they fit: those who have its words, those of its topic,
 * those a platform named for it. Where that is nobody, those nearest in meaning or name stand for them.
 */
export async function planListing(
  parts: RankingParts,
  read: ReadQuery,
  { filters, freshIds, meaning }: PlanOptions,
): Promise<Listing> {
  const { query, statistics } = read
  if (query.meaning === '') return { filters, match: undefined }
  const { categories, languages } = query
  const topic = languages.length > 0 ? { categories, languages } : undefined
  const match: TextMatch = { words: matchMost(query, statistics), topic, ids: freshIds }
  if (await hasAny(parts.database.kysely, { filters, match })) return { filters, match }
  const kept = await estimateKept(parts.database, filters)
  const { candidates } = await findCandidates(parts, { ...read, filters, kept, meaning, limit: defaultResultLimit })
  return { filters, match: { ...match, ids: candidates.map(({ id }) => id) } }
}
