import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput, Query } from '@troupe/contract/base/endpoint'
import { campaignEndpoints, type RetriableReason } from '@troupe/contract/mail/campaigns'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys } from './campaigns.ts'

const pollMs = 5000

export type MailFilter = Pick<Query<typeof campaignEndpoints.listMails>, 'page' | 'state' | 'step'>

interface MailsInput {
  campaignId: string
  filter: MailFilter
  /** Whether the campaign goes on, and its mails change. */
  isLive: boolean
}

/** A page of the mails of a campaign. */
export function useCampaignMails({ campaignId, filter, isLive }: MailsInput) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [...campaignKeys.mails(campaignId), filter],
    queryFn: ({ signal }) =>
      callEndpoint(campaignEndpoints.listMails, { params: { id: campaignId }, query: filter, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? pollMs : false,
  })
}

type Outcome = BodyInput<typeof campaignEndpoints.resolveMail>['outcome']

/** Says what became of a mail whose outcome is unknown. */
export function useResolveMail() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, outcome }: { id: string; outcome: Outcome }) =>
      callEndpoint(campaignEndpoints.resolveMail, { params: { id }, body: { outcome } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}

/** Says of all mails of a campaign whose outcome is unknown what became of them, and how many they were. */
export function useResolveAll(campaignId: string, onResolved: (count: number) => void) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof campaignEndpoints.resolveAll>) =>
      callEndpoint(campaignEndpoints.resolveAll, { params: { id: campaignId }, body }),
    onSuccess: ({ resolved, campaign }) => {
      // First, and not as a callback of the call: once no outcome is unknown any more, the question is gone.
      onResolved(resolved)
      queryClient.setQueryData(campaignKeys.one(campaignId), campaign)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}

/** Sends failed mails again, those that failed for these reasons, and says how many they were. */
export function useRetryMails(campaignId: string, onRetried: (count: number) => void) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reasons: RetriableReason[]) =>
      callEndpoint(campaignEndpoints.retry, { params: { id: campaignId }, body: { reasons } }),
    onSuccess: ({ retried, campaign }) => {
      // First, and not as a callback of the call: once nothing has failed any more, the form that asked is gone.
      onRetried(retried)
      queryClient.setQueryData(campaignKeys.one(campaignId), campaign)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}
