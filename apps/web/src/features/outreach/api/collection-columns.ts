import { useQuery } from '@tanstack/react-query'
import { columnEndpoints } from '@troupe/contract/collection-members/columns'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const none: readonly string[] = []

/** Names of a collection's own columns; none until they are read, and without a collection. */
export function useCollectionColumns(collectionId: string | null): readonly string[] {
  const callEndpoint = useCallEndpoint()
  const { data } = useQuery({
    queryKey: ['merge-columns', collectionId],
    queryFn: ({ signal }) => callEndpoint(columnEndpoints.listColumns, { params: { id: collectionId ?? '' }, signal }),
    enabled: collectionId !== null,
    select: (columns) => columns.map(({ name }) => name),
  })
  return data ?? none
}
