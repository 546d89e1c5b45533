import type { CreatorRecord } from '@troupe/contract/creators'
import { createRandom } from '@troupe/sandbox/lib/random'
import { generateCatalogue } from '@troupe/sandbox/population/population'
import { createBuiltInEncoder } from '@troupe/server/integrations/language/built-in-encoder'
import type { IncomingCreator } from '@troupe/server/modules/discovery/catalogue/storing/store-creators'
import { composeEmbeddingText } from '@troupe/server/modules/discovery/search/meaning/embedding-text'
import { stopWords } from '@troupe/server/modules/discovery/search/terms/search-terms'

const seed = 'bench'
/** Words used by at least this many of the first creators are encoded; rarer ones, such as names, are only noise. */
const knownFrom = 4
const sampleSize = 20_000
/** Distance of a vector from the meaning of its words; at 1, noise and meaning are equal. */
const noise = 0.3

/**
 * Generates synthetic creators with vectors, because encoding 100,000 texts would take an hour. A vector is the average
 * of the encoder's vectors of the text's words, with some random noise. As in a real catalogue, creators with similar
 * words are close in meaning, and no large group is at exactly the same distance.
 */
export async function* generateBenchCreators(
  count: number,
): AsyncGenerator<IncomingCreator & { vector: Float32Array }> {
  const known = await encodeWords(listCommonWords())
  const dimension = known.values().next().value?.length ?? 0
  const spread = noise / Math.sqrt(dimension)
  const random = createRandom(seed)
  for (const { record } of generateCatalogue({ seed, count, now: new Date() })) {
    const vector = new Float32Array(dimension)
    for (const word of listWords(record)) add(vector, known.get(word), 1)
    makeUnit(vector)
    for (let place = 0; place < vector.length; place++) vector[place] = (vector[place] ?? 0) + spread * random.normal()
    makeUnit(vector)
    yield { record, vector }
  }
}

function listCommonWords(): string[] {
  const counts = new Map<string, number>()
  for (const { record } of generateCatalogue({ seed, count: sampleSize, now: new Date() })) {
    for (const word of listWords(record)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count >= knownFrom).map(([word]) => word)
}

async function encodeWords(words: readonly string[]): Promise<Map<string, Float32Array>> {
  const encoder = createBuiltInEncoder()
  try {
    const vectors = await encoder.embed(words)
    // Removes the mean of all words: it carries no meaning, and averages of many words would consist of little else.
    const common = new Float32Array(vectors[0]?.length ?? 0)
    for (const vector of vectors) add(common, vector, 1 / vectors.length)
    for (const vector of vectors) add(vector, common, -1)
    return new Map(words.flatMap((word, place) => (vectors[place] ? [[word, vectors[place]]] : [])))
  } finally {
    await encoder.close()
  }
}

/** Lists each word once. */
function listWords(record: CreatorRecord): string[] {
  const words =
    composeEmbeddingText(record)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  return [...new Set(words)].filter((word) => !stopWords.has(word))
}

/** Works in place, as `makeUnit` does, because it runs a million times. */
function add(sum: Float32Array, vector: Float32Array | undefined, factor: number): void {
  if (!vector) return
  for (let place = 0; place < sum.length; place++) sum[place] = (sum[place] ?? 0) + factor * (vector[place] ?? 0)
}

function makeUnit(vector: Float32Array): void {
  let squares = 0
  for (const value of vector) squares += value * value
  const factor = 1 / (Math.sqrt(squares) || 1)
  for (let place = 0; place < vector.length; place++) vector[place] = (vector[place] ?? 0) * factor
}
