import { useMutation, useQuery } from '@tanstack/react-query'
import { suppressionEndpoints } from '@troupe/contract/mail/suppressions'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Data of the unsubscribe page. */
export function useUnsubscribePage(token: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['unsubscribe', token],
    queryFn: ({ signal }) => callEndpoint(suppressionEndpoints.getUnsubscribePage, { params: { token }, signal }),
  })
}

/** Unsubscribes the recipient of the link. */
export function useUnsubscribe(token: string) {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: () => callEndpoint(suppressionEndpoints.unsubscribe, { params: { token } }),
  })
}
