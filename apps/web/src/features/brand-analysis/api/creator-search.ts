import type { BodyInput, Response } from '@troupe/contract/base/endpoint'
import type { FoundCreator } from '@troupe/contract/creators'
import { discoveryEndpoints, type SearchInfo } from '@troupe/contract/discovery'
import { tell } from '../../../lib/language/tell.ts'
import type { CallEndpoint } from '../../../lib/transport/transport.ts'

export type SearchRequest = BodyInput<typeof discoveryEndpoints.searchPlatforms>
export type AlikeRequest = BodyInput<typeof discoveryEndpoints.hybridSearch>
export type FoundCreators = Response<typeof discoveryEndpoints.searchPlatforms>

/** No platform answered; the message lists their reasons. */
class PlatformsFailedError extends Error {}

/** Searches the platforms for creators for a brand. Rejects if no platform answers. */
export async function findCreators(
  callEndpoint: CallEndpoint,
  body: SearchRequest,
  signal: AbortSignal,
): Promise<FoundCreators> {
  const found = await callEndpoint(discoveryEndpoints.searchPlatforms, { body, signal })
  if (found.searchInfo.strategy === 'error') throw new PlatformsFailedError(listReasons(found.searchInfo))
  return found
}

/** Finds creators in the catalogue that resemble others. */
export async function findAlike(
  callEndpoint: CallEndpoint,
  body: AlikeRequest,
  signal: AbortSignal,
): Promise<FoundCreator[]> {
  const { results } = await callEndpoint(discoveryEndpoints.hybridSearch, { body, signal })
  return results
}

/** Stores creators without waiting for the answer; failures are only logged. */
export function keepCreators(callEndpoint: CallEndpoint, creators: readonly FoundCreator[]): void {
  if (creators.length === 0) return
  const body = creators.map(({ platform, channel_id, handle }) => ({ platform, channel_id, handle }))
  callEndpoint(discoveryEndpoints.storeCreators, { body }).catch((error: unknown) =>
    // biome-ignore lint/suspicious/noConsole: the documents have it logged and nothing more
    console.debug('The creators of a result were not kept', error),
  )
}

function listReasons({ debug_info }: SearchInfo): string {
  return (debug_info.platforms ?? []).flatMap(({ error }) => (error ? tell(error, error.message) : [])).join(' ')
}
