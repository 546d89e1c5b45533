import { useMutation } from '@tanstack/react-query'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Stores the creators of a result without waiting for the answer; failures are only logged. */
export function useStoreCreators() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (creators: readonly { platform: Platform; channel_id: string; handle: string }[]) =>
      callEndpoint(discoveryEndpoints.storeCreators, {
        body: creators.map(({ platform, channel_id, handle }) => ({ platform, channel_id, handle })),
      }),
    // biome-ignore lint/suspicious/noConsole: the documents have it logged and nothing more
    onError: (error) => console.debug('The creators of a result were not kept', error),
  })
}
