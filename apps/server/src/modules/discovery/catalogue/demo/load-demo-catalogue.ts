import { setTimeout as pause } from 'node:timers/promises'
import type { CreatorRecord } from '@troupe/contract/creators'
import type { Database } from '../../../../database/database.ts'
import type { JobQueue } from '../../../../jobs/job-queue.ts'
import type { Clock } from '../../../../lib/clock.ts'
import { seconds } from '../../../../lib/durations.ts'
import type { Logger } from '../../../../lib/logger.ts'
import { listKnown } from '../../channels/channel-repository.ts'
import * as erasureRows from '../erasing/erasure-repository.ts'
import type { Erasures } from '../erasing/erasures.ts'
import { storeCreators } from '../storing/store-creators.ts'
import type { DemoCreator, ReadDemoCatalogue } from './demo-catalogue-port.ts'
import { countBySource } from './demo-catalogue-repository.ts'

/** A batch blocks searches on the embedded database for about 0.1 seconds. */
const batchSize = 100

interface DemoCatalogueOptions {
  readonly database: Database
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  readonly erasures: Pick<Erasures, 'find'>
  readonly readDemoCatalogue: ReadDemoCatalogue
  readonly count: number
  /** Prepared vectors of another model are ignored; the creators are then embedded in the background. */
  readonly vectorModel: string
  /** Milliseconds between attempts after an error; default: three seconds. */
  readonly retryAfter?: number
}

/** Several attempts, since the embedded database may be restarting. */
const maxTries = 10

/** Loads the demo catalogue, or completes an interrupted load. Does nothing if the catalogue contains real creators. */
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
  // Erased creators are not loaded again. The number of erasures is slightly too high, since an erased creator has
  // several rows.
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
  await jobs.enqueue('tidy-catalogue')
  log.info({ count }, 'demo catalogue loaded')
}

/** Stores the creators of a batch that are not stored yet. */
async function storeBatch(options: DemoCatalogueOptions, batch: readonly DemoCreator[]) {
  const { database, clock, vectorModel, erasures } = options
  const stored = new Set(
    (
      await listKnown(
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
