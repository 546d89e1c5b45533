import { createHash } from 'node:crypto'
import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { listCategoryTexts } from './category-texts.ts'
import { readyVectors } from './ready-vectors-data.ts'

/**
 * Scale of a vector's components, which are stored in one byte each: 127 / 600 is about 0.2, and no component of a mean
 * of unit vectors here exceeds that.
 */
const steps = 600

/**
 * Returns a fingerprint of the texts behind the shipped vectors. Changed texts need new vectors (`node
 * tools/build-category-vectors.ts`).
 */
export function fingerprintCategoryTexts(): string {
  return createHash('sha256').update(JSON.stringify(listCategoryTexts())).digest('hex')
}

/** Reads the shipped vectors; undefined if they belong to another encoder or other texts. */
export function readReadyVectors(model: string): ReadonlyMap<CategoryId, Float32Array> | undefined {
  if (model !== readyVectors.model || readyVectors.fingerprint !== fingerprintCategoryTexts()) return undefined
  const bytes = new Int8Array(Buffer.from(readyVectors.numbers, 'base64'))
  const listed = listCategoryTexts()
  const dimension = bytes.length / listed.length
  return new Map(
    listed.map(({ id }, index) => [
      id,
      Float32Array.from(bytes.subarray(index * dimension, (index + 1) * dimension), (value) => value / steps),
    ]),
  )
}

/** Packs vectors in the shipped form: one byte per component, in base64. */
export function packVectors(vectors: ReadonlyMap<CategoryId, Float32Array>): string {
  const numbers = listCategoryTexts().flatMap(({ id }) => [...(vectors.get(id) ?? [])])
  return Buffer.from(
    Int8Array.from(numbers, (value) => Math.max(-127, Math.min(127, Math.round(value * steps)))),
  ).toString('base64')
}
