import { HybridSearchRequest } from '@troupe/contract/discovery'
import type { Database } from '../database/database.ts'
import { silentLogger } from '../lib/logger.ts'
import { createDiscovery, type Discovery } from '../modules/discovery/discovery.ts'
import { LiveSearch } from '../modules/discovery/platforms/live-search.ts'
import { CommonTerms } from '../modules/discovery/search/analysis/common-terms.ts'
import { noExclusions } from '../modules/discovery/search/context/creator-exclusions-port.ts'
import { ReadingProgress } from '../modules/discovery/search/context/reading-progress.ts'
import type { SearchWaits } from '../modules/discovery/search/context/search-context.ts'
import { SearchTraffic } from '../modules/discovery/search/context/search-traffic.ts'
import { hybridSearch } from '../modules/discovery/search/hybrid-search.ts'
import { CatalogueSample } from '../modules/discovery/search/meaning/catalogue-sample.ts'
import type { Encoder } from '../modules/discovery/search/meaning/encoder-port.ts'
import { createQueryVectors } from '../modules/discovery/search/meaning/query-meaning.ts'
import { silentTelemetry } from '../telemetry/telemetry.ts'
import type { FakeClock } from './fake-clock.ts'
import { ManualJobQueue } from './manual-job-queue.ts'
import { RecordingLog } from './recording-log.ts'
import { patientWaits } from './test-app.ts'
import { testErasures } from './test-erasures.ts'

interface SearchServerParts {
  readonly database: Database
  readonly clock: FakeClock
  readonly encoder: Encoder
  /** Default: long enough for a busy machine. */
  readonly waits?: SearchWaits
}

export interface SearchServer {
  readonly log: RecordingLog
  readonly discovery: Discovery
  /** Starts the workers, whose jobs wait for `work`. */
  start(): Promise<void>
  /** Starts the workers and does all of their work; rejects if a job fails. */
  work(): Promise<void>
  stop(): Promise<void>
  search(text: string): Promise<{
    /** Title of the first result. */
    readonly first: string | undefined
    readonly isCompared: boolean
  }>
}

/** Builds the catalogue's part of a server, without platforms, whose background work runs only when told to. */
export function buildSearchServer({ database, clock, encoder, waits = patientWaits }: SearchServerParts): SearchServer {
  const [jobs, log] = [new ManualJobQueue(), new RecordingLog()]
  const parts = { database, clock, log, platforms: [], erasures: testErasures }
  const discovery = createDiscovery({ ...parts, jobs, encoder })
  const context = {
    ...{ database, clock, waits, log: silentLogger, telemetry: silentTelemetry, exclusions: noExclusions },
    readChannel: async () => {},
    traffic: new SearchTraffic(),
    queryVectors: createQueryVectors({ database, encoder, log, waitMs: waits.encodingMs }),
    catalogueSample: new CatalogueSample(database.kysely, clock, encoder),
    readingProgress: new ReadingProgress(database.kysely, clock),
    commonTerms: new CommonTerms(database.kysely, clock),
    live: new LiveSearch({ ...parts, onNewCreators: async () => {} }),
  }
  return {
    log,
    discovery,
    start: discovery.startWorkers,
    async work() {
      await discovery.startWorkers()
      await jobs.runAll()
    },
    async stop() {
      await jobs.stop()
      await discovery.stop()
    },
    async search(text) {
      const request = HybridSearchRequest.parse({ query_text: text, max_api_requests: 0 })
      const { results, debug } = await hybridSearch(context, request)
      return { first: results[0]?.creator.title, isCompared: debug.meaning_compared }
    },
  }
}
