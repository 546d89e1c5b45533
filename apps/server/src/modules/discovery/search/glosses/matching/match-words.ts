import type { GlossTable } from '../tables/gloss-tables.ts'
import type { GlossLanguage } from '../tables/languages.ts'
import type { Token } from '../tables/word-keys.ts'
import type { Gloss } from './gloss.ts'
import { toWordForms, type WordForms } from './word-forms.ts'

/** A gloss with the number of words it covers and how sure it is, 0 to 1. */
export interface WordMatch extends Gloss {
  /** Place of its first word among the tokens. */
  readonly first: number
  readonly words: number
  readonly certainty: number
}

/** How sure a match is by the way it was found. */
export const certainties = { exact: 1, stem: 0.8, compound: 0.6 } as const

/** The words of a row without a topic, which are neither searched nor glossed. */
export function findEmptyWords(tokens: readonly Token[], language: GlossLanguage): Token[] {
  return tokens.filter(({ text }) => toWordForms(language, text).isEmpty)
}

/** Finds the words and phrases of a language, longest first, in a row of words without punctuation between them. */
export function matchWords(tokens: readonly Token[], language: GlossLanguage, table: GlossTable): WordMatch[] {
  const forms = tokens.map(({ text }) => toWordForms(language, text))
  const matches: WordMatch[] = []
  for (let first = 0; first < tokens.length; first++) {
    const found = findAt(forms, first, table)
    const [start, end] = [tokens[first]?.start, tokens[first + (found?.words ?? 1) - 1]?.end]
    if (!found || start === undefined || end === undefined) continue
    matches.push({ ...found, first, start, end, languages: [language] })
    first += found.words - 1
  }
  return matches
}

type Found = Pick<WordMatch, 'gloss' | 'certainty' | 'words'>

function findAt(forms: readonly WordForms[], first: number, table: GlossTable): Found | undefined {
  const word = forms[first]
  if (!word) return undefined
  const longest = Math.min(countPhraseWords(word, table), forms.length - first)
  for (let words = longest; words > 1; words--) {
    const found = findPhrase(word, forms.slice(first + 1, first + words), table)
    if (found) return found
  }
  return word.isEmpty ? undefined : findWord(word, table)
}

/** The number of words of the longest phrase that begins with a word. */
function countPhraseWords({ spellings, phraseStem }: WordForms, { phraseStarts }: GlossTable): number {
  let longest = phraseStarts.get(phraseStem) ?? 1
  for (const spelling of spellings) longest = Math.max(longest, phraseStarts.get(spelling) ?? 1)
  return longest
}

/** Looks up a phrase; only its first word may have lost a prefix. */
function findPhrase(first: WordForms, rest: readonly WordForms[], table: GlossTable): Found | undefined {
  const words = rest.length + 1
  const tail = rest.map(({ spellings: [spelling] }) => ` ${spelling}`).join('')
  const exact = findFirst(first.spellings, (spelling) => table.words.get(spelling + tail))
  if (exact !== undefined) return { gloss: exact, certainty: certainties.exact, words }
  const stemmed = table.stems.get([first, ...rest].map(({ phraseStem }) => phraseStem).join(' '))
  return stemmed === undefined ? undefined : { gloss: stemmed, certainty: certainties.stem, words }
}

function findWord({ spellings, stem, compound }: WordForms, table: GlossTable): Found | undefined {
  const exact = findFirst(spellings, (spelling) => table.words.get(spelling))
  if (exact !== undefined) return { gloss: exact, certainty: certainties.exact, words: 1 }
  const stemmed = stem === undefined ? undefined : table.stems.get(stem)
  if (stemmed !== undefined) return { gloss: stemmed, certainty: certainties.stem, words: 1 }
  return compound === undefined ? undefined : { gloss: compound, certainty: certainties.compound, words: 1 }
}

function findFirst(spellings: readonly string[], find: (spelling: string) => string | undefined): string | undefined {
  for (const spelling of spellings) {
    const gloss = find(spelling)
    if (gloss !== undefined) return gloss
  }
  return undefined
}
