import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { suppressionEndpoints } from '@troupe/contract/mail/suppressions'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const queryKey = ['suppressions']

/** A page of the suppressed addresses that contain the text. */
export function useSuppressions(filter: { page: number; query: string }) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [...queryKey, filter],
    queryFn: ({ signal }) => callEndpoint(suppressionEndpoints.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Suppresses an address. */
export function useAddSuppression() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => callEndpoint(suppressionEndpoints.add, { body: { email } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** Removes an address from the list. */
export function useRemoveSuppression() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(suppressionEndpoints.remove, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
