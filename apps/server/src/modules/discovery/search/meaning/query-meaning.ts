import { LRUCache } from 'lru-cache'
import type { Database } from '../../../../database/database.ts'
import { seconds } from '../../../../lib/durations.ts'
import type { Logger } from '../../../../lib/logger.ts'
import { withTimeout } from '../../../../lib/with-timeout.ts'
import { fromVectorText, type SampledCatalogue, toVectorText } from './embedding-repository.ts'
import type { Encoder } from './encoder-port.ts'
import { isComparable, readVectorColumn } from './vector-column-repository.ts'
import { multiply } from './vectors.ts'

/** The vector of a search text and how similar the catalogue is to it. */
export interface QueryMeaning extends SampleSimilarity {
  /** Vector as text. */
  readonly vector: string
  /** The similarity above which a creator is nearer than chance. */
  readonly nearFrom: number
}

/** Minimum sample for an estimate of chance; in smaller ones, creators above the average count as near. */
const minSampled = 50

type Sample = Pick<SampledCatalogue, 'vectors' | 'chanceDeviations'>

/** Computes the meaning of a text; undefined if it is empty or cannot be encoded. */
export async function findMeaning(
  queryVectors: QueryVectors,
  text: string,
  sample: Sample,
): Promise<QueryMeaning | undefined> {
  const vector = text === '' ? undefined : await queryVectors.find(text)
  return vector === undefined ? undefined : toMeaning(vector, sample)
}

/** Compares a vector, given as text, with the catalogue. */
export function toMeaning(vector: string, { vectors, chanceDeviations }: Sample): QueryMeaning {
  const compared = compareSample(vectors, fromVectorText(vector))
  const { average, deviation } = compared
  const chance = vectors.length < minSampled ? 0 : chanceDeviations * deviation
  return { vector, ...compared, nearFrom: (average ?? 0) + chance }
}

export interface QueryVectors {
  /**
   * Returns the vector of a search text as text; undefined if the encoder fails, takes too long or did so a moment ago,
   * or if the stored vectors are of another model.
   */
  find(text: string): Promise<string | undefined>
}

/**
 * Milliseconds during which searches do not wait for an encoder that has held one up in vain. Otherwise an endpoint
 * that is down would add its wait to each search.
 */
const restMs = seconds(10)
/** Failures within this time hold up no search, and may be due to the text. */
const quickMs = 500

/** Maximum number of cached vectors, about 5 KB each. */
const maxCached = 1000

interface QueryVectorsOptions {
  readonly database: Pick<Database, 'kysely' | 'embedded'>
  readonly encoder: Encoder
  readonly log: Logger
  /** Maximum wait for the encoder in milliseconds; without a vector, the text is searched by words only. */
  readonly waitMs: number
}

interface QueryVector {
  readonly dimension: number
  readonly text: string
}

/**
 * Creates a cache of the vectors of recent search texts, since paging and changed filters search the same text again.
 */
export function createQueryVectors({ database, encoder, log, waitMs }: QueryVectorsOptions): QueryVectors {
  const cache = new LRUCache<string, QueryVector>({ max: maxCached })
  let restsUntil = 0
  let running = 0

  async function encode(text: string): Promise<QueryVector | undefined> {
    running++
    try {
      const [vector] = await encoder.embed([text])
      if (!vector) return undefined
      const found = { dimension: vector.length, text: toVectorText(vector) }
      cache.set(text, found)
      return found
    } catch (error) {
      log.warn({ err: error }, 'a search text could not be encoded; it is searched by words only')
      return undefined
    } finally {
      running--
    }
  }

  async function encodeInTime(text: string): Promise<QueryVector | undefined> {
    const start = performance.now()
    const vector = await withTimeout(encode(text), waitMs)
    const end = performance.now()
    if (vector) restsUntil = 0
    else if (end - start > Math.min(quickMs, waitMs / 2)) restsUntil = end + restMs
    return vector
  }

  /** Asks a resting encoder while no search waits, to notice when it works again; one text at a time. */
  function askAgain(text: string): undefined {
    if (running === 0) void encodeInTime(text)
  }

  return {
    async find(text) {
      // Read for each search, since another server may have changed the model.
      const [vector, column] = await Promise.all([
        cache.get(text) ?? (performance.now() < restsUntil ? askAgain(text) : encodeInTime(text)),
        readVectorColumn(database),
      ])
      const isUsable = vector && isComparable(column, { model: encoder.model, dimension: vector.dimension })
      return isUsable ? vector.text : undefined
    },
  }
}

/** Similarity of a random sample of creators to a text. */
export interface SampleSimilarity {
  /** -1 to 1; null: no creator has a vector. */
  readonly average: number | null
  /** Standard deviation. */
  readonly deviation: number
}

/** Compares the sampled vectors with another vector, all of length 1. */
export function compareSample(vectors: SampledCatalogue['vectors'], vector: readonly number[]): SampleSimilarity {
  if (vectors.length === 0) return { average: null, deviation: 0 }
  const values = vectors.map((other) => multiply(vector, other))
  const average = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - average) ** 2, 0) / values.length
  return { average, deviation: Math.sqrt(variance) }
}
