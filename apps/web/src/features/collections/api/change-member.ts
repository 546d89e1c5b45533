import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { type CollectionDetail, collectionEndpoints } from '@troupe/contract/collections'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'

interface MemberChange {
  creatorId: string
  change: BodyInput<typeof collectionEndpoints.changeMember>
}

/** Sets the status, the note, the tags or values of own columns of a creator in a collection. */
export function useChangeMember(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ creatorId, change }: MemberChange) =>
      callEndpoint(collectionEndpoints.changeMember, { params: { id, creatorId }, body: change }),
    onSuccess: (changed, { creatorId }) => {
      queryClient.setQueriesData<CollectionDetail>(
        { queryKey: collectionKeys.members(id) },
        (page) =>
          page && {
            ...page,
            kols: page.kols.map((member) => (member.id === creatorId ? { ...member, ...changed } : member)),
          },
      )
      // The totals count statuses, and are part of the first page.
      void queryClient.invalidateQueries({ queryKey: collectionKeys.memberPage(id, 0) })
      void queryClient.invalidateQueries({ queryKey: collectionKeys.ofCreator(creatorId) })
      void queryClient.invalidateQueries({ queryKey: collectionKeys.tags })
    },
  })
}
