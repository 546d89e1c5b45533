import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { collectionEndpoints } from '@troupe/contract/collections'
import { type Deal, dealEndpoints } from '@troupe/contract/pipeline/deals'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'
import { pipelineKeys } from './read-pipeline.ts'

/** A creator in a collection. */
export interface NamedMember {
  collectionId: string
  creatorId: string
}

const toParams = ({ collectionId, creatorId }: NamedMember) => ({ id: collectionId, creatorId })
const toKey = ({ collectionId, creatorId }: NamedMember) => ['deal', collectionId, creatorId]
const lookAgainMs = 5000

/** The deal with a creator; read again soon while figures of a link are about to come. */
export function useDeal(member: NamedMember) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: toKey(member),
    queryFn: ({ signal }) => callEndpoint(dealEndpoints.getDeal, { params: toParams(member), signal }),
    // The form starts from the answer: one kept since it was last open would overwrite later changes.
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.links.some(isWaiting) ? lookAgainMs : false),
  })
}

const isWaiting = ({ read_at, failure }: Deal['links'][number]) => read_at === null && failure === null

/** Replaces the deal with a creator. */
export function usePutDeal(member: NamedMember) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof dealEndpoints.putDeal>) =>
      callEndpoint(dealEndpoints.putDeal, { params: toParams(member), body }),
    onSuccess: (deal) => {
      queryClient.setQueryData(toKey(member), deal)
      void queryClient.invalidateQueries({ queryKey: pipelineKeys.all })
      // The note is shown there, too.
      void queryClient.invalidateQueries({ queryKey: collectionKeys.members(member.collectionId) })
      void queryClient.invalidateQueries({ queryKey: collectionKeys.ofCreator(member.creatorId) })
    },
  })
}

/** Assigns the creator to a member, or to nobody. */
export function useAssignCreator(member: NamedMember) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (userId: string | null) =>
      callEndpoint(collectionEndpoints.changeMember, { params: toParams(member), body: { assigned_to: userId } }),
    onSuccess: ({ assigned_to }) => {
      queryClient.setQueryData<Deal>(toKey(member), (deal) => deal && { ...deal, assigned_to })
      void queryClient.invalidateQueries({ queryKey: pipelineKeys.all })
      void queryClient.invalidateQueries({ queryKey: collectionKeys.members(member.collectionId) })
    },
  })
}
