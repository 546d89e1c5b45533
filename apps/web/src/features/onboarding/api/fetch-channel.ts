import { useMutation } from '@tanstack/react-query'
import { type OnboardingProfile, onboardingEndpoints } from '@troupe/contract/onboarding'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** The server did not return the requested channel. The message is the server's. */
export class ChannelRefusedError extends Error {
  override readonly name = 'ChannelRefusedError'
}

/** Longer than for other calls, because the server asks a platform and retries if that is slow. */
const timeoutMs = 60_000

/** Reads a channel from its platform by its URL, for an invitation. */
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
