import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Campaign, campaignEndpoints } from '@troupe/contract/campaigns'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys } from './campaign-keys.ts'

export const campaignPageSize = 20
const pollMs = 5000

/** Whether nothing more will happen to a campaign by itself. */
export function isOver({ state }: Pick<Campaign, 'state'>): boolean {
  return state === 'done' || state === 'cancelled'
}

/** A page of the user's campaigns, newest first; read again while one of them goes on. */
export function useCampaigns(page: number) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: campaignKeys.list(page),
    queryFn: ({ signal }) =>
      callEndpoint(campaignEndpoints.list, { query: { page, page_size: campaignPageSize }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.campaigns.some((campaign) => !isOver(campaign)) ? pollMs : false),
  })
}

/** One campaign with its counts. */
export function useCampaign(id: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: campaignKeys.one(id),
    queryFn: ({ signal }) => callEndpoint(campaignEndpoints.get, { params: { id }, signal }),
  })
}

export type CampaignChange = 'pause' | 'resume' | 'cancel'

/** Pauses, resumes or cancels a campaign. */
export function useChangeCampaign(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: CampaignChange) => callEndpoint(campaignEndpoints[change], { params: { id } }),
    onSuccess: (campaign) => queryClient.setQueryData(campaignKeys.one(id), campaign),
    // Also after a refusal: it was over already, and the screen did not know.
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}
