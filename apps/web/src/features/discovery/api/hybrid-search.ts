import { useMutation } from '@tanstack/react-query'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useNewestSignal } from '../../../lib/use-newest-signal.ts'
import type { SearchRequest } from './search-request.ts'

/** The server reported that the search failed; the message is its reason. */
class SearchFailedError extends Error {}

/** Searches. A newer search, or leaving the screen, aborts the previous one. */
export function useHybridSearch() {
  const callEndpoint = useCallEndpoint()
  const getSignal = useNewestSignal()
  return useMutation({
    mutationFn: async (body: SearchRequest) => {
      const response = await callEndpoint(discoveryEndpoints.hybridSearch, { body, signal: getSignal() })
      if (response.search_strategy === 'error') throw new SearchFailedError(readReason(response.debug_info))
      return response
    },
  })
}

function readReason(debugInfo: Record<string, unknown>): string {
  return typeof debugInfo.error === 'string' ? debugInfo.error : ''
}
