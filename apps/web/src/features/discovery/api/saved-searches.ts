import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { savedSearchEndpoints } from '@troupe/contract/discover/saved-searches'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import type { SearchRequest } from './search-request.ts'

const queryKey = ['saved-searches']

/** The user's saved searches by name; fetched when they are first shown. */
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
