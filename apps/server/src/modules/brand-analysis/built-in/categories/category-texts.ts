import { type CategoryId, categories } from '@troupe/contract/catalogues/categories'
import { categoryProfiles } from '../profiles/category-profiles.ts'

/** The first cues are the most typical ones of a category; more cues would blur the vector. */
const encodedCues = 48
const cuesInText = 12

/**
 * Lists the texts that represent a category for the encoder: its description and its first cues in groups of twelve.
 */
export function listCategoryTexts(): { readonly id: CategoryId; readonly texts: readonly string[] }[] {
  return categories.map(({ id }) => {
    const { about, cues } = categoryProfiles[id]
    const words = cues.split(',').map((cue) => cue.trim())
    const starts = Array.from({ length: encodedCues / cuesInText }, (_, index) => index * cuesInText)
    const dozens = starts.map((start) => words.slice(start, start + cuesInText).join(', '))
    return { id, texts: [...about, ...dozens].filter((text) => text !== '') }
  })
}
