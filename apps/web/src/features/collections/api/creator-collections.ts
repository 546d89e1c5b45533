import { useQuery } from '@tanstack/react-query'
import { collectionEndpoints } from '@troupe/contract/collections'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'

/** The user's collections that contain a creator. */
export function useCollectionsOfCreator(creatorId: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: collectionKeys.ofCreator(creatorId),
    queryFn: ({ signal }) =>
      callEndpoint(collectionEndpoints.listCollectionsOfCreator, { params: { id: creatorId }, signal }),
  })
}
