import { useMutation } from '@tanstack/react-query'
import { ownChannelEndpoints } from '@troupe/contract/own-channel'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** The server asks a platform and retries if that is slow. */
const timeoutMs = 60_000

/** Asks for the code that proves a channel which another address registered, or has it looked for. */
export function useClaimChannel(body: { token: string; url: string }) {
  const callEndpoint = useCallEndpoint()
  return useMutation({ mutationFn: () => callEndpoint(ownChannelEndpoints.claim, { body, timeoutMs }) })
}
