import type { Clock } from '../../clock.ts'
import type { Executor } from '../../database/database.ts'
import { minutes } from '../../durations.ts'
import { listSampleVectors } from './candidate-repository.ts'

/** So many creators stand for just anybody: their average is off by a hundredth. */
const sampleSize = 200
const lifetimeMs = minutes(10)

/** How close in meaning just anybody is to a text. */
export interface Closeness {
  /** -1 to 1; null: nobody has a vector. */
  readonly average: number | null
  /** How far creators differ in that: the standard deviation. */
  readonly deviation: number
}

/** Creators at even distances through the catalogue. */
export class CatalogueSample {
  readonly #db: Executor
  readonly #clock: Clock
  #vectors: readonly (readonly number[])[] = []
  #readAt = Number.NEGATIVE_INFINITY

  constructor(db: Executor, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Compares the sample with a vector of length 1. A small catalogue, where each newcomer matters, is read each time. */
  async compare(vector: readonly number[]): Promise<Closeness> {
    const now = this.#clock.now().getTime()
    if (this.#vectors.length < sampleSize / 2 || now - this.#readAt > lifetimeMs) {
      this.#vectors = await listSampleVectors(this.#db, sampleSize)
      this.#readAt = now
    }
    if (this.#vectors.length === 0) return { average: null, deviation: 0 }
    return describe(this.#vectors.map((other) => multiply(vector, other)))
  }
}

function multiply(first: readonly number[], second: readonly number[]): number {
  return first.reduce((sum, value, index) => sum + value * (second[index] ?? 0), 0)
}

function describe(values: readonly number[]): Closeness {
  const average = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - average) ** 2, 0) / values.length
  return { average, deviation: Math.sqrt(variance) }
}
