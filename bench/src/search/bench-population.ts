import { generateCatalogue } from '@troupe/sandbox/population/population'
import { createRandom } from '@troupe/sandbox/population/random'
import { findVectorFile, readVector, vectorFileUrl } from '@troupe/sandbox/population/vector-file'
import type { IncomingCreator } from '@troupe/server/modules/discovery/store-creators'

/** How far a made-up vector lies from the demo creator's it started from; 1 would be as much noise as meaning. */
const noise = 0.6

/**
 * Synthetic creators with vectors at once: encoding 100,000 would take an hour, and for speed only the spread of the vectors
 * matters, so each is that of a demo creator moved at random.
 */
export async function* generateBenchCreators(
  count: number,
): AsyncGenerator<IncomingCreator & { vector: Float32Array }> {
  const file = await findVectorFile(vectorFileUrl)
  if (!file) throw new Error('The demo vectors are not built: run "node tools/prepare.mjs vectors" first')
  const bases = Array.from({ length: file.header.count }, (_, place) =>
    toUnit(Float32Array.from(new Int8Array(Buffer.from(readVector(file, place), 'base64')))),
  )
  const random = createRandom('bench')
  let place = 0
  for (const { record } of generateCatalogue({ seed: file.header.seed, count })) {
    const base = bases[place++ % bases.length] ?? new Float32Array(file.header.dimensions)
    const spread = noise / Math.sqrt(base.length)
    yield { record, vector: toUnit(base.map((value) => value + spread * random.normal())) }
  }
}

function toUnit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}
