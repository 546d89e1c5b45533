import { useQuery } from '@tanstack/react-query'
import { workPreferencesEndpoints } from '@troupe/contract/work-preferences'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** How a creator likes to work; null: nobody registered the channel. */
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
