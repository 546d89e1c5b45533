import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { collectionEndpoints } from '@troupe/contract/collections'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'

/** Renames or describes a collection. */
export function useChangeCollection(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof collectionEndpoints.changeCollection>) =>
      callEndpoint(collectionEndpoints.changeCollection, { params: { id }, body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: collectionKeys.list }),
        // Its creators are the same as before; the first page has the name.
        queryClient.invalidateQueries({ queryKey: collectionKeys.memberPage(id, 0) }),
      ]),
  })
}
