import type { ChannelAddress } from '@troupe/contract/discover/channel-url'
import type { Database } from '../../../../database/database.ts'
import type { Clock } from '../../../../lib/clock.ts'
import { seconds } from '../../../../lib/durations.ts'
import type { Logger } from '../../../../lib/logger.ts'
import type { Telemetry } from '../../../../telemetry/telemetry.ts'
import type { AskPlatforms } from '../../platforms/live-search.ts'
import type { RestReader } from '../../wish/rest-reader-port.ts'
import type { CommonTerms } from '../analysis/common-terms.ts'
import type { CatalogueSample } from '../meaning/catalogue-sample.ts'
import type { QueryVectors } from '../meaning/query-meaning.ts'
import type { CreatorExclusions } from './creator-exclusions-port.ts'
import type { ReadingProgress } from './reading-progress.ts'
import type { SearchTraffic } from './search-traffic.ts'

/** Maximum waits of a search in milliseconds. */
export interface SearchWaits {
  /** Creators of slower platforms are found by the next search. */
  readonly platformsMs: number
  /** For searches of the platforms alone: longer, since there are no other results to show. */
  readonly platformsAloneMs: number
  /** A longer wait for the encoder would be worse than results by words only. */
  readonly encodingMs: number
}

export const usualWaits: SearchWaits = {
  platformsMs: seconds(2.5),
  platformsAloneMs: seconds(6),
  encodingMs: seconds(2),
}

/** Dependencies of a search, from the request to the results. */
export interface SearchContext {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly telemetry: Telemetry
  readonly live: AskPlatforms
  /** Stores the creator of a channel if its platform knows it. */
  readonly readChannel: (
    address: Pick<ChannelAddress, 'platform' | 'reference'>,
    workspaceId: string | undefined,
  ) => Promise<void>
  readonly queryVectors: QueryVectors
  readonly catalogueSample: CatalogueSample
  readonly readingProgress: ReadingProgress
  readonly commonTerms: CommonTerms
  readonly exclusions: CreatorExclusions
  /** Reads what the rules leave of a search text; undefined: only the rules read it. */
  readonly restReader?: RestReader | undefined
  readonly traffic: SearchTraffic
  readonly waits: Pick<SearchWaits, 'platformsMs' | 'platformsAloneMs'>
}

/** The user of a search. */
export interface Searcher {
  /** Undefined: the product itself, as in a health check. */
  readonly workspaceId: string | undefined
  /** Ids of creators excluded from the results. */
  readonly excludedIds: readonly number[]
}

export const noSearcher: Searcher = { workspaceId: undefined, excludedIds: [] }
