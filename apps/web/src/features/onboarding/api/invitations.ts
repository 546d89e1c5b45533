import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Invitation, type InvitationState, invitationEndpoints } from '@troupe/contract/invitations'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

export const invitationPageSize = 50
const pollMs = 3000

/** Query key that all keys of invitations begin with. */
export const invitationKey = ['invitations']

export interface InvitationFilter {
  page: number
  /** Part of an address, a name or a handle; empty for all. */
  query: string
  state: InvitationState | undefined
}

/** Polling interval: the outcome is not known while mails are being sent. */
function findPollMs(invitations: readonly Invitation[] | undefined): number | false {
  return invitations?.some(({ state }) => state === 'sending') ? pollMs : false
}

/** A page of the user's invitations, newest first. */
export function useInvitations(filter: InvitationFilter) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [...invitationKey, filter],
    queryFn: ({ signal }) =>
      callEndpoint(invitationEndpoints.list, { query: { ...filter, page_size: invitationPageSize }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => findPollMs(state.data?.invitations),
  })
}

/** The user's newest invitation to a creator; null if there is none. */
export function useInvitationOf(creatorId: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [...invitationKey, 'creator', creatorId],
    queryFn: async ({ signal }) => {
      const query = { creator_id: creatorId, page_size: 1 }
      const { invitations } = await callEndpoint(invitationEndpoints.list, { query, signal })
      return invitations[0] ?? null
    },
    refetchInterval: ({ state }) => findPollMs(state.data ? [state.data] : undefined),
  })
}

/** Mails a new link, which replaces the earlier one. */
export function useResendInvitation() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(invitationEndpoints.resend, { params: { id } }),
    // Also after a refusal, which means that the invitation was used or declined in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationKey }),
  })
}

/** Makes the link of an invitation invalid. */
export function useRevokeInvitation() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(invitationEndpoints.revoke, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationKey }),
  })
}
