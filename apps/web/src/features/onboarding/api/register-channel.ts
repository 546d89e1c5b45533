import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { onboardingEndpoints } from '@troupe/contract/onboarding'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

export type Registration = BodyInput<typeof onboardingEndpoints.register>

/** The same as for reading the channel, which the server does again. */
const timeoutMs = 60_000

/** Registers a channel with the creator's statement and uses up the invitation. */
export function useRegisterChannel() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (body: Registration) => callEndpoint(onboardingEndpoints.register, { body, timeoutMs }),
  })
}
