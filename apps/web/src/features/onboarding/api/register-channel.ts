import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { onboardingEndpoints } from '@troupe/contract/onboarding'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

export type Registration = BodyInput<typeof onboardingEndpoints.register>

/** As long as reading the channel takes, which this does once more. */
const timeoutMs = 60_000

/** Registers a channel with what its creator says of it, and uses the invitation up. */
export function useRegisterChannel() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (body: Registration) => callEndpoint(onboardingEndpoints.register, { body, timeoutMs }),
  })
}
