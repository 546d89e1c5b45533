import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Campaign, campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Query keys of campaigns; all are invalidated when a campaign changes. */
export const campaignKeys = {
  all: ['campaigns'],
  list: (page: number) => ['campaigns', 'list', page],
  one: (id: string) => ['campaigns', 'one', id],
  creators: (id: string) => ['campaigns', 'creators', id],
  texts: (id: string) => ['campaigns', 'texts', id],
} as const

export const campaignPageSize = 20
/** Pause between two looks at a campaign, in milliseconds. */
export const campaignPollMs = 5000

/** Whether a campaign has ended. */
export function isOver({ state }: Pick<Campaign, 'state'>): boolean {
  return state === 'done' || state === 'cancelled'
}

/** A page of the user's campaigns, newest first. Polled while one of them is in progress. */
export function useCampaigns(page: number) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: campaignKeys.list(page),
    queryFn: ({ signal }) =>
      callEndpoint(campaignEndpoints.list, { query: { page, page_size: campaignPageSize }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.campaigns.some((campaign) => !isOver(campaign)) ? campaignPollMs : false,
  })
}

/** One campaign with its counts. Polled once it is over, since answers still arrive; before, its events are read. */
export function useCampaign(id: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: campaignKeys.one(id),
    queryFn: ({ signal }) => callEndpoint(campaignEndpoints.get, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? campaignPollMs : false),
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
    // Also after a refusal, which means that the campaign ended in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}
