import { useMutation, useQuery } from '@tanstack/react-query'
import { suppressionEndpoints } from '@troupe/contract/suppressions'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** What the page of an unsubscribe link shows. */
export function useUnsubscribePage(token: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['unsubscribe', token],
    queryFn: ({ signal }) => callEndpoint(suppressionEndpoints.getUnsubscribePage, { params: { token }, signal }),
  })
}

/** Unsubscribes the reader whom the link was sent to. */
export function useUnsubscribe(token: string) {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: () => callEndpoint(suppressionEndpoints.unsubscribe, { params: { token } }),
  })
}
