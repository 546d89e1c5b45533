import { useQuery } from '@tanstack/react-query'
import { collectionEndpoints } from '@troupe/contract/collections'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'

/** Names of the tags in all of the user's collections; empty until they are read. */
export function useTagNames(): readonly string[] {
  const callEndpoint = useCallEndpoint()
  const { data } = useQuery({
    queryKey: collectionKeys.tags,
    queryFn: ({ signal }) => callEndpoint(collectionEndpoints.listTags, { signal }),
  })
  return data ?? []
}
