/** One value on one day. */
export interface Measurement {
  readonly day: string
  readonly value: number
}

export interface HistorySummary {
  readonly first: Measurement
  readonly last: Measurement
  /** Change from the first to the last value, in percent of the first; undefined if the first is 0. */
  readonly changePercent: number | undefined
  readonly days: number
}

const dayMs = 24 * 3600 * 1000

/** Summarises how a value changed from its first to its last measurement; undefined with fewer than two. */
export function summarizeHistory(measurements: readonly Measurement[]): HistorySummary | undefined {
  const [first, last] = [measurements[0], measurements.at(-1)]
  if (!first || !last || measurements.length < 2) return undefined
  return {
    first,
    last,
    changePercent: first.value === 0 ? undefined : ((last.value - first.value) / first.value) * 100,
    days: Math.round((toTime(last.day) - toTime(first.day)) / dayMs),
  }
}

/** Returns the start of a day (ISO) in UTC, in milliseconds. */
export function toTime(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`)
}
