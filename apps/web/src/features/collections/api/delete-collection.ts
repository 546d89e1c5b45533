import { useMutation, useQueryClient } from '@tanstack/react-query'
import { collectionEndpoints } from '@troupe/contract/collections'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'

export function useDeleteCollection() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(collectionEndpoints.deleteCollection, { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.removeQueries({ queryKey: collectionKeys.members(id) })
      return queryClient.invalidateQueries({ queryKey: collectionKeys.list })
    },
  })
}
