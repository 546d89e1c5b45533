import { maxVisitorResults } from '@troupe/contract/discover/visitor-search'
import { HybridSearchRequest } from '@troupe/contract/discovery'
import { noSearcher, type SearchContext } from '../context/search-context.ts'
import { correctRequest } from '../correct-request.ts'
import { orderSearch, readOrdered, startSearch } from '../hybrid-search.ts'
import type { RankedCreator } from '../rank-results.ts'
import { understandRequest } from '../understand-request.ts'
import { removeAddresses } from './remove-addresses.ts'

/**
 * Runs a hybrid search of the catalogue for a visitor who is not signed in. It asks no platform and no language model,
 * remembers nothing, and does not search for e-mail addresses, since a match would confirm one.
 * @returns up to three creators, best first.
 */
export async function searchForVisitor(context: SearchContext, text: string): Promise<readonly RankedCreator[]> {
  const query_text = removeAddresses(text).trim()
  if (query_text === '') return []
  const quiet: SearchContext = { ...context, readChannel: async () => undefined }
  return context.traffic.note(async () => {
    const { understood, read } = await correctRequest(
      quiet,
      understandRequest(HybridSearchRequest.parse({ query_text })),
    )
    // Set after the text is read, since it may ask for another number of results.
    const request = { ...understood.request, max_api_requests: 0, result_limit: maxVisitorResults }
    const started = await startSearch(quiet, request, noSearcher, read)
    const { results } = await readOrdered(quiet, await orderSearch(quiet, request, started))
    return results
  })
}
