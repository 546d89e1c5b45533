import type { ReadByMeaning } from '@troupe/contract/discovery'
import type { Executor } from '../../../../database/database.ts'
import type { Clock } from '../../../../lib/clock.ts'
import { seconds } from '../../../../lib/durations.ts'
import { countPending } from '../meaning/embedding-repository.ts'

/** Counting a million creators without vectors takes tenths of a second. */
const lifetimeMs = seconds(10)

/** How far the embedding of the catalogue is, counted at most every ten seconds. */
export class ReadingProgress {
  readonly #db: Executor
  readonly #clock: Clock
  #counting: Promise<ReadByMeaning | undefined> = Promise.resolve(undefined)
  #countedAt = Number.NEGATIVE_INFINITY

  constructor(db: Executor, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Undefined once every creator has a vector of its present text. */
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
    // Of new creators the planner learns later.
    const of = Math.max(all, pending)
    return pending === 0 ? undefined : { read: of - pending, of }
  }
}
