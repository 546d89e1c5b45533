import { useQuery } from '@tanstack/react-query'
import { workPreferencesEndpoints } from '@troupe/contract/onboarding'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Work preferences of a creator; null if the channel is not registered. */
export function useWorkPreferences(creatorId: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['work-preferences', creatorId],
    queryFn: async ({ signal }) => {
      const answer = await callEndpoint(workPreferencesEndpoints.get, { params: { id: creatorId }, signal })
      return answer.work_preferences
    },
  })
}
