import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { collectionEndpoints } from '@troupe/contract/collections'
import { type Deal, dealEndpoints } from '@troupe/contract/pipeline/deals'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useChangeMember } from './change-member.ts'
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
    // The form starts from the answer: one kept since it was last open may be outdated.
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.links.some(isWaiting) ? lookAgainMs : false),
  })
}

const isWaiting = ({ read_at, failure }: Deal['links'][number]) => read_at === null && failure === null

/**
 * Returns a function that waits for a change. It resolves to the present deal, with the note, if the change was refused
 * because of another one since what it is based on was read.
 */
function useReadIfRefused(member: NamedMember): (change: Promise<unknown>) => Promise<Deal | undefined> {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return async (change) => {
    try {
      await change
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error
      void queryClient.invalidateQueries({ queryKey: collectionKeys.members(member.collectionId) })
      return callEndpoint(dealEndpoints.getDeal, { params: toParams(member) })
    }
  }
}

/** Saves a note. Completes with the present one instead if that is not `base` any more. */
export function useSaveNote(member: NamedMember) {
  const { mutateAsync } = useChangeMember(member.collectionId)
  const readIfRefused = useReadIfRefused(member)
  return useMutation({
    mutationFn: async ({ note, base }: { note: string; base: string }) => {
      const change = { note, based_on: { note: base } }
      return (await readIfRefused(mutateAsync({ creatorId: member.creatorId, change })))?.note
    },
  })
}

/** Changes the deal with a creator. Completes with the present one instead if what was to be changed is another by now. */
export function usePutDeal(member: NamedMember) {
  const readIfRefused = useReadIfRefused(member)
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof dealEndpoints.putDeal>) =>
      readIfRefused(callEndpoint(dealEndpoints.putDeal, { params: toParams(member), body })),
    onSuccess: (present) => {
      if (present) queryClient.setQueryData(toKey(member), present)
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
