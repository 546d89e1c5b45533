import { setTimeout as pause } from 'node:timers/promises'
import type { CreatorRecord } from '@troupe/contract/creators'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { seconds } from '../../durations.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Logger } from '../../logger.ts'
import type { DemoCreator, ReadDemoCatalogue } from './demo-catalogue-port.ts'
import { countBySource, listStored } from './demo-catalogue-repository.ts'
import * as erasureRows from './erasure-repository.ts'
import type { Erasures } from './erasures.ts'
import { storeCreators } from './store-creators.ts'

/** On the embedded database a batch is how long a search may have to wait: about a tenth of a second. */
const batchSize = 100

interface DemoCatalogueOptions {
  readonly database: Database
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  readonly erasures: Pick<Erasures, 'find'>
  readonly readDemoCatalogue: ReadDemoCatalogue
  readonly count: number
  /** Ready-made vectors of another encoder are not used; the queue makes its own. */
  readonly vectorModel: string
  /** Milliseconds until another try after an error; three seconds where it is not given. */
  readonly retryAfter?: number
}

/** The embedded database may be restarting meanwhile. */
const maxTries = 10

/**
 * Loads the demo catalogue into an empty one, or finishes a load that was broken off, also by an error of this try. Where real
 * creators are stored already, nothing is added to them.
 */
export async function loadDemoCatalogue(options: DemoCatalogueOptions): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await load(options)
    } catch (error) {
      if (tries === maxTries) throw error
      options.log.warn({ err: error, tries }, 'the demo catalogue could not be loaded yet')
      await pause(options.retryAfter ?? seconds(3), undefined, { ref: false })
    }
  }
}

async function load(options: DemoCatalogueOptions): Promise<void> {
  const { database, jobs, log, readDemoCatalogue, count } = options
  const stored = await countBySource(database.kysely)
  const isOnlyDemo = [...stored.keys()].every((source) => source === 'demo')
  // Who was erased is missing for good; a few more may be, since one erasure counts several times.
  const wanted = count - (await erasureRows.count(database.kysely))
  if (!isOnlyDemo || (stored.get('demo') ?? 0) >= wanted) return

  let batch: DemoCreator[] = []
  for await (const creator of readDemoCatalogue(count)) {
    batch.push(creator)
    if (batch.length < batchSize) continue
    await storeBatch(options, batch)
    batch = []
  }
  await storeBatch(options, batch)
  await jobs.enqueue('embed-creators')
  await jobs.enqueue('refresh-term-statistics')
  log.info({ count }, 'demo catalogue loaded')
}

/** Stores those of a batch that an earlier try did not get to. */
async function storeBatch(options: DemoCatalogueOptions, batch: readonly DemoCreator[]) {
  const { database, clock, vectorModel, erasures } = options
  const stored = new Set(
    (
      await listStored(
        database.kysely,
        batch.map(({ record }) => record),
      )
    ).map(toKey),
  )
  const missing = batch.filter(({ record }) => !stored.has(toKey(record)))
  if (missing.length === 0) return
  const incoming = missing.map(({ record, ...ready }) =>
    ready.vector && ready.vectorModel === vectorModel ? { record, vector: ready.vector } : { record },
  )
  await storeCreators(database.kysely, incoming, { source: 'demo', erasures, now: clock.now(), vectorModel })
}

const toKey = ({ platform, channel_id }: Pick<CreatorRecord, 'platform' | 'channel_id'>) => `${platform} ${channel_id}`
