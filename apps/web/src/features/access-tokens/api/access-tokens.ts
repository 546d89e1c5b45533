import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { accessTokenEndpoints, type NewAccessToken } from '@troupe/contract/access-tokens'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const tokensKey = ['access-tokens']

/** The user's personal access tokens. */
export function useAccessTokenList() {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: tokensKey,
    queryFn: async ({ signal }) =>
      (await callEndpoint(accessTokenEndpoints.listAccessTokens, { signal })).access_tokens,
  })
}

/** Creates a token. Only this response contains it in full. */
export function useCreateAccessToken() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewAccessToken) => callEndpoint(accessTokenEndpoints.createAccessToken, { body }),
    // Discard the token as soon as its dialog is gone.
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tokensKey }),
  })
}

export function useRevokeAccessToken() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(accessTokenEndpoints.revokeAccessToken, { params: { id } }),
    // Also after a failure, because the token may have been revoked elsewhere.
    onSettled: () => queryClient.invalidateQueries({ queryKey: tokensKey }),
  })
}
