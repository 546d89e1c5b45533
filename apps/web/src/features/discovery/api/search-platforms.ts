import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { discoveryEndpoints, type SearchInfo } from '@troupe/contract/discovery'
import { tell } from '../../../lib/language/tell.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useNewestSignal } from '../../../lib/use-newest-signal.ts'

export type PlatformsRequest = BodyInput<typeof discoveryEndpoints.searchPlatforms>

/** No platform answered; the message lists their reasons. */
class PlatformsFailedError extends Error {}

/** Requests a page of creators from the platforms. A newer request, or leaving the screen, aborts the previous one. */
export function useSearchPlatforms() {
  const callEndpoint = useCallEndpoint()
  const getSignal = useNewestSignal()
  return useMutation({
    mutationFn: async (body: PlatformsRequest) => {
      const answer = await callEndpoint(discoveryEndpoints.searchPlatforms, { body, signal: getSignal() })
      if (answer.searchInfo.strategy === 'error') throw new PlatformsFailedError(listReasons(answer.searchInfo))
      return answer
    },
  })
}

function listReasons({ debug_info }: SearchInfo): string {
  return (debug_info.platforms ?? []).flatMap(({ error }) => (error ? tell(error, error.message) : [])).join(' ')
}
