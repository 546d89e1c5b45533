// Computes the vectors of the demo catalogue, apps/sandbox/src/population/demo-vectors.bin. Run it when its texts or
// the encoder change.
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { generateCatalogue } from '@troupe/sandbox/population/population'
import { demoVectorsUrl, encodeVectorFile, fingerprintTexts } from '@troupe/sandbox/population/vector-file'
import { createBuiltInEncoder } from '@troupe/server/integrations/language/built-in-encoder'
import { composeEmbeddingText } from '@troupe/server/modules/discovery/search/meaning/embedding-text'
import { createGlossingEncoder } from '@troupe/server/modules/discovery/search/meaning/glossing-encoder'

const seed = 'troupe'
const count = 3000
/** Each encoder is one thread; more than four cost more memory than they save time. */
const encoderCount = Math.min(4, availableParallelism())

const texts = Array.from(generateCatalogue({ seed, count }), ({ record }) => composeEmbeddingText(record))
const encoders = Array.from({ length: encoderCount }, () => createGlossingEncoder(createBuiltInEncoder()))
const share = Math.ceil(texts.length / encoderCount)
const vectors = (
  await Promise.all(encoders.map((encoder, at) => encoder.embed(texts.slice(at * share, (at + 1) * share))))
).flat()
await Promise.all(encoders.map((encoder) => encoder.close()))

const [first] = vectors
const [encoder] = encoders
if (!first || !encoder || vectors.length !== count)
  throw new Error(`The encoder gave ${vectors.length} vectors for ${count} texts`)
const header = { model: encoder.model, count, dimensions: first.length, seed, fingerprint: fingerprintTexts(texts) }
await writeFile(demoVectorsUrl, encodeVectorFile(header, vectors))
