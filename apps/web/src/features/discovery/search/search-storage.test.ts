import { HybridSearchRequest } from '@troupe/contract/discovery'
import { expect, test, vi } from 'vitest'
import { makeFoundCreator, makeSearchResponse } from '../../../testing/factories.ts'
import { defaultFilters } from '../advanced-filters/advanced-filters.ts'
import { createSearchStorage, type Found, type KeptSearch } from './search-storage.ts'

const makeResults = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => makeFoundCreator({ id: `${name} ${index}` }))

function makeSearch(name: string, count: number): KeptSearch & { found: Found } {
  const request = HybridSearchRequest.parse({ query_text: name })
  const found = { request, response: makeSearchResponse(makeResults(name, count)) }
  return {
    query: name,
    platforms: [],
    categories: [],
    filters: defaultFilters,
    similarTo: [],
    reading: { topic: '', words: {}, platforms: null },
    view: 'grid',
    selectedIds: [],
    found,
  }
}

/** Returns the search with more results. */
function extend(search: KeptSearch & { found: Found }, count: number): KeptSearch & { found: Found } {
  const { found } = search
  return { ...search, found: { ...found, response: { ...found.response, results: makeResults(search.query, count) } } }
}

const nothing: KeptSearch = { ...makeSearch('', 0), found: null }
const storage = () => createSearchStorage('user-1')

test('results are read as they were written, however many and in however many steps', () => {
  const { read, write } = storage()
  const first = makeSearch('tea', 0)
  const steps = [30, 60, 120, 200, 310, 1000].map((count) => extend(first, count))
  let previous = nothing
  for (const step of steps) {
    write(step, previous)
    expect(read()).toEqual(step)
    previous = step
  }
  expect(storage().read()).toEqual(previous)
})

test('of the results before a page that was added at most a hundred are written again', () => {
  const { write } = storage()
  const search = makeSearch('tea', 970)
  write(search, nothing)
  const written = vi.spyOn(Storage.prototype, 'setItem')
  write(extend(search, 1000), search)
  const length = written.mock.calls.reduce((sum, [, text]) => sum + text.length, 0)
  expect(length).toBeLessThan(0.12 * JSON.stringify(extend(search, 1000)).length)
})

test('another search leaves nothing of one with more results', () => {
  const { read, write } = storage()
  const [long, short] = [makeSearch('tea', 450), makeSearch('cake', 120)]
  write(long, nothing)
  write(short, long)
  expect(read()).toEqual(short)
  expect(JSON.stringify(window.localStorage)).not.toContain('tea')
})

test('a page is not added to what another tab has kept meanwhile', () => {
  const [one, other] = [storage(), storage()]
  const search = makeSearch('tea', 250)
  one.write(search, nothing)
  other.write(makeSearch('cake', 250), nothing)
  one.write(extend(search, 280), search)
  expect(one.read()).toEqual(extend(search, 280))
})

test('a search of which a part is lost is not shown in pieces', () => {
  const { read, write } = storage()
  write(makeSearch('tea', 250), nothing)
  window.localStorage.removeItem('troupe.discover.user-1.found.1')
  expect(read().found).toBeNull()
})

test('clearing removes all parts, those after a lost one too', () => {
  const { write, clear } = storage()
  write(makeSearch('tea', 450), nothing)
  window.localStorage.removeItem('troupe.discover.user-1.found.1')
  clear()
  expect(window.localStorage).toHaveLength(0)
})
