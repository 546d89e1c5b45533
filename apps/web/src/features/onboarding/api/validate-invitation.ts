import { useQuery } from '@tanstack/react-query'
import { onboardingEndpoints } from '@troupe/contract/onboarding'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Whether an invitation can be used, and whose it is. Asked once: a wizard that is begun is not taken away. */
export function useInvitation(token: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => callEndpoint(onboardingEndpoints.validateToken, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
