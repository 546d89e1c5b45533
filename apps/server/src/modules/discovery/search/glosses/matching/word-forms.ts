import { hasFalseStem, isEmptyWord } from '../tables/empty-words.ts'
import { getTable } from '../tables/gloss-tables.ts'
import { type GlossLanguage, stemmers } from '../tables/languages.ts'
import { minInflected, toExactKey, toPhraseStem, toStemKey } from '../tables/word-keys.ts'
import { splitGermanCompound } from './german-compounds.ts'

/** A word in the forms under which a language's table may have it. */
export interface WordForms {
  /** The ways to spell it, best first. */
  readonly spellings: readonly string[]
  /** Undefined for words without a gloss other than as spelled. */
  readonly stem: string | undefined
  /** Its key within the stem of a phrase. */
  readonly phraseStem: string
  /** Whether it has no topic and thus no gloss of its own. */
  readonly isEmpty: boolean
  /** The gloss of a German compound by its parts. */
  readonly compound: string | undefined
}

const known = new Map<GlossLanguage, Map<string, WordForms>>()
const maxKnown = 8000

/** Cached, since words repeat and stemmers take about 20 microseconds. */
export function toWordForms(language: GlossLanguage, text: string): WordForms {
  const cache = known.get(language) ?? new Map<string, WordForms>()
  const earlier = cache.get(text)
  if (earlier) return earlier
  if (cache.size >= maxKnown) cache.clear()
  const forms = analyse(language, text)
  known.set(language, cache.set(text, forms))
  return forms
}

function analyse(language: GlossLanguage, text: string): WordForms {
  const spellings = listSpellings(language, text)
  const [spelling = ''] = spellings
  const isRigid = text.length < minInflected || hasFalseStem(language, text)
  return {
    spellings,
    stem: isRigid ? undefined : toStemKey(language, text),
    phraseStem: language in stemmers ? toPhraseStem(language, text) : '',
    isEmpty: isEmptyWord(language, spelling),
    compound: language === 'de' && !isRigid ? splitGermanCompound(spelling, getTable('de')) : undefined,
  }
}

/** Articles, conjunctions and prepositions that Arabic writes together with the next word, longest first. */
const arabicPrefix = /^(?:وال|بال|كال|فال|لل|ال|و|ب|ل|ف|ك)/u
const minArabic = 3

function listSpellings(language: GlossLanguage, text: string): string[] {
  const key = toExactKey(language, text)
  if (language !== 'ar') return [key]
  const bare = key.replace(arabicPrefix, '')
  const barer = bare.replace(/^ال/u, '')
  return [...new Set([key, bare, barer])].filter((spelling) => spelling === key || spelling.length >= minArabic)
}
