import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CreatorProfile, creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import type { CallEndpoint } from '../../../lib/transport/transport.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Profiles rarely change except by a refresh. */
const staleMs = 60_000

/** The key of a creator's profile in the cache. */
export function profileKey(creatorId: string): readonly string[] {
  return ['creator-profile', creatorId]
}

function profileQuery(callEndpoint: CallEndpoint, creatorId: string) {
  return queryOptions({
    queryKey: profileKey(creatorId),
    queryFn: ({ signal }) => callEndpoint(creatorProfileEndpoints.getProfile, { params: { id: creatorId }, signal }),
    staleTime: staleMs,
  })
}

/** Fetches the profile of a creator. */
export function useCreatorProfile(creatorId: string) {
  return useQuery(profileQuery(useCallEndpoint(), creatorId))
}

/**
 * Refreshes a creator from its platform; the response replaces the cached profile.
 * @param onRefreshed gets the creator as it is now.
 */
export function useRefreshProfile(creatorId: string, onRefreshed: (creator: CreatorProfile['creator']) => void) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const { queryKey } = profileQuery(callEndpoint, creatorId)
  return useMutation({
    mutationFn: () => callEndpoint(creatorProfileEndpoints.refreshProfile, { params: { id: creatorId } }),
    onSuccess: (profile) => {
      queryClient.setQueryData(queryKey, profile)
      onRefreshed(profile.creator)
    },
    // An error may have changed whether and when a refresh is possible.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
