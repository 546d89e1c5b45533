import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { collectionEndpoints } from '@troupe/contract/collections'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'

/** Creates a collection, with creators if any are given. */
export function useCreateCollection() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof collectionEndpoints.createCollection>) =>
      callEndpoint(collectionEndpoints.createCollection, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: collectionKeys.all }),
  })
}
