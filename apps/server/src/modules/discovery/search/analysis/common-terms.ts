import type { Executor } from '../../../../database/database.ts'
import type { Clock } from '../../../../lib/clock.ts'
import { minutes } from '../../../../lib/durations.ts'
import { readVocabulary, type Vocabulary } from './vocabulary-repository.ts'

const sampleSize = 3000
/** What fewer creators have may be a mistake of theirs, or a name. */
const minBearers = 3
const lifetimeMs = minutes(30)
/** To read fewer terms takes milliseconds. */
const keptFrom = 1000

/** The terms that a search may be corrected to; to ask the index for all variants of a word took 10 to 20 ms. */
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
   * Reading takes a tenth of a second, so that terms of more than half an hour ago are returned while it goes on. Of a small
   * catalogue, where each new creator matters, they are read each time.
   */
  async read(): Promise<Vocabulary> {
    if (this.#known.size < keptFrom) return this.#refresh()
    // What fails is read again by the next search.
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
