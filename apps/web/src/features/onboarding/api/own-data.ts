import { useMutation, useQuery } from '@tanstack/react-query'
import { ownDataEndpoints } from '@troupe/contract/law/own-data'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Everything stored about the holder of the token. */
export function useOwnData(token: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['own-data', token],
    queryFn: ({ signal }) => callEndpoint(ownDataEndpoints.get, { body: { token }, signal }),
    // Reading it again would count against the address's limit.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Mails a link to an address. Resolves whether anything is stored or not. */
export function useRequestOwnData() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (email: string) => callEndpoint(ownDataEndpoints.requestLink, { body: { email } }),
  })
}
