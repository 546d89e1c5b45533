import { emptyWords, functionWords } from './function-words-data.ts'
import { type GlossLanguage, latinLanguages } from './languages.ts'
import { falseStems, latinNames } from './unglossed-words-data.ts'
import { toExactKey } from './word-keys.ts'

const known = new Map<GlossLanguage, ReadonlySet<string>>()

function listKeys(language: GlossLanguage): ReadonlySet<string> {
  const latin = latinLanguages.find((code) => code === language)
  const words = [...(latin === undefined ? [] : functionWords[latin]), ...(emptyWords[language] ?? [])]
  return new Set(words.map((word) => toExactKey(language, word.normalize('NFC'))))
}

/**
 * Whether a word of a language names nothing: articles, prepositions, the verbs "be" and "do".
 * @param key its spelling in the tables.
 */
export function isEmptyWord(language: GlossLanguage, key: string): boolean {
  const keys = known.get(language) ?? listKeys(language)
  known.set(language, keys)
  return keys.has(key)
}

/** Whether a word has a gloss only as spelled, since its stem is that of another. */
export function hasFalseStem(language: GlossLanguage, text: string): boolean {
  return (isLatin(language) && latinNames.has(text)) || falseStems[language]?.has(text) === true
}

const isLatin = (language: GlossLanguage): boolean => latinLanguages.some((code) => code === language)
