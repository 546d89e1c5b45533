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

/** Makes a token; its answer is the one time that it can be read. */
export function useCreateAccessToken() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewAccessToken) => callEndpoint(accessTokenEndpoints.createAccessToken, { body }),
    // Not kept once its dialog is gone.
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tokensKey }),
  })
}

export function useRevokeAccessToken() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(accessTokenEndpoints.revokeAccessToken, { params: { id } }),
    // Also when it failed: it may have been revoked elsewhere.
    onSettled: () => queryClient.invalidateQueries({ queryKey: tokensKey }),
  })
}
