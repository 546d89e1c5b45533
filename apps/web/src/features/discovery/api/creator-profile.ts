import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import type { CallEndpoint } from '../../../lib/transport/transport.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Profiles rarely change except by a refresh. */
const staleMs = 60_000

function profileQuery(callEndpoint: CallEndpoint, creatorId: string) {
  return queryOptions({
    queryKey: ['creator-profile', creatorId],
    queryFn: ({ signal }) => callEndpoint(creatorProfileEndpoints.getProfile, { params: { id: creatorId }, signal }),
    staleTime: staleMs,
  })
}

/** Everything that is known of one creator. */
export function useCreatorProfile(creatorId: string) {
  return useQuery(profileQuery(useCallEndpoint(), creatorId))
}

/** Has a creator read from its platform now; the answer takes the place of what was known. */
export function useRefreshProfile(creatorId: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const { queryKey } = profileQuery(callEndpoint, creatorId)
  return useMutation({
    mutationFn: () => callEndpoint(creatorProfileEndpoints.refreshProfile, { params: { id: creatorId } }),
    onSuccess: (profile) => queryClient.setQueryData(queryKey, profile),
    // Whether and when it can be tried again has changed.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
