import { useMutation, useQueryClient } from '@tanstack/react-query'
import { collectionEndpoints, maxMembersPerCall } from '@troupe/contract/collections'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'

/** Removes any number of creators from a collection. Completes once the collection has been read again. */
export function useRemoveFromCollection(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (creatorIds: readonly string[]) => {
      let removed = 0
      for (let start = 0; start < creatorIds.length; start += maxMembersPerCall) {
        const kol_ids = creatorIds.slice(start, start + maxMembersPerCall)
        const answer = await callEndpoint(collectionEndpoints.removeFromCollection, {
          params: { id },
          body: { kol_ids },
        })
        removed += answer.removed_count
      }
      return removed
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: collectionKeys.all }),
  })
}
