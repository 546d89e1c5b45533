import { queryMaxLength } from '@troupe/contract/query-length'
import { type ReadQuery, readQuery } from './analysis/query.ts'
import type { SearchContext } from './context/search-context.ts'
import { correctText } from './suggestions/spelling.ts'
import { suggestSpelling } from './suggestions/suggest-spelling.ts'
import type { UnderstoodRequest } from './understand-request.ts'

export interface CorrectedRequest {
  readonly understood: UnderstoodRequest
  /** The text as read, if it was not corrected. */
  readonly read?: ReadQuery
}

/** Corrects words that no creator has to the nearest ones that creators use, except those in double quotes and names to look up. */
export async function correctRequest(context: SearchContext, understood: UnderstoodRequest): Promise<CorrectedRequest> {
  const { request } = understood
  if (request.literal || understood.isLookup) return { understood }
  const unquoted = request.query_text.replace(/"[^"]*"/g, ' ')
  const read = await readQuery(context, unquoted, request.cities)
  const corrections = await suggestSpelling(context, read)
  const query_text = correctText(request.query_text, corrections)
  if (corrections.length === 0 || query_text.length > queryMaxLength) {
    return { understood, ...(unquoted === request.query_text && { read }) }
  }
  return { understood: { ...understood, request: { ...request, query_text }, corrected_from: request.query_text } }
}
