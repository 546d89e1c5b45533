import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CreatorStatement } from '@troupe/contract/onboarding'
import { type OwnChannel, ownChannelEndpoints } from '@troupe/contract/own-channel'
import { downloadJson } from '../../../lib/download.ts'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const allKey = 'own-channel'
const keyOf = (token: string) => [allKey, token]

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

/**
 * Deletes everything stored about a proved channel for good, which also makes the link invalid. Of another channel the
 * erasure is planned.
 */
export function useEraseOwnChannel(token: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(ownChannelEndpoints.erase, { body: { token } }),
    onSuccess: ({ erasure_due_at }) => {
      if (erasure_due_at === null) queryClient.removeQueries({ queryKey: keyOf(token) })
      else changeShown(queryClient, token, { erasure_due_at })
    },
  })
}

/** Stops a planned erasure, with the token of the page or of a notice. */
export function useKeepOwnChannel(token: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(ownChannelEndpoints.keep, { body: { token } }),
    onSuccess: () => changeShown(queryClient, token, { erasure_due_at: null }),
  })
}

/** The server asks a platform and retries if that is slow. */
const proofTimeoutMs = 60_000

/** Asks for the code that proves the channel, or has it looked for. */
export function useProveOwnChannel(token: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(ownChannelEndpoints.prove, { body: { token }, timeoutMs: proofTimeoutMs }),
    onSuccess: ({ channel }) => queryClient.setQueryData(keyOf(token), channel),
  })
}

/** Asks both addresses to confirm a new one. */
export function useChangeAddress(token: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => callEndpoint(ownChannelEndpoints.changeAddress, { body: { token, email } }),
    onSuccess: (channel) => queryClient.setQueryData(keyOf(token), channel),
  })
}

/** Confirms a new address with the token of a mail. */
export function useConfirmAddress(token: string) {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: () => callEndpoint(ownChannelEndpoints.confirmAddress, { body: { token } }),
  })
}

/** Stops a change of the address, with the token of the page or of the mail to the old one. */
export function useKeepAddress(token: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(ownChannelEndpoints.keepAddress, { body: { token } }),
    onSuccess: () => changeShown(queryClient, token, { address_change: null }),
  })
}

/** Returns a function after which the page is read anew, since the link of a mail has changed what it shows. */
export function useReadAnew(): () => void {
  const queryClient = useQueryClient()
  return () => queryClient.removeQueries({ queryKey: [allKey] })
}

function changeShown(queryClient: QueryClient, token: string, changed: Partial<OwnChannel>): void {
  queryClient.setQueryData<OwnChannel>(keyOf(token), (shown) => shown && { ...shown, ...changed })
}

/** Mails new links to an address. Resolves whether the address is known or not. */
export function useRequestOwnLink() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (email: string) => callEndpoint(ownChannelEndpoints.requestLink, { body: { email } }),
  })
}
