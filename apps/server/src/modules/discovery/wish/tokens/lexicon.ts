import { countries } from '@troupe/contract/catalogues/countries'
import { type LanguageWords, type Mark, type Meaning, meanings } from '../words/marks.ts'
import { createPhraseTree } from './phrase-tree.ts'
import type { TextToken } from './split-text.ts'

/** Phrases of languages by their words. */
export interface Lexicon {
  readonly language: string
  /**
   * The longest phrase from a token on.
   * @param language that of the text, whose endings words may have.
   */
  find(tokens: readonly TextToken[], start: number, language: string): Found | undefined
}

export interface Found {
  readonly mark: Mark
  /** Number of tokens. */
  readonly length: number
}

/** The longest phrase of several lexicons from a token on; the first one's language is that of the text. */
export function findIn(lexicons: readonly Lexicon[], tokens: readonly TextToken[], start: number): Found | undefined {
  const language = lexicons[0]?.language ?? 'en'
  let best: Found | undefined
  for (const lexicon of lexicons) {
    const found = lexicon.find(tokens, start, language)
    if (found && found.length > (best?.length ?? 0)) best = found
  }
  return best
}

/** Makes a lexicon of one language's words; where a phrase has two meanings the first holds. */
export function createLexicon({ language, ...words }: LanguageWords): Lexicon {
  const tree = createPhraseTree<Mark>()
  const add = (phrases: string, mark: Mark) => {
    for (const phrase of phrases.split(', ')) tree.add(phrase, mark)
  }
  for (const [meaning, phrases] of Object.entries(words.phrases)) {
    if (isMeaning(meaning)) add(phrases, meanings[meaning])
  }
  for (const [code, names] of Object.entries(words.cities)) add(names, toPlace(code, 'city'))
  for (const [code, names] of Object.entries(words.countries)) add(names, toPlace(code, 'country'))
  for (const [code, names] of Object.entries(words.languages)) {
    for (const name of names.split(', '))
      add(words.speaking.replaceAll('#', name), { kind: 'language', language: code })
  }
  for (const [code, names] of Object.entries(words.adjectives)) add(names, toPlace(code, 'adjective'))
  const displayNames = new Intl.DisplayNames([language], { type: 'region' })
  for (const { code } of countries) add(displayNames.of(code) ?? code, toPlace(code, 'country'))
  return {
    language,
    find: (tokens, start, language) => {
      const found = tree.find(tokens, start, language)
      return found && { mark: found.meaning, length: found.length }
    },
  }
}

const isMeaning = (name: string): name is Meaning => Object.hasOwn(meanings, name)

function toPlace(codes: string, form: 'country' | 'city' | 'adjective'): Mark {
  return { kind: 'place', countries: codes.split('_'), form }
}
