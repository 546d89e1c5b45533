import { getTable } from './gloss-tables.ts'
import { type GlossLanguage, glossLanguages } from './languages.ts'

const isGlossLanguage = (language: string): language is GlossLanguage =>
  glossLanguages.some((known) => known === language)

/** Returns the usual word of a language for a concept of the glosses, in the spelling of the table. */
export function translateConcept(concept: string, language: string): string | undefined {
  if (!isGlossLanguage(language)) return undefined
  // Own words come first, and the usual one is the first of its line.
  for (const [word, gloss] of getTable(language).words) if (gloss === concept) return word
  return undefined
}
