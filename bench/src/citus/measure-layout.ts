import { randomBytes } from 'node:crypto'
import type { Database } from '@troupe/server/database/database'
import { eraseCreator } from '@troupe/server/modules/discovery/catalogue/erasing/erase-creator'
import { createErasures } from '@troupe/server/modules/discovery/catalogue/erasing/erasures'
import { type IncomingCreator, storeCreators } from '@troupe/server/modules/discovery/catalogue/storing/store-creators'
import { generateBenchCreators } from '../catalogue/bench-population.ts'
import { summarize, timeEach } from '../measure/timings.ts'
import { type MeasuredSearches, measureSearches } from '../search/measure-searches.ts'
import { measureCost, type NodeTimes } from './processor-time.ts'

/** Fewer than usual: several catalogues, most of them much slower than one database, are searched. */
const textCount = 60
const writtenCount = 5000
const erasedCount = 200
const batchSize = 500

const erasures = createErasures(randomBytes(32))

/** Figures of a filled catalogue, whole or in parts. */
export interface Layout extends MeasuredSearches {
  /** Processor time of a search in milliseconds. */
  readonly cost: NodeTimes
  /** Creators without vectors stored in a second. */
  readonly stored: number
  /** Milliseconds. */
  readonly erasureP95: number
}

/**
 * Searches, stores and erases in a filled catalogue.
 * @param count creators in it
 * @param nodes URLs of the nodes of Citus, the coordinator first
 */
export async function measureLayout(database: Database, count: number, nodes: readonly string[]): Promise<Layout> {
  const searches = await measureSearches(database, count, textCount)
  return { ...searches, cost: await measureCost(database, nodes), ...(await measureWrites(database)) }
}

async function measureWrites({ kysely }: Database): Promise<Pick<Layout, 'stored' | 'erasureP95'>> {
  const batches: IncomingCreator[][] = []
  for await (const { record } of generateBenchCreators(writtenCount)) {
    const channel_id = `written ${record.channel_id}`
    if (batches.length === 0 || batches.at(-1)?.length === batchSize) batches.push([])
    batches.at(-1)?.push({ record: { ...record, channel_id } })
  }
  const options = { source: 'import', erasures, now: new Date() } as const
  const times = await timeEach(batches, (batch) => storeCreators(kysely, batch, options))
  const ids = await kysely
    .selectFrom('channels')
    .select('id')
    .where('channel_id', 'like', 'written %')
    .limit(erasedCount)
    .execute()
  const erasing = await timeEach(ids, ({ id }) =>
    kysely
      .transaction()
      .execute((transaction) =>
        eraseCreator(transaction, { erasures, forget: [] }, { id, emails: [], now: options.now }),
      ),
  )
  // The next layout stores the same creators.
  await kysely.deleteFrom('creators').where('channel_id', 'like', 'written %').execute()
  await kysely.deleteFrom('channels').where('channel_id', 'like', 'written %').execute()
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000
  return { stored: Math.round(writtenCount / seconds), erasureP95: summarize(erasing).p95 }
}
