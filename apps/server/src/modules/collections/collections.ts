import type { BoundEndpoint } from '../../http/requests/endpoint-binding.ts'
import { bindCollectionEndpoints } from './collection-routes.ts'
import type { CollectionContext } from './collection-service.ts'

export interface Collections {
  readonly endpoints: BoundEndpoint[]
}

/** The users' own groups of creators. */
export function createCollections(context: CollectionContext): Collections {
  return { endpoints: bindCollectionEndpoints(context) }
}
