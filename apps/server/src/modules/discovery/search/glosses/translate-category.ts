import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { categoryConcepts } from './category-concepts-data.ts'
import { getTable } from './tables/gloss-tables.ts'
import { type GlossLanguage, glossLanguages } from './tables/languages.ts'

const isGlossLanguage = (language: string): language is GlossLanguage =>
  glossLanguages.some((known) => known === language)

/** Returns the usual word of a language for a category, in the spelling of the table. */
export function translateCategory(category: CategoryId, language: string): string | undefined {
  if (!isGlossLanguage(language)) return undefined
  const concept = categoryConcepts[category] ?? category.replaceAll('_', ' ')
  // Own words come first, and the usual one is the first of its line.
  for (const [word, gloss] of getTable(language).words) if (gloss === concept) return word
  return undefined
}
