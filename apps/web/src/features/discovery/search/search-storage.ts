import { FoundCreator } from '@troupe/contract/creators'
import { HybridSearchRequest, HybridSearchResponse } from '@troupe/contract/discovery'
import { z } from 'zod'
import { parseJson } from '../../../lib/transport/api-error.ts'
import { SearchInput } from '../api/search-request.ts'
import { ResultView } from './result-view.ts'

/** The last answer, to which further pages were added, with the request that it answers. */
const Found = z.object({ request: HybridSearchRequest, response: HybridSearchResponse })
export type Found = z.output<typeof Found>

const Choices = SearchInput.extend({ view: ResultView, selectedIds: z.array(z.string()) })
type Choices = z.output<typeof Choices>

/** State that is kept between visits. */
export interface KeptSearch extends Choices {
  /** Null before the first search, and while one runs. */
  found: Found | null
}

export interface SearchStorage {
  /** State of an earlier visit. Parts in a form unknown to this version are dropped. */
  read: () => Partial<KeptSearch>
  /** Keeps a search. Results are many, so only those are written that were not there before. */
  write: (search: KeptSearch, previous: KeptSearch) => void
  clear: () => void
}

/** One user's place in the local storage, so that another who signs in at this browser does not see it. */
export function createSearchStorage(userId: string): SearchStorage {
  const choicesKey = `troupe.discover.${userId}`
  const found = createFoundStorage(`${choicesKey}.found`)
  return {
    read: () => ({ ...Choices.safeParse(readItem(choicesKey)).data, found: found.read() }),
    write: ({ query, platforms, categories, filters, similarTo, reading, view, selectedIds, ...search }, previous) => {
      writeItem(choicesKey, { query, platforms, categories, filters, similarTo, reading, view, selectedIds })
      if (search.found === null) found.clear()
      else if (search.found !== previous.found) found.write(search.found, previous.found)
    },
    clear: () => {
      window.localStorage.removeItem(choicesKey)
      found.clear()
    },
  }
}

/** Results of an item: a thousand in one would be a megabyte to write for each page. */
const partLength = 100
const Part = z.array(FoundCreator)

/** An answer without its results, and the number of items that have them. */
const FoundHead = Found.extend({ parts: z.number().int() })

/** An answer in several items, of which a page that was added changes the last ones. */
function createFoundStorage(key: string) {
  const toPartKey = (part: number) => `${key}.${part}`
  const clearFrom = (first: number) => {
    const isCleared = (name: string) => name.startsWith(`${key}.`) && Number(name.slice(key.length + 1)) >= first
    for (const name of Object.keys(window.localStorage).filter(isCleared)) window.localStorage.removeItem(name)
  }
  /** What this tab wrote last: where another tab has written since, all parts are written again. */
  let lastHead: string | null = null
  return {
    read: (): Found | null => {
      const head = FoundHead.safeParse(readItem(key)).data
      if (!head) return null
      const { parts, request, response } = head
      const results = Array.from({ length: parts }, (_, part) => Part.safeParse(readItem(toPartKey(part))).data)
      if (results.includes(undefined)) return null
      return { request, response: { ...response, results: results.flatMap((part) => part ?? []) } }
    },
    write: ({ request, response }: Found, previous: Found | null) => {
      const { results } = response
      const isContinued = previous?.request === request && window.localStorage.getItem(key) === lastHead
      const written = isContinued ? previous.response.results.length : 0
      const parts = Math.ceil(results.length / partLength)
      for (let part = Math.floor(written / partLength); part < parts; part++) {
        writeItem(toPartKey(part), results.slice(part * partLength, (part + 1) * partLength))
      }
      clearFrom(parts)
      writeItem(key, { request, response: { ...response, results: [] }, parts })
      lastHead = window.localStorage.getItem(key)
    },
    clear: () => {
      window.localStorage.removeItem(key)
      clearFrom(0)
    },
  }
}

function readItem(key: string): unknown {
  const text = window.localStorage.getItem(key)
  return text === null ? undefined : parseJson(text)
}

/** Where the storage is full, the search works and is not kept. */
function writeItem(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value))
  } catch {
    window.localStorage.removeItem(key)
  }
}
