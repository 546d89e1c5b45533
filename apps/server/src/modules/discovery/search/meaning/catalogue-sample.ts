import type { Executor } from '../../../../database/database.ts'
import type { Clock } from '../../../../lib/clock.ts'
import { minutes } from '../../../../lib/durations.ts'
import { readSample, type SampledCatalogue } from './embedding-repository.ts'

/** The average over this many creators is accurate to a hundredth. */
const sampleSize = 200
const lifetimeMs = minutes(10)

/** A sample of the catalogue, kept for ten minutes. */
export class CatalogueSample {
  readonly #db: Executor
  readonly #clock: Clock
  #sample: SampledCatalogue | undefined
  #readAt = Number.NEGATIVE_INFINITY

  constructor(db: Executor, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Of a small catalogue, where each new creator matters, it is read each time. */
  async read(): Promise<SampledCatalogue> {
    const now = this.#clock.now().getTime()
    const isKept = now - this.#readAt < lifetimeMs && (this.#sample?.vectors.length ?? 0) >= sampleSize / 2
    if (this.#sample && isKept) return this.#sample
    this.#sample = await readSample(this.#db, sampleSize)
    this.#readAt = now
    return this.#sample
  }
}
