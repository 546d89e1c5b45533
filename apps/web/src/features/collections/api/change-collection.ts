import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { collectionEndpoints } from '@troupe/contract/collections'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'

/** Changes the name or description of a collection. */
export function useChangeCollection(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof collectionEndpoints.changeCollection>) =>
      callEndpoint(collectionEndpoints.changeCollection, { params: { id }, body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: collectionKeys.list }),
        // Only the first page contains the name; the creators do not change.
        queryClient.invalidateQueries({ queryKey: collectionKeys.memberPage(id, 0) }),
      ]),
  })
}
