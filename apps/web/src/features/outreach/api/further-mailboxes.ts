import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  furtherMailboxEndpoints as endpoints,
  type FurtherMailbox,
  type FurtherSenderInput,
} from '@troupe/contract/campaigns/further-mailboxes'
import {
  type SharedMailbox,
  type SharedMailboxes,
  sharedMailboxEndpoints,
} from '@troupe/contract/campaigns/shared-mailboxes'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys } from './campaigns.ts'

const sendersKey = ['further-senders']
export const furtherMailboxesKey = ['further-mailboxes']
/** Mailboxes that are shared with the workspace. */
export const sharedMailboxesKey = ['shared-mailboxes']

/** The user's mailboxes beside the first ones: limits, use and pauses, oldest first. */
export function useFurtherMailboxes() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: furtherMailboxesKey,
    queryFn: async ({ signal }) => (await callEndpoint(endpoints.list, { signal })).mailboxes,
  })
}

/** SMTP settings of these mailboxes. */
export function useFurtherSenders() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: sendersKey,
    queryFn: async ({ signal }) => (await callEndpoint(endpoints.listSenders, { signal })).senders,
  })
}

/** Adds a mailbox, or changes the one with the id. */
export function useSaveFurtherSender(id: string | undefined) {
  const callEndpoint = useCallEndpoint()
  const forget = useForget()
  return useMutation({
    mutationFn: (body: FurtherSenderInput) =>
      id === undefined
        ? callEndpoint(endpoints.add, { body })
        : callEndpoint(endpoints.change, { params: { id }, body }),
    onSuccess: forget,
  })
}

/** Removes a mailbox and cancels the mails that wait in it. */
export function useRemoveFurtherMailbox() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const forget = useForget()
  return useMutation({
    mutationFn: ({ id }: Pick<FurtherMailbox, 'id'>) =>
      callEndpoint(endpoints.remove, { params: { id }, query: { unsent: 'cancel' } }),
    onSuccess: async () => {
      await forget()
      void queryClient.invalidateQueries({ queryKey: sharedMailboxesKey })
      void queryClient.invalidateQueries({ queryKey: campaignKeys.all })
    },
  })
}

function useForget() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: sendersKey }),
      queryClient.invalidateQueries({ queryKey: furtherMailboxesKey }),
    ])
}

/** The mailboxes that colleagues and the user share with the workspace. */
export function useSharedMailboxes() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: sharedMailboxesKey,
    queryFn: ({ signal }) => callEndpoint(sharedMailboxEndpoints.list, { signal }),
  })
}

/** Shares an own mailbox: the first one of a provider, or a further one by its id. */
export function useShareMailbox() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (mailbox: string) => callEndpoint(sharedMailboxEndpoints.share, { body: { mailbox } }),
    onSuccess: (shared) => queryClient.setQueryData<SharedMailboxes>(sharedMailboxesKey, shared),
  })
}

/** Ends the sharing of a mailbox, which pauses campaigns. */
export function useEndSharing() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<SharedMailbox, 'id'>) => callEndpoint(sharedMailboxEndpoints.end, { params: { id } }),
    onSuccess: (shared) => {
      queryClient.setQueryData<SharedMailboxes>(sharedMailboxesKey, shared)
      void queryClient.invalidateQueries({ queryKey: campaignKeys.all })
    },
  })
}
