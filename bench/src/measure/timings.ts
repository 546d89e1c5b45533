import type pg from 'pg'

export interface Timings {
  readonly p50: number
  readonly p95: number
  readonly mean: number
}

/** Summarises durations in milliseconds. */
export function summarize(milliseconds: readonly number[]): Timings {
  const sorted = milliseconds.toSorted((first, second) => first - second)
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { p50: at(0.5), p95: at(0.95), mean: round(sorted.reduce((sum, value) => sum + value, 0) / sorted.length) }
}

/** Runs the inputs one after another and returns the milliseconds of each. */
export async function timeEach<T>(inputs: readonly T[], run: (input: T, index: number) => Promise<unknown>) {
  const times: number[] = []
  for (const [index, input] of inputs.entries()) {
    const start = performance.now()
    await run(input, index)
    times.push(performance.now() - start)
  }
  return times
}

export interface FastestTimes {
  readonly whole: number[]
  /** The part of it spent in the database. */
  readonly inDatabase: number[]
}

/** Returns the fastest of three runs of each input: other load on the machine can only slow a run down. */
export async function timeFastest<T>(
  inputs: readonly T[],
  run: (input: T) => Promise<unknown>,
  { inUse }: { inUse: TimeInUse },
): Promise<FastestTimes> {
  const fastest: FastestTimes = { whole: [], inDatabase: [] }
  for (let round = 0; round < 3; round++) {
    const inDatabase: number[] = []
    const whole = await timeEach(inputs, async (input) => {
      inUse.take()
      await run(input)
      inDatabase.push(inUse.take())
    })
    takeFaster(fastest.whole, whole)
    takeFaster(fastest.inDatabase, inDatabase)
  }
  return fastest
}

function takeFaster(fastest: number[], times: readonly number[]): void {
  for (const [index, time] of times.entries()) fastest[index] = Math.min(time, fastest[index] ?? time)
}

const round = (value: number) => Math.round(value * 10) / 10

/** The time from now on during which at least one connection to the database is in use. */
export interface TimeInUse {
  /** Milliseconds since the previous call. */
  take(): number
}

/** Watches a pool; parallel queries count once. */
export function watchTimeInUse(pool: pg.Pool): TimeInUse {
  let inUse = 0
  let since = 0
  let total = 0
  pool.on('acquire', () => {
    if (inUse++ === 0) since = performance.now()
  })
  pool.on('release', () => {
    if (--inUse === 0) total += performance.now() - since
  })
  return {
    take() {
      const taken = total
      total = 0
      return taken
    },
  }
}
