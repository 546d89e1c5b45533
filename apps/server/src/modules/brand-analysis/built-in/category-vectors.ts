import { type CategoryId, categories } from '@troupe/contract/categories'
import { type Encoder, vectorLength } from '../../discovery/encoder-port.ts'
import { categoryProfiles } from './profiles/category-profiles.ts'

export type CategoryVectors = ReadonlyMap<CategoryId, Float32Array>

/**
 * The vectors of the written categories, by the encoder in use: made at the first call, which takes about two seconds with the built-in
 * encoder, and then kept; after a failure the next call tries again.
 */
export function createCategoryVectors(encoder: Encoder): () => Promise<CategoryVectors> {
  let made: Promise<CategoryVectors> | undefined
  return () => {
    made ??= embedCategories(encoder).catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

async function embedCategories(encoder: Encoder): Promise<CategoryVectors> {
  const texts = categories.flatMap(({ id }) => categoryProfiles[id].about.map((text) => ({ id, text })))
  const vectors = await encoder.embed(texts.map(({ text }) => text))
  const means = new Map(categories.map(({ id }) => [id, new Float32Array(vectorLength)]))
  texts.forEach(({ id }, index) => {
    const share = 1 / categoryProfiles[id].about.length
    const mean = means.get(id)
    vectors[index]?.forEach((value, place) => {
      if (mean) mean[place] = (mean[place] ?? 0) + value * share
    })
  })
  return means
}
