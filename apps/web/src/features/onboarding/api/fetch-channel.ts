import { useMutation } from '@tanstack/react-query'
import { type OnboardingProfile, onboardingEndpoints } from '@troupe/contract/onboarding'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** A channel that the server looked for and did not give; the message is the server's. */
export class ChannelRefusedError extends Error {
  override readonly name = 'ChannelRefusedError'
}

/** Longer than other calls: the server asks a platform, several times where it is slow. */
const timeoutMs = 60_000

/** Reads a channel from its platform by its address, for an invitation. */
export function useFetchChannel(token: string) {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: async (url: string): Promise<OnboardingProfile> => {
      const answer = await callEndpoint(onboardingEndpoints.fetchFromUrl, { body: { url, token }, timeoutMs })
      if (!answer.success || !answer.data) throw new ChannelRefusedError(answer.message)
      return answer.data
    },
  })
}
