import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../database/database.ts'
import type { BoundEndpoint } from '../../http/requests/endpoint-binding.ts'
import { noImagePaths, type ToImagePath } from '../../images/image-paths.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { DataLimits } from '../../lib/age-rules.ts'
import type { Clock } from '../../lib/clock.ts'
import { minutes } from '../../lib/durations.ts'
import type { Logger } from '../../lib/logger.ts'
import { throttleLog } from '../../lib/throttle-log.ts'
import { silentTelemetry, type Telemetry } from '../../telemetry/telemetry.ts'
import type { RateLimits } from '../accounts/limits/rate-limits.ts'
import { createCreatorImports, type ImportContext } from './browser-import/creator-imports.ts'
import type { MoveReferences } from './catalogue/creator-references-port.ts'
import type { Erasures } from './catalogue/erasing/erasures.ts'
import { type IncomingCreator, type StoreOptions, storeCreators } from './catalogue/storing/store-creators.ts'
import { createDataAge } from './data-age/data-age.ts'
import { createDerivedData, type DerivedData } from './derived/derived-data.ts'
import { tidyCatalogue } from './derived/tidy-repository.ts'
import { bindDiscoveryEndpoints } from './discovery-routes.ts'
import { createExports, type ExportSettings } from './export/exports.ts'
import { createNewResultsTeller } from './new-results/new-results-teller.ts'
import { tellNewResults } from './new-results/tell-new-results.ts'
import { excludeJoined } from './persons/hide-persons.ts'
import { moveStatements } from './persons/person-statement-repository.ts'
import type { NamedCreatorJob } from './platforms/keep-creators.ts'
import type { LivePlatform } from './platforms/live-platform.ts'
import { LiveSearch, type LiveSearchParts } from './platforms/live-search.ts'
import { readChannel, readNamed, refreshDue, type UpkeepParts } from './platforms/refresh-creators.ts'
import { bindProfileEndpoints } from './profile/profile-routes.ts'
import { bindSavedSearchEndpoints } from './saved-searches/saved-search-routes.ts'
import { CommonTerms } from './search/analysis/common-terms.ts'
import type { TopicTranslator } from './search/analysis/topic-translator-port.ts'
import { translateTopic } from './search/analysis/translate-topic.ts'
import { checkSearch } from './search/check-search.ts'
import type { CreatorExclusions } from './search/context/creator-exclusions-port.ts'
import { ReadingProgress } from './search/context/reading-progress.ts'
import { type SearchContext, type SearchWaits, usualWaits } from './search/context/search-context.ts'
import { SearchTraffic } from './search/context/search-traffic.ts'
import { CatalogueSample } from './search/meaning/catalogue-sample.ts'
import { embedPending } from './search/meaning/embed-pending.ts'
import type { Encoder } from './search/meaning/encoder-port.ts'
import { createQueryVectors } from './search/meaning/query-meaning.ts'
import { dropExpiredCursors } from './search/result-pages.ts'
import type { RestReader } from './wish/rest-reader-port.ts'

export interface DiscoveryOptions {
  readonly database: Database
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  /** Default: none. */
  readonly telemetry?: Telemetry
  readonly encoder: Encoder
  /** Reads what the rules leave of a search text; absent: only the rules read it. */
  readonly restReader?: RestReader | undefined
  /** Translates topics for the platforms; absent: only names of categories are translated. */
  readonly translator?: TopicTranslator | undefined
  /** Connected platforms; missing ones are off. */
  readonly platforms: readonly LivePlatform[]
  /** Erased creators are not stored again. */
  readonly erasures: Pick<Erasures, 'find'>
  /** Creators that users can hide; default: none. */
  readonly exclusions?: CreatorExclusions
  /** Without it there are no export endpoints. */
  readonly exports?: ExportSettings
  /** Without it there are no imports in the browser. */
  readonly imports?: Pick<ImportContext, 'mayImport' | 'workbooks' | 'collections' | 'findUsed'>
  /** Limits of searches without an account; without them there are none. */
  readonly visitorLimits?: Pick<RateLimits, 'take'>
  /** Default: no pictures. */
  readonly toImagePath?: ToImagePath
  /** Default: 2.5 s for platforms, 2 s for the encoder. */
  readonly waits?: SearchWaits
  /** How long platforms' data is kept; default: without end. */
  readonly dataLimits?: DataLimits
  /** References of other modules to creators, moved when two rows are merged. */
  readonly references?: readonly MoveReferences[]
}

