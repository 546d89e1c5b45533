/** Machines that answer searches of a divided catalogue. */
export interface Installation {
  readonly coordinatorCores: number
  readonly workers: number
  readonly coresPerWorker: number
  readonly partsPerWorker: number
}

/** Processor time of a search, in milliseconds. */
export interface SearchCost {
  readonly coordinator: number
  /** Samples for one part, measured by a benchmark; each part of each search draws one at random. */
  readonly part: readonly number[]
  /** Time of a message to a worker and back. */
  readonly network: number
}

const simulated = 20_000

/**
 * Simulates searches that arrive at random (a Poisson process). The coordinator works on each, then all parts of all workers,
 * each on the first core of its worker that is free, first come first served; the slowest part ends the search.
 * @returns the 95th percentile of the time of a search, in milliseconds.
 */
export function simulateSearches(installation: Installation, cost: SearchCost, searchesPerSecond: number): number {
  const { coordinatorCores, workers, coresPerWorker, partsPerWorker } = installation
  const random = createRandom()
  const coordinator = new Cores(coordinatorCores)
  const nodes = Array.from({ length: workers }, () => new Cores(coresPerWorker))
  const times: number[] = []
  let now = 0
  for (let search = 0; search < simulated; search++) {
    now += (-Math.log(1 - random()) * 1000) / searchesPerSecond
    const begun = coordinator.work(now, cost.coordinator)
    let ended = begun
    for (const node of nodes) {
      for (let part = 0; part < partsPerWorker; part++) {
        const milliseconds = cost.part[Math.floor(random() * cost.part.length)] ?? 0
        ended = Math.max(ended, node.work(begun, milliseconds))
      }
    }
    times.push(ended + cost.network - now)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(simulated * 0.95)] ?? 0
}

/** Cores of a machine that work on tasks in the order in which these come. */
class Cores {
  /** When each core is free. */
  readonly #free: number[]

  constructor(count: number) {
    this.#free = Array.from({ length: count }, () => 0)
  }

  /** @returns when a task that comes now is done. */
  work(now: number, milliseconds: number): number {
    let first = 0
    for (const [core, free] of this.#free.entries()) if (free < (this.#free[first] ?? 0)) first = core
    const done = Math.max(now, this.#free[first] ?? 0) + milliseconds
    this.#free[first] = done
    return done
  }
}

/** The same numbers from 0 to 1 in each run (a linear congruential generator, Numerical Recipes). */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** The most searches a second whose 95th percentile stays within a limit; 0 if a single one takes longer. */
export function findCapacity(installation: Installation, cost: SearchCost, longestMs: number): number {
  let [low, high] = [0, 1]
  const isQuick = (rate: number) => simulateSearches(installation, cost, rate) <= longestMs
  while (isQuick(high)) [low, high] = [high, high * 2]
  if (low === 0 && !isQuick(0.01)) return 0
  for (let step = 0; step < 7; step++) {
    const middle = (low + high) / 2
    if (isQuick(middle)) low = middle
    else high = middle
  }
  return low
}
