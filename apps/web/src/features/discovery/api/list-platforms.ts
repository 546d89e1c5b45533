import { useQuery } from '@tanstack/react-query'
import { platformStatusEndpoints } from '@troupe/contract/discover/platform-status'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

export const platformRefreshMs = 30_000

/** The state of the platforms, read again every half minute and when the window gets the focus. */
export function usePlatforms() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['platforms'],
    queryFn: ({ signal }) => callEndpoint(platformStatusEndpoints.listPlatforms, { signal }),
    refetchInterval: platformRefreshMs,
  })
}
