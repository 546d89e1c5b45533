import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { savedSearchEndpoints } from '@troupe/contract/discover/saved-searches'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const queryKey = ['recent-searches']

/**
 * The user's recent searches, newest first. Since the server adds each search, the list is fetched each time it is
 * shown.
 */
export function useRecentSearches({ enabled }: { enabled: boolean }) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await callEndpoint(savedSearchEndpoints.listRecentSearches, { signal })).recent_searches,
    enabled,
  })
}

/** Deletes the user's recent searches. */
export function useDeleteRecentSearches() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(savedSearchEndpoints.deleteRecentSearches),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
