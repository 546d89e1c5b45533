import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { singleSignOnEndpoints } from '@troupe/contract/account/single-sign-on'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const identitiesKey = ['account', 'identities']

/** The user's identities at providers, and whether the account has a password. */
export function useIdentities() {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: identitiesKey,
    queryFn: ({ signal }) => callEndpoint(singleSignOnEndpoints.listIdentities, { signal }),
  })
}

export function useRemoveIdentity() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(singleSignOnEndpoints.removeIdentity, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: identitiesKey }),
  })
}
