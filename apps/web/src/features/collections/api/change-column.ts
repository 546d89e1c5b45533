import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { columnEndpoints } from '@troupe/contract/collection-members/columns'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { collectionKeys } from './list-collections.ts'

interface ColumnChange {
  columnId: string
  change: BodyInput<typeof columnEndpoints.changeColumn>
}

/** Renames or moves a column, or replaces its choices. Completes once the collection has been read again. */
export function useChangeColumn(id: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ columnId, change }: ColumnChange) =>
      callEndpoint(columnEndpoints.changeColumn, { params: { id, columnId }, body: change }),
    // The first page contains the columns.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: collectionKeys.memberPage(id, 0) }),
  })
}
