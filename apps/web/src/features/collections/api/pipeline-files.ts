import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type PipelineFormat, pipelineEndpoints } from '@troupe/contract/pipeline/pipeline'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { pipelineKeys } from './read-pipeline.ts'

/** Makes a link to a file of the board. */
export function useLinkFile(collectionId: string | undefined) {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (format: PipelineFormat) =>
      callEndpoint(pipelineEndpoints.linkFile, {
        body: { format, ...(collectionId === undefined ? {} : { collection_id: collectionId }) },
      }),
  })
}

/** Makes a secret address for the user's calendar. Only this response contains it. */
export function useMakeCalendar() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(pipelineEndpoints.makeCalendar, { body: {} }),
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: pipelineKeys.all }),
  })
}

/** Switches the address off. */
export function useDeleteCalendar() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(pipelineEndpoints.deleteCalendar),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pipelineKeys.all }),
  })
}
