import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { days, minutes } from '../../durations.ts'
import type { BoundEndpoint } from '../../http/endpoint-binding.ts'
import { noImagePaths, type ToImagePath } from '../../images/image-paths.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Logger } from '../../logger.ts'
import { silentTelemetry, type Telemetry } from '../../telemetry/telemetry.ts'
import { throttleLog } from '../../throttle-log.ts'
import { CatalogueSample } from './catalogue-sample.ts'
import { checkSearch } from './check-search.ts'
import { type CreatorExclusions, noExclusions } from './creator-exclusions-port.ts'
import type { MoveReferences } from './creator-references-port.ts'
import { createDerivedData, type DerivedData } from './derived/derived-data.ts'
import { bindDiscoveryEndpoints } from './discovery-routes.ts'
import { embedPending } from './embed-pending.ts'
import type { Encoder } from './encoder-port.ts'
import type { Erasures } from './erasures.ts'
import { createExports, type ExportSettings } from './export/exports.ts'
import type { NamedCreatorJob } from './keep-creators.ts'
import type { LivePlatform } from './live-platform.ts'
import { LiveSearch } from './live-search.ts'
import { dropExpiredAnswers } from './platform-answer-repository.ts'
import { dropUsageBefore } from './platform-usage-repository.ts'
import { bindProfileEndpoints } from './profile/profile-routes.ts'
import { createQueryVectors } from './query-vectors.ts'
import { readNamed, refreshDue, type UpkeepParts } from './refresh-creators.ts'
import { refreshStatistics } from './refresh-term-statistics.ts'
import { bindSavedSearchEndpoints } from './saved-search-routes.ts'
import { SearchTraffic } from './search-traffic.ts'
import { type IncomingCreator, type StoreOptions, storeCreators } from './store-creators.ts'

export interface DiscoveryOptions {
  readonly database: Database
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  /** Without it nobody watches. */
  readonly telemetry?: Telemetry
  readonly encoder: Encoder
  /** The platforms that are asked; one that is not there is off. */
  readonly platforms: readonly LivePlatform[]
  /** Who is not stored again. */
  readonly erasures: Pick<Erasures, 'find'>
  /** Whom users want to see no more of; without it nobody can be hidden. */
  readonly exclusions?: CreatorExclusions
  /** Without it nothing is exported. */
  readonly exports?: ExportSettings
  /** Without it creators come without pictures. */
  readonly toImagePath?: ToImagePath
  /** What other modules hold of creators. */
  readonly references?: readonly MoveReferences[]
}

export interface Discovery extends Pick<DerivedData, 'countStale'> {
  readonly endpoints: BoundEndpoint[]
  /** Has this process embed, refresh and count, and looks for what an earlier process left undone. */
  startWorkers(): Promise<void>
  /** Puts creators into the catalogue: found by words once this resolves, by meaning within seconds. */
  storeCreators(creators: readonly IncomingCreator[], options: Omit<StoreOptions, 'now' | 'erasures'>): Promise<void>
  /** Makes a search of the stored catalogue; rejects when it fails. */
  checkSearch(): Promise<void>
  /** Ends what is still being asked of the platforms. */
  stop(): Promise<void>
}

/** After an encoder's or a platform's long failure the queue has given up; this finds what is still to do. */
const lookAgainMs = minutes(10)
const usageLifeMs = days(40)
const gatherMs = 50

