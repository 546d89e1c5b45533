import { useMutation, useQueryClient } from '@tanstack/react-query'
import { collectionEndpoints, maxMembersPerCall } from '@troupe/contract/collections'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'

interface TagChange {
  creatorIds: readonly string[]
  add: string[]
  remove: string[]
}

/**
 * Adds tags to any number of creators of a collection, or removes them. Completes with the number of creators whose
 * tags have changed, once the collection has been read again.
 */
export function useChangeTags(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ creatorIds, add, remove }: TagChange) => {
      let changed = 0
      for (let start = 0; start < creatorIds.length; start += maxMembersPerCall) {
        const kol_ids = creatorIds.slice(start, start + maxMembersPerCall)
        const answer = await callEndpoint(collectionEndpoints.changeTags, {
          params: { id },
          body: { kol_ids, add, remove },
        })
        changed += answer.changed_count
      }
      return changed
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: collectionKeys.all }),
  })
}
