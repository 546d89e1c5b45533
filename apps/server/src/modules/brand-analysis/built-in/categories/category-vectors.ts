import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { Encoder } from '../../../discovery/search/meaning/encoder-port.ts'
import { listCategoryTexts } from './category-texts.ts'
import { readReadyVectors } from './ready-vectors.ts'

export type CategoryVectors = ReadonlyMap<CategoryId, Float32Array>

/**
 * Creates a function that returns the category vectors of the encoder in use. The built-in encoder's vectors are
 * shipped; another encoder computes its own at the first call and keeps them. After a failure, the next call tries
 * again.
 */
export function createCategoryVectors(encoder: Encoder): () => Promise<CategoryVectors> {
  let made: Promise<CategoryVectors> | undefined
  return () => {
    made ??= makeCategoryVectors(encoder).catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

async function makeCategoryVectors(encoder: Encoder): Promise<CategoryVectors> {
  return readReadyVectors(encoder.model) ?? (await embedCategories(encoder))
}

/** Computes the mean vector of each category's texts. */
export async function embedCategories(encoder: Encoder): Promise<CategoryVectors> {
  const listed = listCategoryTexts()
  const vectors = (await encoder.embed(listed.flatMap(({ texts }) => texts))).values()
  return new Map(listed.map(({ id, texts }) => [id, average([...vectors.take(texts.length)], texts.length)]))
}

function average(vectors: readonly Float32Array[], count: number): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) {
    vector.forEach((value, place) => {
      mean[place] = (mean[place] ?? 0) + value / count
    })
  }
  return mean
}
