import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { minutes } from '../../durations.ts'
import type { BoundEndpoint } from '../../http/endpoint-binding.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Logger } from '../../logger.ts'
import type { StoredCounts } from './creator-repository.ts'
import { bindDiscoveryEndpoints } from './discovery-routes.ts'
import { embedPending } from './embed-pending.ts'
import { dropVectorsOfOthers } from './embedding-repository.ts'
import type { Encoder } from './encoder-port.ts'
import { createQueryVectors } from './query-vectors.ts'
import { refreshStatistics } from './refresh-term-statistics.ts'
import { type IncomingCreator, type StoreOptions, storeCreators } from './store-creators.ts'

export interface DiscoveryOptions {
  readonly database: Database
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  readonly encoder: Encoder
}

export interface Discovery {
  readonly endpoints: BoundEndpoint[]
  /** Has this process embed creators and count terms, and looks for what an earlier process left undone. */
  startWorkers(): Promise<void>
  /** Puts creators into the catalogue: found by words once this resolves, by meaning within seconds. */
  storeCreators(creators: readonly IncomingCreator[], options: Omit<StoreOptions, 'now'>): Promise<StoredCounts>
}

/** After an encoder's long failure the queue has given up; this finds what is still to do. */
const lookAgainMs = minutes(10)

/** The catalogue of creators and its search. */
export function createDiscovery({ database, jobs, clock, log, encoder }: DiscoveryOptions): Discovery {
  async function announceChange(): Promise<void> {
    await jobs.enqueue('embed-creators')
    await jobs.enqueue('refresh-term-statistics')
  }

  return {
    endpoints: bindDiscoveryEndpoints({ database, clock, queryVectors: createQueryVectors(encoder, log) }),

    async startWorkers() {
      const dropped = await dropVectorsOfOthers(database.kysely, encoder.model)
      if (dropped > 0)
        log.info({ dropped, model: encoder.model }, 'another model made these vectors; they are made anew')
      await jobs.work('embed-creators', async () => {
        if (await embedPending({ database, encoder })) await jobs.enqueue('embed-creators')
      })
      await jobs.work('refresh-term-statistics', () => refreshStatistics(database, clock))
      await announceChange()
      const lookAgain = () => announceChange().catch((error) => log.debug({ err: error }, 'the job queue is closed'))
      setInterval(lookAgain, lookAgainMs).unref()
      // The first text takes half a second, which the first person to search should not wait for.
      encoder.embed(['warm up']).catch((error) => log.warn({ err: error }, 'the encoder does not work'))
    },

    async storeCreators(creators, options) {
      const counts = await storeCreators(database.kysely, creators, { ...options, now: clock.now() })
      await announceChange()
      return counts
    },
  }
}
