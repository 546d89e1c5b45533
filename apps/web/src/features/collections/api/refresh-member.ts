import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CollectionDetail } from '@troupe/contract/collections'
import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'

/** Reads a creator of a collection from its platform again. */
export function useRefreshMember(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (creatorId: string) =>
      callEndpoint(creatorProfileEndpoints.refreshProfile, { params: { id: creatorId } }),
    onSuccess: async ({ creator }, creatorId) => {
      // A creator whose channel was known under another name may have become one with another member.
      if (creator.id !== creatorId) await queryClient.invalidateQueries({ queryKey: collectionKeys.members(id) })
      queryClient.setQueriesData<CollectionDetail>(
        { queryKey: collectionKeys.members(id) },
        (page) =>
          page && {
            ...page,
            kols: page.kols.map((member) => (member.id === creatorId ? { ...member, ...creator } : member)),
          },
      )
    },
  })
}
