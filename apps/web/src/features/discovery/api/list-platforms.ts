import { useQuery } from '@tanstack/react-query'
import { platformStatusEndpoints } from '@troupe/contract/discover/platform-status'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

export const platformRefreshMs = 30_000

/** Fetches the state of the platforms, every 30 seconds and when the window gets focus. */
export function usePlatforms() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['platforms'],
    queryFn: ({ signal }) => callEndpoint(platformStatusEndpoints.listPlatforms, { signal }),
    refetchInterval: platformRefreshMs,
  })
}
