import { randomBytes } from 'node:crypto'
import type { Database } from '@troupe/server/database/database'
import { eraseCreator } from '@troupe/server/modules/discovery/catalogue/erasing/erase-creator'
import { createErasures } from '@troupe/server/modules/discovery/catalogue/erasing/erasures'
import { type IncomingCreator, storeCreators } from '@troupe/server/modules/discovery/catalogue/storing/store-creators'
import { generateBenchCreators } from './catalogue/bench-population.ts'
import { fillCatalogue } from './catalogue/fill-catalogue.ts'
import { copyCatalogue, withDatabase } from './citus/citus-databases.ts'
import { measureBytes } from './citus/creator-bytes.ts'
import { modelScale } from './citus/model-scale.ts'
import { measureCost, type NodeTimes } from './citus/processor-time.ts'
import { report } from './measure/figures.ts'
import { readCount } from './measure/read-count.ts'
import { summarize, timeEach } from './measure/timings.ts'
import { type MeasuredSearches, measureSearches } from './search/measure-searches.ts'

/** The number of parts of which the targets speak. */
const usualShards = 8
const shardCounts = [2, 4, usualShards, 16]
/** A larger catalogue is divided into the usual number only: each division takes more than ten minutes. */
const largestOfAllCounts = 100_000
/** Fewer than usual: five catalogues, most of them much slower than one database, are searched. */
const textCount = 60
const targets = { recall30: 0.98, slower: 2.5, coordinatorMs: 6, import: 0.7, erasureMs: 50, bytes: 3000 }

const erasures = createErasures(randomBytes(32))

interface Layout extends MeasuredSearches {
  /** Processor time of a search in milliseconds. */
  readonly cost: NodeTimes
  /** Creators without vectors stored in a second. */
  readonly stored: number
  /** Milliseconds. */
  readonly erasureP95: number
}

/**
 * The same catalogue in one database and in 2, 4, 8 and 16 parts (a large one: in 8) on the workers of Citus, all on this
 * machine: speed and recall of searches, storing, and erasure.
 */
export async function run(size?: string): Promise<void> {
  const nodes = process.env.TEST_CITUS_URLS?.split(',') ?? []
  if (nodes.length < 2) {
    console.log('citus: needs the URLs of a coordinator and of workers in TEST_CITUS_URLS; not measured')
    return
  }
  const count = readCount(size, { usual: 100_000, fewest: 10_000 })
  const { layouts, bytes } = await withDatabase(nodes, 0, async (whole) => {
    await fillCatalogue(whole, count)
    const bytes = await measureBytes(whole.pool)
    const measured = new Map([[0, await measureLayout(whole, { count, nodes })]])
    for (const shards of count > largestOfAllCounts ? [usualShards] : shardCounts) {
      await withDatabase(nodes, shards, async (divided) => {
        await copyCatalogue(whole, divided)
        console.log(`\nin ${shards} parts`)
        measured.set(shards, await measureLayout(divided, { count, nodes }))
      })
    }
    return { layouts: measured, bytes }
  })
  reportLayouts(layouts)
  report({
    what: 'bytes per creator that searches read',
    value: bytes,
    target: `<= ${targets.bytes.toLocaleString('en')}`,
    isReached: bytes <= targets.bytes,
  })
  const divided = [...layouts].filter(([shards]) => shards > 0)
  // The model's lines need more than one point.
  if (divided.length < 2) return
  reportCounts(divided)
  modelScale({
    layouts: divided.map(([parts, { cost }]) => ({
      parts,
      creators: count,
      coordinatorMs: cost.coordinator,
      partMs: cost.workers / parts,
    })),
    milliseconds: layouts.get(usualShards)?.milliseconds ?? [],
    bytesPerCreator: bytes,
  })
}

async function measureLayout(database: Database, { count, nodes }: Measured): Promise<Layout> {
  const searches = await measureSearches(database, count, textCount)
  return { ...searches, cost: await measureCost(database, nodes), ...(await measureWrites(database)) }
}

interface Measured {
  readonly count: number
  /** URLs of the nodes, the coordinator first. */
  readonly nodes: readonly string[]
}

const writtenCount = 5000
const erasedCount = 200
const batchSize = 500

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

function reportLayouts(layouts: ReadonlyMap<number, Layout>): void {
  console.table(
    Object.fromEntries(
      [...layouts].map(([shards, { p50, p95, cost, recall, stored, erasureP95 }]) => [
        shards === 0 ? 'one database' : `${shards} parts`,
        { p50, p95, ...cost, 'recall of 30': recall.at30, 'recall of 100': recall.at100, stored, erasureP95 },
      ]),
    ),
  )
  const [whole, divided] = [layouts.get(0), layouts.get(usualShards)]
  if (!whole || !divided) return
  const name = `${usualShards} parts: `
  const slower = divided.p95 / whole.p95
  report({
    what: `${name}p95 (ms; reference: one database)`,
    value: divided.p95,
    reference: whole.p95,
    target: `<= ${targets.slower} times`,
    isReached: slower <= targets.slower,
  })
  report({
    what: `${name}recall of 30`,
    value: divided.recall.at30,
    reference: whole.recall.at30,
    target: `>= ${targets.recall30}`,
    isReached: divided.recall.at30 >= targets.recall30,
  })
  report({
    what: `${name}stored a second`,
    value: divided.stored,
    reference: whole.stored,
    target: `>= ${targets.import} of it`,
    isReached: divided.stored >= targets.import * whole.stored,
  })
  report({
    what: `${name}erasure, p95 (ms)`,
    value: divided.erasureP95,
    reference: whole.erasureP95,
    target: `< ${targets.erasureMs}`,
    isReached: divided.erasureP95 < targets.erasureMs,
  })
  report({
    what: `${name}work of the coordinator (ms)`,
    value: divided.cost.coordinator,
    target: `<= ${targets.coordinatorMs}`,
    isReached: divided.cost.coordinator <= targets.coordinatorMs,
  })
}

/** How speed and work change with the number of parts. */
function reportCounts(divided: readonly (readonly [number, Layout])[]): void {
  const name = `${divided.map(([shards]) => shards).join(', ')} parts: `
  const list = (toValue: (layout: Layout, shards: number) => number) =>
    divided.map(([shards, layout]) => toValue(layout, shards)).join(', ')
  report({ what: `${name}p95 (ms)`, value: list(({ p95 }) => p95) })
  report({ what: `${name}work of each (ms)`, value: list(({ cost }, shards) => round(cost.workers / shards)) })
}

const round = (value: number) => Math.round(value * 10) / 10
