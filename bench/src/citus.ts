import type { Database } from '@troupe/server/database/database'
import { fillCatalogue } from './catalogue/fill-catalogue.ts'
import { copyCatalogue, withDatabase } from './citus/citus-databases.ts'
import { measureBytes } from './citus/creator-bytes.ts'
import { type Layout, measureLayout } from './citus/measure-layout.ts'
import { modelScale } from './citus/model-scale.ts'
import { printLayouts, reportCounts, reportLayout } from './citus/report-layouts.ts'
import { report } from './measure/figures.ts'
import { readCount } from './measure/read-count.ts'

/** The number of parts of which the targets speak. */
const usualShards = 8
const shardCounts = [2, 4, usualShards, 16]
/** A larger catalogue is divided into the usual number only: each division takes more than ten minutes. */
const largestOfAllCounts = 100_000
/** A larger catalogue does not fit into the memory of the machine of the targets twice. */
const largestBesideWhole = 1_000_000
const targets = { slower: 2.5, slowerForTwice: 1.2, bytes: 3000 }

/**
 * A catalogue in parts on the workers of Citus, all on this machine: speed and recall of searches, storing, and erasure.
 * Up to a million creators beside one database with the same, in 2, 4, 8 and 16 parts (a large one: in 8); more in 16 parts,
 * beside half of them in 8.
 */
export async function run(size?: string): Promise<void> {
  const nodes = process.env.TEST_CITUS_URLS?.split(',') ?? []
  if (nodes.length < 2) {
    console.log('citus: needs the URLs of a coordinator and of workers in TEST_CITUS_URLS; not measured')
    return
  }
  const count = readCount(size, { usual: 100_000, fewest: 10_000 })
  if (count > largestBesideWhole) await measureGrowth(count, nodes)
  else await measureBesideWhole(count, nodes)
}

async function measureBesideWhole(count: number, nodes: readonly string[]): Promise<void> {
  const divided = new Map<number, Layout>()
  const { whole, bytes } = await withDatabase(nodes, 0, async (database) => {
    await fillCatalogue(database, count)
    const bytes = await measureBytes(database.pool)
    const whole = await measureLayout(database, count, nodes)
    for (const shards of count > largestOfAllCounts ? [usualShards] : shardCounts) {
      const copy = (target: Database) => copyCatalogue(database, target)
      divided.set(shards, await measureParts(shards, { count, nodes, fill: copy }))
    }
    return { whole, bytes }
  })
  const usual = divided.get(usualShards)
  if (!usual) throw new Error(`nothing was measured in ${usualShards} parts`)
  printLayouts(
    new Map([['one database', whole], ...[...divided].map(([shards, layout]) => [nameParts(shards), layout] as const)]),
  )
  reportLayout({
    name: nameParts(usualShards),
    layout: usual,
    reference: whole,
    referenceName: 'one database',
    slower: targets.slower,
  })
  report({
    what: 'bytes per creator that searches read',
    value: bytes,
    target: `<= ${targets.bytes.toLocaleString('en')}`,
    isReached: bytes <= targets.bytes,
  })
  // The model's lines need more than one point.
  if (divided.size < 2) return
  reportCounts(divided)
  modelScale({
    layouts: [...divided].map(([parts, { cost }]) => ({
      parts,
      creators: count,
      coordinatorMs: cost.coordinator,
      partMs: cost.workers / parts,
    })),
    milliseconds: usual.milliseconds,
    bytesPerCreator: bytes,
  })
}

/** Half of the creators, then all of them in twice as many parts of the same size. */
async function measureGrowth(count: number, nodes: readonly string[]): Promise<void> {
  const [halfName, allName] = [nameParts(usualShards), nameParts(2 * usualShards)]
  const measure = (shards: number, count: number) =>
    measureParts(shards, { count, nodes, fill: (database) => fillCatalogue(database, count) })
  const half = await measure(usualShards, Math.round(count / 2))
  const all = await measure(2 * usualShards, count)
  printLayouts(
    new Map([
      [halfName, half],
      [allName, all],
    ]),
  )
  reportLayout({
    name: allName,
    layout: all,
    reference: half,
    referenceName: `half in ${halfName}`,
    slower: targets.slowerForTwice,
  })
}

interface Parts {
  /** Creators with which `fill` fills the empty catalogue. */
  readonly count: number
  readonly nodes: readonly string[]
  fill(database: Database): Promise<void>
}

function measureParts(shards: number, { count, nodes, fill }: Parts): Promise<Layout> {
  return withDatabase(nodes, shards, async (database) => {
    await fill(database)
    console.log(`\nin ${nameParts(shards)}`)
    return measureLayout(database, count, nodes)
  })
}

const nameParts = (shards: number) => `${shards} parts`
