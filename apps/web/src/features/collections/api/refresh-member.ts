import { useMutation } from '@tanstack/react-query'
import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useShowFreshCreator } from './show-fresh-creator.ts'

/** Reads a creator of a collection from its platform again. */
export function useRefreshMember() {
  const callEndpoint = useCallEndpoint()
  const showFreshCreator = useShowFreshCreator()
  return useMutation({
    mutationFn: (creatorId: string) =>
      callEndpoint(creatorProfileEndpoints.refreshProfile, { params: { id: creatorId } }),
    onSuccess: ({ creator }, creatorId) => showFreshCreator(creatorId, creator),
  })
}
