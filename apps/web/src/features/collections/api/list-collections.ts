import { useQuery, useQueryClient } from '@tanstack/react-query'
import { collectionEndpoints } from '@troupe/contract/collections'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Query keys of collections. Invalidating one also invalidates the keys that begin with it. */
export const collectionKeys = {
  all: ['collections'],
  list: ['collections', 'list'],
  allMembers: ['collections', 'members'],
  members: (id: string) => [...collectionKeys.allMembers, id],
  memberPage: (id: string, offset: number) => [...collectionKeys.members(id), offset],
  tags: ['collections', 'tags'],
  ofCreator: (creatorId: string) => ['collections', 'of-creator', creatorId],
} as const

/** The user's collections, most recently changed first. "Auth check before the list loads", as specified. */
export function useCollections() {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: collectionKeys.list,
    queryFn: async ({ signal }) => {
      await callEndpoint(collectionEndpoints.testCollectionAccess, { signal })
      return callEndpoint(collectionEndpoints.listCollections, { signal })
    },
  })
}

/** Returns a function that reads all that is shown of collections again, after they were changed in another way. */
export function useRefreshCollections(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: collectionKeys.all })
}
