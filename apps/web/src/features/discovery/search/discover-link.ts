import { CategoryId } from '@troupe/contract/catalogues/categories'
import { platforms } from '@troupe/contract/catalogues/platforms'
import { maxSimilarTo } from '@troupe/contract/discovery'
import { parseJson } from '../../../lib/transport/api-error.ts'
import { AdvancedFilters, defaultFilters } from '../advanced-filters/advanced-filters.ts'
import { nothingRead, type SearchInput } from '../api/search-request.ts'
import { defaultPlatforms } from './search-store.ts'

/** Parameters of a search in the address of Discover. */
const names = {
  query: 'q',
  platforms: 'platforms',
  categories: 'categories',
  filters: 'filters',
  like: 'like',
} as const

/** Returns the query string of a search for creators like these ids. */
export function toSimilarSearch(ids: readonly string[]): string {
  const like = ids.slice(0, maxSimilarTo).join(',')
  return `?${new URLSearchParams({ [names.platforms]: platforms.join(','), [names.like]: like })}`
}

/** Reads the search in an address; invalid parts get their defaults. Undefined if it contains none. */
export function readSearchAddress(address: URLSearchParams): SearchInput | undefined {
  if (!Object.values(names).some((name) => address.has(name))) return undefined
  const readList = (name: string) => (address.get(name) ?? '').split(',').filter((item) => item !== '')
  const asked = readList(names.platforms)
  const known = platforms.filter((platform) => asked.includes(platform))
  const filters = AdvancedFilters.safeParse(parseJson(address.get(names.filters) ?? ''))
  return {
    query: address.get(names.query) ?? '',
    platforms: known.length > 0 ? known : [...defaultPlatforms],
    categories: readList(names.categories).flatMap((id) => CategoryId.safeParse(id).data ?? []),
    filters: filters.success ? filters.data : defaultFilters,
    similarTo: readList(names.like)
      .slice(0, maxSimilarTo)
      .map((reference) => ({ reference, title: reference })),
    reading: nothingRead,
  }
}

/** Returns the address with the search replaced. Defaults are left out; other parameters are kept. */
export function nameSearch(present: URLSearchParams, input: SearchInput): URLSearchParams {
  const next = new URLSearchParams(present)
  const set = (name: string, value: string, isDefault: boolean) => {
    if (isDefault) next.delete(name)
    else next.set(name, value)
  }
  const query = input.query.trim()
  set(names.query, query, query === '')
  set(names.platforms, input.platforms.join(','), isSame(input.platforms, defaultPlatforms))
  set(names.categories, input.categories.join(','), input.categories.length === 0)
  // Both in the order of the schema, since filters read from a request may have another.
  const filters = JSON.stringify(AdvancedFilters.parse(input.filters))
  set(names.filters, filters, filters === JSON.stringify(AdvancedFilters.parse(defaultFilters)))
  set(names.like, input.similarTo.map(({ reference }) => reference).join(','), input.similarTo.length === 0)
  return next
}

/** Returns the search parameters of an address, for comparison. */
export function toAddressKey(address: URLSearchParams): string {
  return JSON.stringify(Object.values(names).map((name) => address.get(name)))
}

function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}
