import { FoundCreator } from '@troupe/contract/creators'
import { HybridSearchRequest, HybridSearchResponse } from '@troupe/contract/discovery'
import { z } from 'zod'
import { parseJson } from '../../../lib/transport/api-error.ts'
import { SearchInput } from '../api/search-request.ts'
import { ResultView } from './result-view.ts'

/** The last response with all pages loaded so far, and its request. */
const Found = z.object({ request: HybridSearchRequest, response: HybridSearchResponse })
export type Found = z.output<typeof Found>

const Choices = SearchInput.extend({ view: ResultView, selectedIds: z.array(z.string()) })
type Choices = z.output<typeof Choices>

/** State kept between visits. */
export interface KeptSearch extends Choices {
  /** Null before the first search and while one runs. */
  found: Found | null
}

export interface SearchStorage {
  /** Reads the state of an earlier visit. Parts in a format unknown to this version are dropped. */
  read: () => Partial<KeptSearch>
  /** Stores a search. Only new results are written, since there are many. */
  write: (search: KeptSearch, previous: KeptSearch) => void
  clear: () => void
}

/** Creates a user's area in the local storage, so that other users of the same browser do not see it. */
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

/** Number of results per item: a thousand in one item would rewrite a megabyte for each page. */
const partLength = 100
const Part = z.array(FoundCreator)

/** A response without its results, and the number of items that contain them. */
const FoundHead = Found.extend({ parts: z.number().int() })

/** Stores a response in several items, of which a new page changes only the last ones. */
function createFoundStorage(key: string) {
  const toPartKey = (part: number) => `${key}.${part}`
  const clearFrom = (first: number) => {
    const isCleared = (name: string) => name.startsWith(`${key}.`) && Number(name.slice(key.length + 1)) >= first
    for (const name of Object.keys(window.localStorage).filter(isCleared)) window.localStorage.removeItem(name)
  }
  /** The head that this tab wrote last. If another tab has written since, all parts are written again. */
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

/** Writes an item. If the storage is full, the search still works but is not kept. */
function writeItem(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value))
  } catch {
    window.localStorage.removeItem(key)
  }
}
