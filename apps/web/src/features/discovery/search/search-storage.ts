import { HybridSearchRequest, HybridSearchResponse } from '@troupe/contract/discovery'
import { z } from 'zod'
import { parseJson } from '../../../lib/transport/api-error.ts'
import { SearchInput } from '../api/search-request.ts'
import { ResultView } from './result-view.ts'

/** The last answer, with the request that it answers. */
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
  /** Keeps a search. Results are many, so they are written only when they are others than before. */
  write: (search: KeptSearch, previous: KeptSearch) => void
  clear: () => void
}

/** One user's place in the local storage, so that another who signs in at this browser does not see it. */
export function createSearchStorage(userId: string): SearchStorage {
  const choicesKey = `troupe.discover.${userId}`
  const foundKey = `${choicesKey}.found`
  return {
    read: () => ({
      ...Choices.safeParse(readItem(choicesKey)).data,
      found: Found.safeParse(readItem(foundKey)).data ?? null,
    }),
    write: ({ query, platforms, categories, filters, view, selectedIds, found }, previous) => {
      writeItem(choicesKey, { query, platforms, categories, filters, view, selectedIds })
      if (found === null) window.localStorage.removeItem(foundKey)
      else if (found !== previous.found) writeItem(foundKey, found)
    },
    clear: () => {
      window.localStorage.removeItem(choicesKey)
      window.localStorage.removeItem(foundKey)
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
