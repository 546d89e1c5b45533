import { type CategoryId, categories } from '@troupe/contract/catalogues/categories'
import { categoryProfiles } from '../profiles/category-profiles.ts'

/** The first cues are those that the field is known by; more would only blur what they have in common. */
const encodedCues = 48
const cuesInText = 12

/** Texts that represent a category for the encoder: its description and its first cues by the dozen. */
export function listCategoryTexts(): { readonly id: CategoryId; readonly texts: readonly string[] }[] {
  return categories.map(({ id }) => {
    const { about, cues } = categoryProfiles[id]
    const words = cues.split(',').map((cue) => cue.trim())
    const starts = Array.from({ length: encodedCues / cuesInText }, (_, index) => index * cuesInText)
    const dozens = starts.map((start) => words.slice(start, start + cuesInText).join(', '))
    return { id, texts: [...about, ...dozens].filter((text) => text !== '') }
  })
}
