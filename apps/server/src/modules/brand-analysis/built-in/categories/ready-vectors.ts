import { createHash } from 'node:crypto'
import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { listCategoryTexts } from './category-texts.ts'
import { readyVectors } from './ready-vectors-data.ts'

/** A number of a vector is kept in one byte: of means of unit vectors none is beyond a fifth. */
const steps = 600

/**
 * Fingerprint of the texts behind the shipped vectors; changed texts need new vectors (`node
 * tools/build-category-vectors.ts`).
 */
export function fingerprintCategoryTexts(): string {
  return createHash('sha256').update(JSON.stringify(listCategoryTexts())).digest('hex')
}

/** The shipped vectors; undefined where they are of another encoder or of other texts. */
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

/** The form in which vectors are shipped: base64 of a byte a number. */
export function packVectors(vectors: ReadonlyMap<CategoryId, Float32Array>): string {
  const numbers = listCategoryTexts().flatMap(({ id }) => [...(vectors.get(id) ?? [])])
  return Buffer.from(
    Int8Array.from(numbers, (value) => Math.max(-127, Math.min(127, Math.round(value * steps)))),
  ).toString('base64')
}
