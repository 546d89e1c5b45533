import { countWanted } from '@troupe/server/modules/discovery/search/candidates/candidate-counts'
import { report } from '../measure/figures.ts'
import { findCapacity, simulateSearches } from './simulate-searches.ts'

/** Measured work of searches in a catalogue divided into `parts`. */
interface MeasuredParts {
  readonly parts: number
  /** In all parts. */
  readonly creators: number
  /** Processor time of a search, in milliseconds. */
  readonly coordinatorMs: number
  readonly partMs: number
}

interface Measured {
  readonly layouts: readonly MeasuredParts[]
  /** Milliseconds of searches, for how much they differ. */
  readonly milliseconds: readonly number[]
  /** Bytes that searches read. */
  readonly bytesPerCreator: number
}

const sizes = [10_000_000, 100_000_000, 300_000_000]
/** A memory-optimised machine. The price is a list price of large clouds, rounded; a month has 730 hours. */
const machine = { cores: 16, gigabytes: 128, dollarsPerHour: 1 }
/** The rest is for the system and for sorting. */
const memoryShare = 0.75
const networkMs = 1
const longestMs = 500
const withinLimit = `searches a second within ${longestMs} ms`
const dollars = 'dollars a month'

/**
 * Calculates what 10, 100 and 300 million creators take: as many workers as hold them in memory, with a part for each core. The
 * work of a part grows with its share of the rows that a search finds, that of the coordinator with the number of parts and, as
 * far as it does not depend on them, with the creators that are ranked: straight lines through what was measured, far beyond it.
 * The time of searches that wait for each other is simulated.
 */
export function modelScale({ layouts, milliseconds, bytesPerCreator }: Measured): void {
  const toPartMs = fitLine(layouts.map((layout) => [countPerPart(layout), layout.partMs]))
  const toMsOfParts = fitLine(layouts.map(({ parts, coordinatorMs }) => [parts, coordinatorMs]))
  const msOfRows = toMsOfParts(0)
  const measuredRows = Math.max(...layouts.map(({ creators }) => countRows('ranked', creators)))
  const mean = milliseconds.reduce((sum, value) => sum + value, 0) / milliseconds.length
  const rows = sizes.map((creators) => {
    const workers = Math.ceil((creators * bytesPerCreator) / (memoryShare * machine.gigabytes * 1024 ** 3))
    const parts = workers * machine.cores
    const partMs = toPartMs(countPerPart({ creators, parts }))
    const cost = {
      coordinator: toMsOfParts(parts) - msOfRows + (msOfRows * countRows('ranked', creators)) / measuredRows,
      part: milliseconds.map((value) => (value / mean) * partMs),
      network: networkMs,
    }
    const installation = {
      coordinatorCores: machine.cores,
      workers,
      coresPerWorker: machine.cores,
      partsPerWorker: machine.cores,
    }
    const capacity = findCapacity(installation, cost, longestMs)
    return {
      creators: creators.toLocaleString('en'),
      workers,
      parts,
      'ms of a part': round(partMs),
      'ms of the coordinator': round(cost.coordinator),
      'p95 alone': round(simulateSearches(installation, cost, 0.01)),
      [withinLimit]: round(capacity),
      [dollars]: Math.round((workers + 1) * machine.dollarsPerHour * 730),
    }
  })
  console.log(`\ncalculated, machines of ${machine.cores} cores and ${machine.gigabytes} GB`)
  console.table(rows)
  const millions = sizes.map((creators) => creators / 1_000_000).join(', ')
  for (const name of ['workers', 'p95 alone', withinLimit, dollars] as const) {
    report({ what: `${name} for ${millions} million, calculated`, value: rows.map((row) => row[name]).join(', ') })
  }
}

/** Returns the share of a part in the rows that a search finds by words. */
function countPerPart({ creators, parts }: Pick<MeasuredParts, 'creators' | 'parts'>): number {
  return countRows('byWords', creators) / parts
}

/** Returns how many creators a search for the usual number of results finds by words, or ranks. */
const countRows = (way: 'byWords' | 'ranked', creators: number): number =>
  countWanted(way, { limit: 30, creators, filtered: creators, hasOnePlatform: false })

/** Least squares. @returns the line, which is never below zero. */
function fitLine(points: readonly (readonly [number, number])[]): (x: number) => number {
  const toMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [toMean(points.map(([x]) => x)), toMean(points.map(([, y]) => y))]
  const covariance = toMean(points.map(([x, y]) => (x - meanX) * (y - meanY)))
  const variance = toMean(points.map(([x]) => (x - meanX) ** 2))
  const slope = variance === 0 ? 0 : covariance / variance
  return (x) => Math.max(0, meanY + slope * (x - meanX))
}

const round = (value: number) => Math.round(value * 10) / 10