export interface Discovery extends Pick<DerivedData, 'countStale'> {
  readonly endpoints: BoundEndpoint[]
  /** Starts this process's background work and resumes what an earlier process left unfinished. */
  startWorkers(): Promise<void>
  /** Stores creators. Searches find them by words once this resolves, and by meaning within seconds. */
  storeCreators(creators: readonly IncomingCreator[], options: Omit<StoreOptions, 'now' | 'erasures'>): Promise<void>
  /** Reports new results of saved searches to webhooks. */
  tellNewResults(): Promise<void>
  /** Runs a test search of the catalogue; rejects if it fails. */
  checkSearch(): Promise<void>
  /** Whether nothing stored is older than its limit; while it is not, nothing may be served. */
  isDataYoung(): boolean
  /** Aborts requests to platforms, and finishes the saved search in hand. */
  stop(): Promise<void>
}

/**
 * Interval for restarting work that the job queue has given up, for example after a long failure of the encoder or a
 * platform.
 */
const lookAgainMs = minutes(10)
const gatherMs = 50

/** The catalogue of creators, its search, and the platforms it grows from. */
export function createDiscovery(options: DiscoveryOptions): Discovery {
  const { database, jobs, clock, log, encoder, platforms, erasures } = options

  async function lookAgain(): Promise<void> {
    await wakeWorkers(jobs)
    await live.dropExpired()
    await dropExpiredCursors({ database, clock })
    await files.lookAgain()
    newResults.look()
  }

  const { onNewCreators, onStored } = createCallbacks(jobs)
  const live = new LiveSearch({ ...options, onNewCreators, ...createTranslation(options) })
  const { waits = usualWaits, restReader, telemetry = silentTelemetry, toImagePath = noImagePaths } = options
  const queryVectors = createQueryVectors({ database, encoder, log, waitMs: waits.encodingMs })
  const exclusions = excludeJoined(database.kysely, options.exclusions)
  const traffic = new SearchTraffic()
  const searched = { queryVectors, ...surveyCatalogue(options) }
  const upkeep = { database, clock, platforms, erasures, traffic, onStored, ...listUpkeepParts(options) }
  const parts = { database, clock, log, telemetry, live, ...searched, exclusions, restReader, traffic, waits }
  const search: SearchContext = { ...parts, readChannel: (...named) => readChannel(upkeep, ...named) }
  const files = createFileWork(options, search)
  const stopping = new AbortController()
  const newResults = createNewResultsTeller(search, stopping.signal)
  const derived = createDerivedData({ ...options, traffic })
  const age = createDataAge(options)
  return {
    endpoints: [
      ...bindDiscoveryEndpoints({ search, jobs, platforms, toImagePath, visitorLimits: options.visitorLimits }),
      ...bindSavedSearchEndpoints(search),
      ...bindProfileEndpoints({ ...upkeep, toImagePath }),
      ...files.endpoints,
    ],

    async startWorkers() {
      warmUp(options, search.commonTerms)
      await Promise.all([age, derived, files].map((work) => work.startWorker(stopping.signal)))
      await workOnCatalogue(options, upkeep, stopping.signal)
      await lookAgain()
      repeatUntil(stopping.signal, lookAgain, log)
    },

    async storeCreators(creators, options) {
      await storeCreators(database.kysely, creators, { ...options, erasures, now: clock.now() })
      await announceChange(jobs)
    },

    tellNewResults: () => tellNewResults(search),
    checkSearch: () => checkSearch(search),
    countStale: derived.countStale,
    isDataYoung: age.isSafe,

    async stop() {
      stopping.abort()
      traffic.stop()
      await Promise.all([live.stop(), newResults.ended()])
      await flushUsage(platforms)
    },
  }
}

