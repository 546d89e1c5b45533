import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { receivedMailEndpoints } from '@troupe/contract/mail/received-mails'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys } from './campaigns.ts'

const pageSize = 20

/** The newest of the user's mails to a creator. */
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

/** The newest mails that came back from a creator. */
export function useReceivedMails(creatorId: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [...campaignKeys.all, 'received', creatorId],
    queryFn: async ({ signal }) =>
      (await callEndpoint(receivedMailEndpoints.listOfCreator, { params: { id: creatorId }, signal })).received,
  })
}

/** Sets or clears the mark that a creator replied. */
export function useMarkReplied(creatorId: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (replied: boolean) =>
      callEndpoint(campaignEndpoints.markReplied, { params: { id: creatorId }, body: { replied } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}
