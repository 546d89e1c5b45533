import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CreatorStatement } from '@troupe/contract/onboarding'
import { ownChannelEndpoints } from '@troupe/contract/own-channel'
import { downloadJson } from '../../../lib/download.ts'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const keyOf = (token: string) => ['own-channel', token]

/** Whether a link is invalid: wrong, replaced by a newer one, or for an erased channel. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 422)
}

/** Everything stored about the channel that the token belongs to. */
export function useOwnChannel(token: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => callEndpoint(ownChannelEndpoints.get, { body: { token }, signal }),
    // It changes only through actions on this page, and reading it again would count against the network's limit.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Replaces the creator's statement. */
export function useCorrectOwnChannel(token: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (statement: CreatorStatement) =>
      callEndpoint(ownChannelEndpoints.correct, { body: { token, statement } }),
    onSuccess: (channel) => queryClient.setQueryData(keyOf(token), channel),
  })
}

/** Downloads everything stored about the channel as a file. */
export function useExportOwnChannel(token: string) {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: async () => {
      const data = await callEndpoint(ownChannelEndpoints.export, { body: { token } })
      downloadJson(`troupe-channel-${data.exported_at.slice(0, 10)}.json`, data)
    },
  })
}

/** Deletes everything stored about the channel for good, which also makes the link invalid. */
export function useEraseOwnChannel(token: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(ownChannelEndpoints.erase, { body: { token } }),
    onSuccess: () => queryClient.removeQueries({ queryKey: keyOf(token) }),
  })
}

/** Mails new links to an address. Resolves whether the address is known or not. */
export function useRequestOwnLink() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (email: string) => callEndpoint(ownChannelEndpoints.requestLink, { body: { email } }),
  })
}
