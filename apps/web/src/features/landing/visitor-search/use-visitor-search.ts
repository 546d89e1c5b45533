import { type VisitorResult, visitorSearchEndpoints } from '@troupe/contract/discover/visitor-search'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { createTransport } from '../../../lib/transport/transport.ts'
import { visitorSearchTexts as texts } from './visitor-search-texts.ts'

/** A search in progress, its results, or the message of its failure. */
export type VisitorSearch =
  | { readonly status: 'searching' }
  | { readonly status: 'found'; readonly results: readonly VisitorResult[] }
  | { readonly status: 'failed'; readonly message: string }

const searching: VisitorSearch = { status: 'searching' }
const call = createTransport({ fetch: (...request) => globalThis.fetch(...request) })

/** Searches the catalogue without an account, once for each object: the same text can be asked again. */
export function useVisitorSearch(asked: { readonly text: string }): VisitorSearch {
  const [answer, setAnswer] = useState<{ readonly to: object; readonly search: VisitorSearch }>()

  useEffect(() => {
    const leaving = new AbortController()
    const settle = (search: VisitorSearch) => {
      if (!leaving.signal.aborted) setAnswer({ to: asked, search })
    }
    call(visitorSearchEndpoints.searchAsVisitor, { body: { query_text: asked.text }, signal: leaving.signal }).then(
      ({ results }) => settle({ status: 'found', results }),
      (error: Error) => settle({ status: 'failed', message: describeFailure(error) }),
    )
    return () => leaving.abort()
  }, [asked])

  return answer?.to === asked ? answer.search : searching
}

/** In texts of the landing page, which does not load the translations of the server's. */
function describeFailure(error: Error): string {
  return error instanceof ApiError && error.status === 429 ? texts.tooMany : texts.failed
}
