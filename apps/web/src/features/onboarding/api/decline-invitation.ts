import { useMutation } from '@tanstack/react-query'
import { onboardingEndpoints } from '@troupe/contract/onboarding'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Declines this and all further invitations of the invited address. */
export function useDeclineInvitation() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (token: string) => callEndpoint(onboardingEndpoints.decline, { body: { token } }),
  })
}
