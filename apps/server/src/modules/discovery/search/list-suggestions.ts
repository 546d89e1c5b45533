import type { SearchSuggestions } from '@troupe/contract/discovery'
import type { SearchContext } from './context/search-context.ts'
import type { FoundCreators } from './hybrid-search.ts'
import { type Correction, correctText } from './suggestions/spelling.ts'
import { type FilteredSearch, suggestFilter } from './suggestions/suggest-filter.ts'

interface SuggestedFor extends Omit<FilteredSearch, 'match'> {
  /** The search text. */
  readonly text: string
  readonly corrections: readonly Correction[]
}

/** Lists suggestions after a search; undefined if there are none or none are needed. */
export async function listSuggestions(
  context: SearchContext,
  { results, listing }: Pick<FoundCreators, 'results' | 'listing'>,
  { text, corrections, ...search }: SuggestedFor,
): Promise<SearchSuggestions | undefined> {
  // A platform may just have named creators with a word that no stored creator had.
  const found = new Set(results.flatMap(({ match }) => match.words))
  const missing = corrections.filter(({ word }) => !found.has(word))
  const spelling = missing.length === 0 ? null : correctText(text, missing)
  const filter = results.length > 0 ? null : await suggestFilter(context, { ...search, match: listing.match })
  return spelling === null && filter === null ? undefined : { did_you_mean: spelling, remove_filter: filter }
}
