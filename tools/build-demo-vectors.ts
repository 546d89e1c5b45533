// Computes the vectors of the demo catalogue once, at build time, so that the first start need not: apps/sandbox/dist/vectors.bin.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { generateCatalogue } from '@troupe/sandbox/population/population'
import { encodeVectorFile, fingerprintRecords, vectorFileUrl } from '@troupe/sandbox/population/vector-file'
import { createBuiltInEncoder } from '@troupe/server/integrations/language/built-in-encoder'
import { composeEmbeddingText } from '@troupe/server/modules/discovery/search/meaning/embedding-text'

const seed = 'troupe'
const count = 3000
/** Each encoder is one thread; more than four take more memory than they save time. */
const encoderCount = Math.min(4, availableParallelism())

const records = [...generateCatalogue({ seed, count })].map(({ record }) => record)
const texts = records.map(composeEmbeddingText)
const encoders = Array.from({ length: encoderCount }, () => createBuiltInEncoder())
const share = Math.ceil(texts.length / encoderCount)
const vectors = (
  await Promise.all(encoders.map((encoder, at) => encoder.embed(texts.slice(at * share, (at + 1) * share))))
).flat()
await Promise.all(encoders.map((encoder) => encoder.close()))

const [first] = vectors
const [encoder] = encoders
if (!first || !encoder || vectors.length !== count)
  throw new Error(`The encoder gave ${vectors.length} vectors for ${count} texts`)
const path = fileURLToPath(vectorFileUrl)
await mkdir(fileURLToPath(new URL('.', vectorFileUrl)), { recursive: true })
const header = { model: encoder.model, count, dimensions: first.length, seed, fingerprint: fingerprintRecords(records) }
// Renamed when complete: a build that is broken off leaves no half file behind.
await writeFile(`${path}.new`, encodeVectorFile(header, vectors))
await rename(`${path}.new`, path)
