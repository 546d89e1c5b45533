import { useQuery } from '@tanstack/react-query'
import { collectionEndpoints } from '@troupe/contract/collections'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './collection-keys.ts'

/** The user's collections, the last changed first. "Auth check before the list loads", as the documents have it. */
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
