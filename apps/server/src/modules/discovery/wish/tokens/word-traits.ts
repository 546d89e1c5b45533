import { foldLetters } from '../../search/terms/search-terms.ts'
import type { LanguageWords } from '../words/marks.ts'

/** Properties of a word that follow from its spelling, in addition to its meaning. */
export interface WordTraits {
  /** Spelled like a place, and without a capital or a preposition another word: "turkey". */
  readonly isHomonym?: true
  /** Spelled like a name but for accents and capitals: "à la main". */
  readonly isCommonWord?: true
  /** Stands before an audience: "for". */
  readonly isTowards?: true
  /** Stands before a topic: "about". */
  readonly isAbout?: true
  /** Ends a relative clause that stands before its noun. */
  readonly isRelative?: true
  /** Ends with "and". */
  readonly joinsNext?: true
  /** Begins with "and". */
  readonly joinsLast?: true
  /** Ends like the first number of a range. */
  readonly startsRange?: true
  /** Ends with a case that means "in" or "from". */
  readonly hasPlaceEnding?: true
  /** The word without an "and" before its article. */
  readonly afterJoiner?: string
  /** The word without the particle of its case. */
  readonly beforeParticle?: string
}

/** Reads the traits of a word from its spelling and its folded letters. */
export type TraitReader = (raw: string, text: string) => WordTraits

type TraitWords = Pick<
  LanguageWords,
  | 'homonyms'
  | 'commonWords'
  | 'towards'
  | 'about'
  | 'relativeEndings'
  | 'joiners'
  | 'article'
  | 'particles'
  | 'rangeEndings'
  | 'placeEndings'
>

/** Creates a reader from the words of a language. */
export function createTraitReader(words: TraitWords): TraitReader {
  const [homonyms, commonWords] = [words.homonyms, words.commonWords].map(toSet)
  const [towards, about] = [words.towards, words.about].map(toSet)
  const relativeEndings = toList(words.relativeEndings)
  const rangeEndings = toList(words.rangeEndings)
  const placeEndings = toSet(words.placeEndings)
  const endings = toList(words.joiners?.ending)
  const beginnings = toList(words.joiners?.beginning)
  return (raw, text) => {
    const joiner = beginnings.find((beginning) => raw.startsWith(beginning))
    const hasArticle = joiner !== undefined && words.article !== undefined && raw.startsWith(joiner + words.article)
    const particle = findParticle(words, raw)
    return {
      ...(homonyms?.has(text) && raw === text && { isHomonym: true }),
      ...(commonWords?.has(text) && raw === raw.toLowerCase() && { isCommonWord: true }),
      ...(towards?.has(text) && { isTowards: true }),
      ...(about?.has(text) && { isAbout: true }),
      ...(relativeEndings.some((ending) => raw.endsWith(ending)) && { isRelative: true }),
      ...(rangeEndings.some((ending) => raw.endsWith(ending)) && { startsRange: true }),
      ...(placeEndings.has(findEnding(raw)) && { hasPlaceEnding: true }),
      ...(endings.some((ending) => raw.endsWith(ending)) && { joinsNext: true }),
      ...(joiner !== undefined && { joinsLast: true }),
      ...(hasArticle && { afterJoiner: raw.slice(joiner.length) }),
      ...(particle !== undefined && { beforeParticle: raw.slice(0, -particle.length) }),
    }
  }
}

const firstSyllable = 0xac00
const lastSyllable = 0xd7a3
/** Number of Hangul syllables that differ only in their final consonant, beginning with none. */
const finals = 28

function findParticle({ particles }: TraitWords, raw: string): string | undefined {
  if (particles === undefined) return undefined
  const syllable = raw.codePointAt(raw.length - 2) ?? 0
  if (raw.length < 2 || syllable < firstSyllable || syllable > lastSyllable) return undefined
  const isOpen = (syllable - firstSyllable) % finals === 0
  return toList(isOpen ? particles.afterVowel : particles.afterConsonant).find((particle) => raw.endsWith(particle))
}

/** Finds what follows the apostrophe of a name. */
const findEnding = (raw: string) => /['’](\p{L}+)$/u.exec(raw)?.[1]?.toLowerCase() ?? ''

const toList = (words = '') => words.split(', ').filter(Boolean)
const toSet = (words: string | undefined): ReadonlySet<string> => new Set(toList(words).map(foldLetters))
