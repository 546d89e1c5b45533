import type { Executor } from '../../../../database/database.ts'
import type { Clock } from '../../../../lib/clock.ts'
import { minutes } from '../../../../lib/durations.ts'
import { readVocabulary, type Vocabulary } from './vocabulary-repository.ts'

const sampleSize = 3000
/** Minimum number of creators with a term; rarer terms may be typos or names. */
const minBearers = 3
const lifetimeMs = minutes(30)
/** Vocabulary size from which terms are cached; fewer are read in milliseconds. */
const keptFrom = 1000

/**
 * Cache of the terms that a search may be corrected to. Asking the index for all variants of a word took 10 to 20 ms.
 */
export class CommonTerms {
  readonly #db: Executor
  readonly #clock: Clock
  #known: Vocabulary = new Map()
  #readAt = Number.NEGATIVE_INFINITY
  #reading: Promise<Vocabulary> | undefined

  constructor(db: Executor, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /**
   * Returns the terms. Since reading takes a tenth of a second, terms older than half an hour are returned while a
   * refresh runs. For a small catalogue, where each new creator matters, they are read each time.
   */
  async read(): Promise<Vocabulary> {
    if (this.#known.size < keptFrom) return this.#refresh()
    // After a failure, the next search tries again.
    if (this.#clock.now().getTime() - this.#readAt >= lifetimeMs) this.#refresh().catch(() => undefined)
    return this.#known
  }

  #refresh(): Promise<Vocabulary> {
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #readAll(): Promise<Vocabulary> {
    this.#known = await readVocabulary(this.#db, { size: sampleSize, min: minBearers })
    this.#readAt = this.#clock.now().getTime()
    return this.#known
  }
}
