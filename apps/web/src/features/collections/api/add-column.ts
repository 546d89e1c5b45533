import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { columnEndpoints } from '@troupe/contract/collection-members/columns'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'

/** Adds a column at the end. Completes once the collection has been read again. */
export function useAddColumn(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof columnEndpoints.addColumn>) =>
      callEndpoint(columnEndpoints.addColumn, { params: { id }, body }),
    // The first page contains the columns.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: collectionKeys.memberPage(id, 0) }),
  })
}
