import { useMutation, useQueryClient } from '@tanstack/react-query'
import { collectionEndpoints } from '@troupe/contract/collections'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'

/** Adds creators to a collection. The response counts the ones that were not in it before. */
export function useAddToCollection() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, creatorIds }: { id: string; creatorIds: readonly string[] }) =>
      callEndpoint(collectionEndpoints.addToCollection, { params: { id }, body: { kol_ids: [...creatorIds] } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: collectionKeys.all }),
  })
}