/** Looks again at intervals until the signal aborts; the job queue is closed then. */
function repeatUntil(signal: AbortSignal, lookAgain: () => Promise<void>, log: Logger): void {
  const repeat = () =>
    lookAgain().catch((error) => {
      if (!signal.aborted) log.warn({ err: error }, 'work that was given up could not be restarted; it is tried again')
    })
  const timer = setInterval(repeat, lookAgainMs).unref()
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** All references to creators, moved when two rows are merged; how long platforms' data is kept; and a quiet log. */
function listUpkeepParts(options: DiscoveryOptions): Pick<UpkeepParts, 'references' | 'limits' | 'log'> {
  const { references = [], dataLimits: limits, log } = options
  return { references: [...references, moveStatements], limits, log: throttleLog(log, ['platform']) }
}

/** Translates topics for the platforms. */
function createTranslation({ translator }: DiscoveryOptions): Required<Pick<LiveSearchParts, 'translate'>> {
  return { translate: (search) => translateTopic(search, translator) }
}

interface FileWork {
  readonly endpoints: readonly BoundEndpoint[]
  startWorker(signal: AbortSignal): Promise<void>
  /** Goes on with what was left, and deletes what is too old. */
  lookAgain(): Promise<void>
}

/** Creates what is done with files: exports and imports. */
function createFileWork(options: DiscoveryOptions, search: SearchContext): FileWork {
  const exports = options.exports && createExports(search, options.exports)
  const imports = options.imports && createCreatorImports({ ...options, ...options.imports })
  return {
    endpoints: [...(exports?.endpoints ?? []), ...(imports?.endpoints ?? [])],
    startWorker: async (signal) => imports?.startWorker(options.jobs, signal),
    async lookAgain() {
      await exports?.sweep().catch((error) => options.log.warn({ err: error }, 'old exports could not be removed'))
      await imports?.lookAgain()
    },
  }
}

/** Creates the caches of facts about the whole catalogue that searches use. */
function surveyCatalogue({ database: { kysely }, clock, encoder }: DiscoveryOptions) {
  return {
    catalogueSample: new CatalogueSample(kysely, clock, encoder),
    commonTerms: new CommonTerms(kysely, clock),
    readingProgress: new ReadingProgress(kysely, clock),
  }
}

/** Writes the usage counts of the last requests; clients do so before they report their quota. */
async function flushUsage(platforms: readonly LivePlatform[]): Promise<void> {
  await Promise.allSettled(platforms.map(({ client }) => client.quota()))
}

async function wakeWorkers(jobs: Pick<JobQueue, 'enqueue'>): Promise<void> {
  await jobs.enqueue('rebuild-derived')
  await announceChange(jobs)
  await jobs.enqueue('refresh-creators')
}

async function announceChange(jobs: Pick<JobQueue, 'enqueue'>): Promise<void> {
  await jobs.enqueue('embed-creators')
  await jobs.enqueue('tidy-catalogue')
}

/** Callbacks that enqueue background jobs. The work itself is durable, so a lost call loses nothing. */
function createCallbacks(jobs: Pick<JobQueue, 'enqueue'>) {
  return {
    onNewCreators: callOnce(async () => {
      await jobs.enqueue('embed-creators')
      await jobs.enqueue('refresh-creators')
    }),
    onStored: callOnce(() => jobs.enqueue('embed-creators')),
  }
}

/** Combines calls within 50 ms into one, since platforms answer at about the same time. */
function callOnce(work: () => Promise<void>): () => Promise<void> {
  let calling: Promise<void> | undefined
  return () => {
    calling ??= pause(gatherMs).then(() => {
      calling = undefined
      return work()
    })
    return calling
  }
}

/** Prepares in advance what would delay the first search by tenths of a second: the encoder and the common terms. */
function warmUp({ encoder, log }: DiscoveryOptions, commonTerms: CommonTerms): void {
  encoder.embed(['warm up']).catch((error) => log.warn({ err: error }, 'the encoder does not work'))
  commonTerms.read().catch((error) => log.warn({ err: error }, 'the common terms were not read'))
}

/** Starts the workers that keep stored creators current. Once the signal aborts, they finish their current batch. */
async function workOnCatalogue(options: DiscoveryOptions, upkeep: UpkeepParts, signal: AbortSignal): Promise<void> {
  const { database, jobs, encoder } = options
  await jobs.work('embed-creators', async () => {
    if (await embedPending({ database, encoder, signal })) await jobs.enqueue('embed-creators')
  })
  await jobs.work('tidy-catalogue', () => tidyCatalogue(database))
  await jobs.work('refresh-creators', async () => {
    if (await refreshDue(upkeep)) await jobs.enqueue('refresh-creators')
  })
  await jobs.work<NamedCreatorJob>('read-creator', (creator) => readNamed(upkeep, creator))
}
