import { useQuery } from '@tanstack/react-query'
import { installationEndpoints } from '@troupe/contract/account/installation'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const knownForMs = 60_000

/** Whether the user operates the installation, and whether its public address answers. */
export function useInstallation() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['installation'],
    queryFn: ({ signal }) => callEndpoint(installationEndpoints.getInstallation, { signal }),
    staleTime: knownForMs,
    retry: false,
  })
}

/** Checks the installation, which takes up to five seconds. */
export function useSelfCheck() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['self-check'],
    queryFn: ({ signal }) => callEndpoint(installationEndpoints.runSelfCheck, { signal }),
    // It calls mail servers and models: only when it is asked for.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}
