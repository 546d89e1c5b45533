import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput, Query } from '@troupe/contract/base/endpoint'
import { campaignChangeEndpoints } from '@troupe/contract/campaigns/campaign-changes'
import type { Campaign } from '@troupe/contract/mail/campaigns'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { campaignKeys, campaignPollMs, isOver } from './campaigns.ts'

type Watched = Pick<Campaign, 'id' | 'state'>

export type CreatorFilter = Pick<Query<typeof campaignChangeEndpoints.listCreators>, 'page' | 'state' | 'step'>

/** A page of a campaign's creators with their mails. Polled also once the campaign is over, since answers still arrive. */
export function useCampaignCreators(campaign: Watched, filter: CreatorFilter) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [...campaignKeys.creators(campaign.id), filter],
    queryFn: ({ signal }) =>
      callEndpoint(campaignChangeEndpoints.listCreators, { params: { id: campaign.id }, query: filter, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: campaignPollMs,
  })
}

/** Texts seldom change; how many mails have left is shown by the campaign's progress, too. */
const textPollMs = 15_000

/** The texts of a campaign's mails. Polled until the campaign is over. */
export function useCampaignTexts(campaign: Watched) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: campaignKeys.texts(campaign.id),
    queryFn: ({ signal }) => callEndpoint(campaignChangeEndpoints.listTexts, { params: { id: campaign.id }, signal }),
    refetchInterval: isOver(campaign) ? false : textPollMs,
  })
}

export function useRenameCampaign(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => callEndpoint(campaignChangeEndpoints.rename, { params: { id }, body: { name } }),
    onSuccess: (campaign) => queryClient.setQueryData(campaignKeys.one(id), campaign),
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}

interface TextInput {
  readonly step: number
  readonly text: BodyInput<typeof campaignChangeEndpoints.changeText>
}

/** Changes the text of the mails of a step that have not left. */
export function useChangeText(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ step, text }: TextInput) =>
      callEndpoint(campaignChangeEndpoints.changeText, { params: { id, step: String(step) }, body: text }),
    onSuccess: ({ campaign }) => queryClient.setQueryData(campaignKeys.one(id), campaign),
    // Also after a refusal, which means that the text or its mails are not what the user saw.
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}

type Addition = Omit<BodyInput<typeof campaignChangeEndpoints.addCreators>, 'preview'>

/** In milliseconds. Up to 10,000 recipients are stored before the response. */
const timeoutMs = 120_000

/** Preview of adding these creators to the campaign. Keeps the last response until the next arrives. */
export function usePreviewAddition(id: string, addition: Addition, isWanted: boolean) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['campaign-addition', id, addition],
    queryFn: ({ signal }) => {
      const body = { ...addition, preview: true }
      return callEndpoint(campaignChangeEndpoints.addCreators, { params: { id }, body, signal, timeoutMs })
    },
    enabled: isWanted,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

export function useAddCreators(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Addition) =>
      callEndpoint(campaignChangeEndpoints.addCreators, { params: { id }, body, timeoutMs }),
    onSuccess: ({ campaign }) => queryClient.setQueryData(campaignKeys.one(id), campaign),
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
  })
}
