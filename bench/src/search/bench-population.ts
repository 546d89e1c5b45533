import { generateCatalogue } from '@troupe/sandbox/population/population'
import { createRandom } from '@troupe/sandbox/population/random'
import { findVectorFile, readVector, vectorFileUrl } from '@troupe/sandbox/population/vector-file'
import type { IncomingCreator } from '@troupe/server/modules/discovery/store-creators'

/** How far a made-up vector lies from the demo creator's it started from; 1 would be as much noise as meaning. */
const noise = 0.6

/**
 * Synthetic creators with vectors at once: encoding 100,000 would take an hour. The demo creators have their own; everybody else
 * has that of a demo creator with the same main category, moved at random, so that who is close in meaning also uses like
 * words.
 */
export async function* generateBenchCreators(
  count: number,
): AsyncGenerator<IncomingCreator & { vector: Float32Array }> {
  const file = await findVectorFile(vectorFileUrl)
  if (!file) throw new Error('The demo vectors are not built: run "node tools/prepare.mjs vectors" first')
  const own = Array.from({ length: file.header.count }, (_, place) =>
    toUnit(Float32Array.from(new Int8Array(Buffer.from(readVector(file, place), 'base64')))),
  )
  const alike = new Map<string, Float32Array[]>()
  const random = createRandom('bench')
  let place = 0
  for (const { record } of generateCatalogue({ seed: file.header.seed, count, now: new Date() })) {
    const category = record.content_categories?.[0] ?? ''
    const known = alike.get(category) ?? []
    const mine = own[place++]
    if (mine) {
      alike.set(category, known)
      known.push(mine)
      yield { record, vector: mine }
    } else {
      const base = random.pick(known.length > 0 ? known : own)
      const spread = noise / Math.sqrt(base.length)
      yield { record, vector: toUnit(base.map((value) => value + spread * random.normal())) }
    }
  }
}

function toUnit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}
