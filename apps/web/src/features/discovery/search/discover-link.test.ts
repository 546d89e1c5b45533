import { expect, test } from 'vitest'
import { defaultFilters } from '../advanced-filters/advanced-filters.ts'
import { nothingRead, type SearchInput } from '../api/search-request.ts'
import { nameSearch, readSearchAddress } from './discover-link.ts'

const input: SearchInput = {
  query: 'van life',
  platforms: ['youtube'],
  categories: [],
  filters: defaultFilters,
  similarTo: [],
  reading: nothingRead,
}
const { subscribers, ...others } = defaultFilters
/** The same filters, with the first one last. */
const inOtherOrder = { ...others, subscribers }

test('an address names no filters that are at their defaults, in whatever order they come', () => {
  const address = nameSearch(new URLSearchParams(), { ...input, filters: inOtherOrder })
  expect([...address.keys()]).toEqual(['q', 'platforms'])
})

test('an address reads as the search it names, and that search has the same address', () => {
  const filters = { ...inOtherOrder, regions: ['DE'], minGrowthPercent: 5 }
  const address = nameSearch(new URLSearchParams(), { ...input, filters })
  const read = readSearchAddress(address)
  expect(read).toEqual({ ...input, filters })
  expect(String(nameSearch(new URLSearchParams(), read ?? input))).toBe(String(address))
})
