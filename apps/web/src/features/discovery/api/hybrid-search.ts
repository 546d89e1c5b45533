import { useMutation } from '@tanstack/react-query'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { useEffect, useRef } from 'react'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import type { SearchRequest } from '../search-request.ts'

/** A search that the server answered and could not do; the message is its reason. */
class SearchFailedError extends Error {}

/** Searches; a newer search, or leaving the screen, ends an older one. */
export function useHybridSearch() {
  const callEndpoint = useCallEndpoint()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  return useMutation({
    mutationFn: async (body: SearchRequest) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const response = await callEndpoint(discoveryEndpoints.hybridSearch, { body, signal: controller.signal })
      if (response.search_strategy === 'error') throw new SearchFailedError(readReason(response.debug_info))
      return response
    },
  })
}

function readReason(debugInfo: Record<string, unknown>): string {
  return typeof debugInfo.error === 'string' ? debugInfo.error : ''
}
