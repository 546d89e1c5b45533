import { scoreLatinLanguages } from './matching/match-latin.ts'
import { toTokens } from './tables/word-keys.ts'

/**
 * Scores the languages of a text in Latin letters by its words with a gloss, its function words and its letters.
 * @returns by ISO 639-1 code, English included; the sum of what each word counts, about 1 each.
 */
export const scoreLanguages = (text: string): ReadonlyMap<string, number> => scoreLatinLanguages(toTokens(text))
