import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { savedSearchEndpoints } from '@troupe/contract/saved-searches'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import type { SearchRequest } from '../search-request.ts'

const queryKey = ['saved-searches']

/** The searches that the user saved, by name; read once somebody wants to see them. */
export function useSavedSearches({ enabled }: { enabled: boolean }) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await callEndpoint(savedSearchEndpoints.listSavedSearches, { signal })).saved_searches,
    enabled,
  })
}

/** Saves a search under a name. */
export function useSaveSearch() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string; request: SearchRequest }) =>
      callEndpoint(savedSearchEndpoints.saveSearch, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** Deletes a saved search by its id. */
export function useDeleteSavedSearch() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(savedSearchEndpoints.deleteSavedSearch, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
