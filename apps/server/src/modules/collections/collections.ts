import type { BoundEndpoint } from '../../http/requests/endpoint-binding.ts'
import { bindCollectionEndpoints } from './collection-routes.ts'
import type { CollectionContext } from './collection-service.ts'

export interface Collections {
  readonly endpoints: BoundEndpoint[]
}

/** Creates the module: users' collections of creators. */
export function createCollections(context: CollectionContext): Collections {
  return { endpoints: bindCollectionEndpoints(context) }
}
