import type { BoundEndpoint } from '../../http/requests/endpoint-binding.ts'
import { bindCollectionEndpoints } from './collection-routes.ts'
import type { CollectionContext } from './collection-service.ts'
import { createPipeline, type PipelineOptions } from './pipeline/pipeline.ts'

export interface CollectionsOptions extends CollectionContext {
  /** Without it there are no deals and no board. */
  readonly pipeline?: Omit<PipelineOptions, keyof CollectionContext>
}

export interface Collections {
  readonly endpoints: BoundEndpoint[]
  /** Starts this process's background work. */
  startWorkers(): Promise<void>
  stop(): void
}

/** Creates the module: users' collections of creators, and the deals with them. */
export function createCollections({ pipeline, ...context }: CollectionsOptions): Collections {
  const work = pipeline && createPipeline({ ...context, ...pipeline })
  return {
    endpoints: [...bindCollectionEndpoints(context), ...(work?.endpoints ?? [])],
    startWorkers: async () => work?.startWorkers(),
    stop: () => work?.stop(),
  }
}
