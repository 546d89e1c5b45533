import { discoveryEndpoints } from '@troupe/contract/discovery'
import { type BoundEndpoint, bind } from '../../http/endpoint-binding.ts'
import { presentSearch } from './discovery-presenter.ts'
import { hybridSearch, type SearchParts } from './hybrid-search.ts'

export function bindDiscoveryEndpoints(parts: SearchParts): BoundEndpoint[] {
  return [bind(discoveryEndpoints.hybridSearch, async ({ body }) => presentSearch(await hybridSearch(parts, body)))]
}
