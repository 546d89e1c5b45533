import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '../../../../lib/durations.ts'

/** Quiet time between searches and maximum wait; users pause to look at the results. */
const patience = { quietAfterMs: seconds(1), longestWaitMs: seconds(5) }

/** Tracks users' searches, so that background work can run between them. */
export class SearchTraffic {
  #running = 0
  #lastAt = Number.NEGATIVE_INFINITY
  readonly #stopping = new AbortController()
  readonly #patience: typeof patience

  /** @param given shorter times for tests. */
  constructor(given = patience) {
    this.#patience = given
  }

  /** Runs a user's search and tracks it. */
  async note<Found>(search: () => Promise<Found>): Promise<Found> {
    this.#running++
    try {
      return await search()
    } finally {
      this.#running--
      this.#lastAt = performance.now()
    }
  }

  /** Resolves after a second without searches, at the latest after five seconds. */
  async waitForQuiet(): Promise<void> {
    const { signal } = this.#stopping
    const { quietAfterMs, longestWaitMs } = this.#patience
    const end = performance.now() + longestWaitMs
    while (!signal.aborted) {
      const until = Math.min(end, this.#running > 0 ? end : this.#lastAt + quietAfterMs)
      const left = until - performance.now()
      if (left <= 0) return
      await pause(Math.min(left, quietAfterMs), undefined, { signal }).catch(() => undefined)
    }
  }

  /** Ends all waiting. */
  stop(): void {
    this.#stopping.abort()
  }
}
