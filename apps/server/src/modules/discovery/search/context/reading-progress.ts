import type { ReadByMeaning } from '@troupe/contract/search-coverage'
import type { Executor } from '../../../../database/database.ts'
import type { Clock } from '../../../../lib/clock.ts'
import { seconds } from '../../../../lib/durations.ts'
import { countPending } from '../meaning/embedding-repository.ts'

/** Interval of counting, which takes tenths of a second at a million creators without vectors. */
const lifetimeMs = seconds(10)

/** Progress of embedding the catalogue, counted at most every ten seconds. */
export class ReadingProgress {
  readonly #db: Executor
  readonly #clock: Clock
  #counting: Promise<ReadByMeaning | undefined> = Promise.resolve(undefined)
  #countedAt = Number.NEGATIVE_INFINITY

  constructor(db: Executor, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Returns undefined once every creator has a vector of its current text. */
  find(): Promise<ReadByMeaning | undefined> {
    const now = this.#clock.now().getTime()
    if (now - this.#countedAt >= lifetimeMs) {
      this.#countedAt = now
      this.#counting = this.#count()
      this.#counting.catch(() => {
        this.#countedAt = Number.NEGATIVE_INFINITY
      })
    }
    return this.#counting
  }

  async #count(): Promise<ReadByMeaning | undefined> {
    const { pending, all } = await countPending(this.#db)
    // The planner's number of all creators lags behind new ones.
    const of = Math.max(all, pending)
    return pending === 0 ? undefined : { read: of - pending, of }
  }
}
