import { useMutation } from '@tanstack/react-query'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useNewestSignal } from '../../../lib/use-newest-signal.ts'

/** Fetches the page of results at a cursor; leaving the results aborts it. */
export function useNextResults() {
  const callEndpoint = useCallEndpoint()
  const getSignal = useNewestSignal()
  return useMutation({
    mutationFn: (cursor: string) =>
      callEndpoint(discoveryEndpoints.nextResults, { query: { cursor }, signal: getSignal() }),
  })
}
