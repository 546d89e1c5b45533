import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CreatorStatement } from '@troupe/contract/onboarding'
import { ownChannelEndpoints } from '@troupe/contract/own-channel'
import { downloadJson } from '../../../lib/download.ts'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const keyOf = (token: string) => ['own-channel', token]

/** Whether a link opens no page: it is wrong, replaced by a newer one, or what it led to was erased. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 422)
}

/** Everything that is stored about the channel whose creator's link carries the token. */
export function useOwnChannel(token: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => callEndpoint(ownChannelEndpoints.get, { body: { token }, signal }),
    // It changes by what is done here; read anew, it would only use up what one network may ask.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Replaces what the creator says of the channel. */
export function useCorrectOwnChannel(token: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (statement: CreatorStatement) =>
      callEndpoint(ownChannelEndpoints.correct, { body: { token, statement } }),
    onSuccess: (channel) => queryClient.setQueryData(keyOf(token), channel),
  })
}

/** Saves all that is stored as a file. */
export function useExportOwnChannel(token: string) {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: async () => {
      const data = await callEndpoint(ownChannelEndpoints.export, { body: { token } })
      downloadJson(`troupe-channel-${data.exported_at.slice(0, 10)}.json`, data)
    },
  })
}

/** Deletes all that is stored, for good; the link is dead then. */
export function useEraseOwnChannel(token: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(ownChannelEndpoints.erase, { body: { token } }),
    onSuccess: () => queryClient.removeQueries({ queryKey: keyOf(token) }),
  })
}

/** Mails new links to the owner of an address. Resolves to the same message whether the address is known or not. */
export function useRequestOwnLink() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: async (email: string) => {
      const { message } = await callEndpoint(ownChannelEndpoints.requestLink, { body: { email } })
      return message
    },
  })
}
