import { hasFalseStem, isEmptyWord } from '../tables/empty-words.ts'
import type { GlossTable } from '../tables/gloss-tables.ts'
import { type GlossLanguage, stemmers } from '../tables/languages.ts'
import { type Token, toExactKey, toPhraseStem, toStemKey } from '../tables/word-keys.ts'
import { splitGermanCompound } from './german-compounds.ts'
import type { Gloss } from './gloss.ts'

/** A gloss with the number of words it covers and how sure it is, 0 to 1. */
export interface WordMatch extends Gloss {
  /** Place of its first word among the tokens. */
  readonly first: number
  readonly words: number
  readonly certainty: number
}

const certainties = { exact: 1, stem: 0.8, compound: 0.6 } as const

/** Shorter words are mostly function words, whose stems are those of others. */
const minInflected = 4

/** The words of a row without a topic, which are neither searched nor glossed. */
export function findEmptyWords(tokens: readonly Token[], language: GlossLanguage): Token[] {
  return tokens.filter(({ text }) => isEmptyWord(language, toExactKey(language, text)))
}

/** Finds the words and phrases of a language, longest first, in a row of words without punctuation between them. */
export function matchWords(tokens: readonly Token[], language: GlossLanguage, table: GlossTable): WordMatch[] {
  const spellings = tokens.map(({ text }) => listSpellings(language, text))
  const stems = tokens.map(({ text }) =>
    text.length < minInflected || hasFalseStem(language, text) ? undefined : toStemKey(language, text),
  )
  const phraseStems = tokens.map(({ text }) => (language in stemmers ? toPhraseStem(language, text) : ''))
  const matches: WordMatch[] = []
  const isEmpty = spellings.map(([key = '']) => isEmptyWord(language, key))
  for (let first = 0; first < tokens.length; first++) {
    const match = matchAt({ tokens, spellings, stems, phraseStems, isEmpty, language, table }, first)
    if (!match) continue
    matches.push(match)
    first += match.words - 1
  }
  return matches
}

interface Row {
  readonly tokens: readonly Token[]
  /** The ways to look up each token, best first. */
  readonly spellings: readonly (readonly string[])[]
  readonly stems: readonly (string | undefined)[]
  readonly phraseStems: readonly string[]
  /** Whether each token has no gloss of its own. */
  readonly isEmpty: readonly boolean[]
  readonly language: GlossLanguage
  readonly table: GlossTable
}

function matchAt(
  { tokens, spellings, stems, phraseStems, isEmpty, language, table }: Row,
  first: number,
): WordMatch | undefined {
  const find = (words: number): Pick<WordMatch, 'gloss' | 'certainty'> | undefined => {
    if (words === 1 && isEmpty[first]) return undefined
    const exact = findExact(spellings.slice(first, first + words), table)
    if (exact !== undefined) return { gloss: exact, certainty: certainties.exact }
    const stem = words === 1 ? stems[first] : phraseStems.slice(first, first + words).join(' ')
    const stemmed = stem === undefined ? undefined : table.stems.get(stem)
    if (stemmed !== undefined) return { gloss: stemmed, certainty: certainties.stem }
    const compound =
      words === 1 && language === 'de' && stems[first] !== undefined
        ? splitGermanCompound(spellings[first]?.[0] ?? '', table)
        : undefined
    return compound === undefined ? undefined : { gloss: compound, certainty: certainties.compound }
  }
  const starts = [...(spellings[first] ?? []), phraseStems[first] ?? '']
  const longest = Math.max(1, ...starts.map((start) => table.phraseStarts.get(start) ?? 1))
  for (let words = Math.min(longest, tokens.length - first); words > 0; words--) {
    const found = find(words)
    const [start, end] = [tokens[first]?.start, tokens[first + words - 1]?.end]
    if (found && start !== undefined && end !== undefined)
      return { ...found, first, words, start, end, languages: [language] }
  }
  return undefined
}

/** Looks up a phrase; only a single word, or the first of a phrase, may have lost a prefix. */
function findExact(spellings: readonly (readonly string[])[], { words }: GlossTable): string | undefined {
  const [first = [], ...rest] = spellings
  const tail = rest.map(([spelling]) => ` ${spelling}`).join('')
  for (const spelling of first) {
    const gloss = words.get(`${spelling}${tail}`)
    if (gloss !== undefined) return gloss
  }
  return undefined
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
