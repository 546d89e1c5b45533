/** One value on one day. */
export interface Measurement {
  readonly day: string
  readonly value: number
}

export interface HistorySummary {
  readonly first: Measurement
  readonly last: Measurement
  /** From the first to the last, in percent of the first; undefined where the first is nothing. */
  readonly changePercent: number | undefined
  readonly days: number
}

const dayMs = 24 * 3600 * 1000

/** How a value went from its first to its last measurement; undefined with fewer than two. */
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

/** The moment at which a day (ISO) begins, in UTC. */
export function toTime(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`)
}
