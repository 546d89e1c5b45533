import { useMutation, useQueryClient } from '@tanstack/react-query'
import { columnEndpoints } from '@troupe/contract/collection-members/columns'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'

/** Deletes a column with its values. Completes once the collection has been read again. */
export function useDeleteColumn(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (columnId: string) => callEndpoint(columnEndpoints.deleteColumn, { params: { id, columnId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: collectionKeys.members(id) }),
  })
}