/** The catalogue of creators, its search, and the platforms it grows from. */
export function createDiscovery(options: DiscoveryOptions): Discovery {
  const { database, jobs, clock, log, encoder, platforms, erasures } = options

  async function lookAgain(): Promise<void> {
    await jobs.enqueue('rebuild-derived')
    await announceChange(jobs)
    await jobs.enqueue('refresh-creators')
    await dropExpiredAnswers(database.kysely, clock.now())
    await exports?.sweep()
    await dropUsageBefore(database.kysely, new Date(clock.now().getTime() - usageLifeMs))
  }

  const { onNewCreators, onStored } = createWakeUps(jobs)
  const live = new LiveSearch({ database, clock, log, platforms, erasures, onNewCreators })
  const queryVectors = createQueryVectors(encoder, log)
  const catalogueSample = new CatalogueSample(database.kysely, clock)
  const { exclusions = noExclusions, telemetry = silentTelemetry, toImagePath = noImagePaths } = options
  const traffic = new SearchTraffic()
  const search = { database, clock, log, telemetry, live, queryVectors, catalogueSample, exclusions, traffic }
  const parts = { ...search, jobs, platforms, toImagePath }
  const quietLog = throttleLog(log, ['platform'])
  const upkeep = { ...parts, log: quietLog, erasures, references: options.references ?? [], onStored }
  const exports = options.exports && createExports(parts, options.exports)
  const stopping = new AbortController()
  const derived = createDerivedData({ ...options, traffic })
  return {
    endpoints: [
      ...bindDiscoveryEndpoints(parts),
      ...bindSavedSearchEndpoints(parts),
      ...bindProfileEndpoints(upkeep),
      ...(exports?.endpoints ?? []),
    ],

    async startWorkers() {
      warmUp(options)
      await derived.startWorker(stopping.signal)
      await workOnCatalogue(options, upkeep, stopping.signal)
      await lookAgain()
      const repeat = () => lookAgain().catch((error) => log.debug({ err: error }, 'the job queue is closed'))
      setInterval(repeat, lookAgainMs).unref()
    },

    async storeCreators(creators, options) {
      await storeCreators(database.kysely, creators, { ...options, erasures, now: clock.now() })
      await announceChange(jobs)
    },

    checkSearch: () => checkSearch(search),
    countStale: derived.countStale,

    async stop() {
      stopping.abort()
      traffic.stop()
      await live.stop()
      await settleCounts(platforms)
    },
  }
}

/** Has what was asked of the platforms last counted: a client does that before it says what was used. */
async function settleCounts(platforms: readonly LivePlatform[]): Promise<void> {
  await Promise.allSettled(platforms.map(({ client }) => client.quota()))
}

async function announceChange(jobs: Pick<JobQueue, 'enqueue'>): Promise<void> {
  await jobs.enqueue('embed-creators')
  await jobs.enqueue('refresh-term-statistics')
}

/** What has the queue look for new work; durable is the work itself, so that nothing is lost when this is. */
function createWakeUps(jobs: Pick<JobQueue, 'enqueue'>) {
  return {
    onNewCreators: callOnce(async () => {
      await jobs.enqueue('embed-creators')
      await jobs.enqueue('refresh-creators')
    }),
    onStored: callOnce(() => jobs.enqueue('embed-creators')),
  }
}

/** Answers of several platforms come at about the same time: what they all call for is done once for those of 50 ms. */
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

/** Has the encoder ready before the first person searches: its first text takes half a second. */
function warmUp({ encoder, log }: DiscoveryOptions): void {
  encoder.embed(['warm up']).catch((error) => log.warn({ err: error }, 'the encoder does not work'))
}

/** Has this process look after the stored creators, until the signal: then what is in hand is finished. */
async function workOnCatalogue(options: DiscoveryOptions, upkeep: UpkeepParts, signal: AbortSignal): Promise<void> {
  const { database, jobs, clock, encoder } = options
  await jobs.work('embed-creators', async () => {
    if (await embedPending({ database, encoder, signal })) await jobs.enqueue('embed-creators')
  })
  await jobs.work('refresh-term-statistics', () => refreshStatistics(database, clock))
  await jobs.work('refresh-creators', async () => {
    if (await refreshDue(upkeep)) await jobs.enqueue('refresh-creators')
  })
  await jobs.work<NamedCreatorJob>('read-creator', (creator) => readNamed(upkeep, creator))
}
