import type { Executor } from '../../../../database/database.ts'
import type { Clock } from '../../../../lib/clock.ts'
import { minutes } from '../../../../lib/durations.ts'
import { readSample, type SampledCatalogue } from './embedding-repository.ts'
import type { Encoder } from './encoder-port.ts'

/** Number of sampled creators; their average is accurate to a hundredth. */
const sampleSize = 200
const lifetimeMs = minutes(10)
/**
 * Default for models that were not measured: sqrt(2 ln 3,000), an upper bound of the expected maximum of 3,000 normal
 * deviates.
 */
const usualChance = 4

/** Cache of a sample of the catalogue, for ten minutes. */
export class CatalogueSample {
  readonly #db: Executor
  readonly #clock: Clock
  readonly #encoder: Pick<Encoder, 'model' | 'chanceDeviations'>
  #sample: SampledCatalogue | undefined
  #readAt = Number.NEGATIVE_INFINITY

  /**
   * @param encoder only vectors of its model are read, since others cannot be compared and would outlive a change of
   * the model.
   */
  constructor(db: Executor, clock: Clock, encoder: Pick<Encoder, 'model' | 'chanceDeviations'>) {
    this.#db = db
    this.#clock = clock
    this.#encoder = encoder
  }

  /** Returns the sample. For a small catalogue, where each new creator matters, it is read each time. */
  async read(): Promise<SampledCatalogue> {
    const now = this.#clock.now().getTime()
    const isKept = now - this.#readAt < lifetimeMs && (this.#sample?.vectors.length ?? 0) >= sampleSize / 2
    if (this.#sample && isKept) return this.#sample
    const { model, chanceDeviations = usualChance } = this.#encoder
    this.#sample = { ...(await readSample(this.#db, { size: sampleSize, model })), chanceDeviations }
    this.#readAt = now
    return this.#sample
  }
}
