import { useQuery } from '@tanstack/react-query'
import { onboardingEndpoints } from '@troupe/contract/onboarding'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/**
 * Whether an invitation can be used, and its address. Read only once, so that a wizard in progress is never
 * interrupted.
 */
export function useInvitation(token: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => callEndpoint(onboardingEndpoints.validateToken, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
