import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '../../durations.ts'

/** Between two searches people look at what the first has found. */
const patience = { quietAfterMs: seconds(1), longestWaitMs: seconds(5) }

/** Whether people search just now, so that what nobody waits for is done in between. */
export class SearchTraffic {
  #underWay = 0
  #lastAt = Number.NEGATIVE_INFINITY
  readonly #stopping = new AbortController()
  readonly #patience: typeof patience

  /** @param given other times, for tests. */
  constructor(given = patience) {
    this.#patience = given
  }

  /** Takes note of a person's search. */
  async note<Found>(search: () => Promise<Found>): Promise<Found> {
    this.#underWay++
    try {
      return await search()
    } finally {
      this.#underWay--
      this.#lastAt = performance.now()
    }
  }

  /** Resolves when nobody has searched for a second; where somebody always does, after five. */
  async waitForQuiet(): Promise<void> {
    const { signal } = this.#stopping
    const { quietAfterMs, longestWaitMs } = this.#patience
    const end = performance.now() + longestWaitMs
    while (!signal.aborted) {
      const until = Math.min(end, this.#underWay > 0 ? end : this.#lastAt + quietAfterMs)
      const left = until - performance.now()
      if (left <= 0) return
      await pause(Math.min(left, quietAfterMs), undefined, { signal }).catch(() => undefined)
    }
  }

  /** Has nobody wait any longer. */
  stop(): void {
    this.#stopping.abort()
  }
}
