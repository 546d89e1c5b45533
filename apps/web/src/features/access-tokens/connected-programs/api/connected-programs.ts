import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type AuthorizationDecision, connectedProgramEndpoints } from '@troupe/contract/account/connected-programs'
import { useCallEndpoint } from '../../../../lib/transport/transport-context.tsx'

const programsKey = ['connected-programs']

/** The programs that the user has connected. */
export function useConnectedProgramList() {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: programsKey,
    queryFn: async ({ signal }) =>
      (await callEndpoint(connectedProgramEndpoints.listConnectedPrograms, { signal })).connected_programs,
  })
}

export function useDisconnectProgram() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(connectedProgramEndpoints.disconnectProgram, { params: { id } }),
    // Also after a failure, because the program may have been disconnected elsewhere.
    onSettled: () => queryClient.invalidateQueries({ queryKey: programsKey }),
  })
}

/** What a program asks for. @param query Its authorization request, as it stands in the address. */
export function useAuthorizationReview(query: string) {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: ['authorization-review', query],
    queryFn: ({ signal }) => callEndpoint(connectedProgramEndpoints.reviewAuthorization, { body: { query }, signal }),
    // The question must not change while the user reads it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export function useDecideAuthorization() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (body: AuthorizationDecision) => callEndpoint(connectedProgramEndpoints.decideAuthorization, { body }),
  })
}
