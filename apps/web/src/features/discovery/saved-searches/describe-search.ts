import { platformNames } from '@troupe/contract/catalogues/platform-names'
import { getCategoryName } from '../../../lib/format/names.ts'
import { joinWords } from '../../../lib/format/punctuation.ts'
import { listActiveFilters } from '../advanced-filters/active-filters.ts'
import type { SearchInput } from '../api/search-request.ts'
import { savedSearchTexts as texts } from './saved-search-texts.ts'

/** Describes a search in one line: its text, platforms, categories and filters. */
export function describeSearch({ query, platforms, categories, filters, similarTo }: SearchInput): string {
  const filterCount = listActiveFilters(filters).length + similarTo.length
  const [onlyCategory] = categories
  const parts = [
    query.trim() || texts.anyText,
    joinWords(platforms.map((platform) => platformNames[platform])),
    categories.length === 1 && onlyCategory ? getCategoryName(onlyCategory) : undefined,
    categories.length > 1 ? texts.categories(categories.length) : undefined,
    filterCount > 0 ? texts.filters(filterCount) : undefined,
  ]
  return parts.filter(Boolean).join(' · ')
}
