import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys } from './campaigns.ts'

const pageSize = 20

/** The newest mails that the user has sent to a creator. */
export function useCreatorMails(creatorId: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [...campaignKeys.all, 'creator', creatorId],
    queryFn: ({ signal }) =>
      callEndpoint(campaignEndpoints.listCreatorMails, {
        params: { id: creatorId },
        query: { page_size: pageSize },
        signal,
      }),
  })
}

/** Notes that a creator has answered, or has not after all. */
export function useMarkReplied(creatorId: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (replied: boolean) =>
      callEndpoint(campaignEndpoints.markReplied, { params: { id: creatorId }, body: { replied } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}
