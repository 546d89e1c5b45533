import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { campaignEndpoints, type RetriableReason } from '@troupe/contract/mail/campaigns'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys } from './campaigns.ts'

type Outcome = BodyInput<typeof campaignEndpoints.resolveMail>['outcome']

/** Resolves a mail of unknown outcome. */
export function useResolveMail() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, outcome }: { id: string; outcome: Outcome }) =>
      callEndpoint(campaignEndpoints.resolveMail, { params: { id }, body: { outcome } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}

/** Resolves all mails of unknown outcome in a campaign, and reports their number. */
export function useResolveAll(campaignId: string, onResolved: (count: number) => void) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof campaignEndpoints.resolveAll>) =>
      callEndpoint(campaignEndpoints.resolveAll, { params: { id: campaignId }, body }),
    onSuccess: ({ resolved, campaign }) => {
      // Called before the cache is updated, not as a callback of `mutate`: once no outcome is unknown, the component
      // that asked is unmounted.
      onResolved(resolved)
      queryClient.setQueryData(campaignKeys.one(campaignId), campaign)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}

/** Sends the mails again that failed for the given reasons, and reports their number. */
export function useRetryMails(campaignId: string, onRetried: (count: number) => void) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reasons: RetriableReason[]) =>
      callEndpoint(campaignEndpoints.retry, { params: { id: campaignId }, body: { reasons } }),
    onSuccess: ({ retried, campaign }) => {
      // Called before the cache is updated, not as a callback of `mutate`: once no mail has failed, the form that asked
      // is unmounted.
      onRetried(retried)
      queryClient.setQueryData(campaignKeys.one(campaignId), campaign)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}
