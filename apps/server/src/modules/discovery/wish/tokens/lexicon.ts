import { countryCodes } from '../../catalogue/parse-country.ts'
import { foldLetters } from '../../search/terms/search-terms.ts'
import { type CountryGroup, countryGroups } from '../words/country-groups-data.ts'
import { type GroupNames, type LanguageWords, type Mark, type Meaning, meanings } from '../words/marks.ts'
import { isPartOfWord } from './mark-words.ts'
import { createPhraseTree, type PhrasePlace } from './phrase-tree.ts'
import type { TextToken } from './split-text.ts'
import { createTraitReader, type TraitReader } from './word-traits.ts'

/** The phrases of a language. */
export interface Lexicon {
  readonly language: string
  readonly readTraits: TraitReader
  /**
   * Finds the longest phrase that starts at a token.
   * @param language the language of the text, whose endings words may have.
   */
  find(tokens: readonly TextToken[], start: number, language: string): Found | undefined
}

export interface Found {
  readonly mark: Mark
  /** Number of tokens. */
  readonly length: number
}

/**
 * Finds the longest phrase of several lexicons that starts at a token. The first lexicon's language is that of the
 * text.
 */
export function findIn(lexicons: readonly Lexicon[], tokens: readonly TextToken[], start: number): Found | undefined {
  const language = lexicons[0]?.language ?? 'en'
  let best: Found | undefined
  for (const lexicon of lexicons) {
    const found = lexicon.find(tokens, start, language)
    if (found && found.length > (best?.length ?? 0)) best = found
  }
  return best
}

/** The words of a language, which need not name all groups of countries. */
type LexiconWords = Omit<LanguageWords, 'groups'> & { readonly groups: GroupNames }

/** Creates a lexicon from the words of a language; the first meaning of a phrase takes precedence. */
export function createLexicon(words: LexiconWords): Lexicon {
  const tree = createPhraseTree<Mark>(listPhrases(words), (mark, place) =>
    mark.kind === 'place' ? !isInKatakana(place) : isWhole(mark, place, words.language),
  )
  return {
    language: words.language,
    readTraits: createTraitReader(words),
    find: (tokens, start, language) => {
      const found = tree.find(tokens, start, language)
      return found && { mark: found.meaning, length: found.length }
    },
  }
}

/** Lists the phrases of a language with their meanings, which take precedence in this order. */
function* listPhrases({ language, ...words }: LexiconWords): Generator<readonly [string, Mark]> {
  for (const [meaning, phrases] of Object.entries(words.phrases)) {
    if (isMeaning(meaning)) yield* pair(phrases, meanings[meaning])
  }
  for (const [code, names] of Object.entries(words.cities)) yield* pair(names, toPlace([code], 'city'))
  for (const [code, names] of Object.entries(words.countries)) yield* pair(names, toPlace([code], 'country'))
  for (const [group, names] of listGroups(words.groups)) yield* pair(names, toPlace(countryGroups[group], 'country'))
  const displayNames = new Intl.DisplayNames([language], { type: 'region' })
  for (const code of countryCodes) {
    if (!namesakes.has(code)) yield* pair(displayNames.of(code) ?? code, toPlace([code], 'country'))
  }
  yield* listSpeaking(words)
  yield* listAdjectives(words)
}

const pair = (phrases: string, mark: Mark) => phrases.split(', ').map((phrase) => [joinElided(phrase), mark] as const)

/** Texts have no blank after a shortened word: "d au moins" is "d'au moins". */
const joinElided = (phrase: string) =>
  phrase.replace(/(?<=^| )(?:[dljnsc]|qu) (?=[aeiouyhàâéèêëîïôûœ])/giu, (short) => short.trim())

function* listSpeaking({ languages, speaking }: Pick<LexiconWords, 'languages' | 'speaking'>) {
  const ways = speaking.split(', ')
  for (const [code, names] of Object.entries(languages)) {
    const sure = { kind: 'language', language: code, isWeak: false } as const
    const weak = { ...sure, isWeak: true } as const
    for (const name of names.split(', ')) {
      for (const way of ways) {
        yield* way.startsWith('?')
          ? pair(way.replace('?', '').replace('#', name), weak)
          : pair(way.replace('#', name), sure)
      }
    }
  }
}

type AdjectiveWords = Pick<LexiconWords, 'languages' | 'adjectives' | 'groupAdjectives'>

function* listAdjectives({ languages, adjectives, groupAdjectives }: AdjectiveWords) {
  const named = Object.entries(languages).flatMap(([code, names]) =>
    names.split(', ').map((name) => [name, code] as const),
  )
  const codes = new Map(named.map(([name, code]) => [foldLetters(name), code]))
  const list = (names: string, countries: readonly string[]) =>
    names.split(', ').map((name) => {
      const language = codes.get(foldLetters(name).replace('*', ''))
      return [name, { ...toPlace(countries, 'adjective'), ...(language === undefined ? {} : { language }) }] as const
    })
  for (const [code, names] of Object.entries(adjectives)) yield* list(names, [code])
  for (const [group, names] of listGroups(groupAdjectives)) yield* list(names, countryGroups[group])
  for (const [name, language] of named) yield [name, { kind: 'word', language }] as const
}

/** Countries and territories whose names are common words or parts of them: "jersey", "chad". */
const namesakes: ReadonlySet<string> = new Set(['JE', 'RE', 'ML', 'TD', 'IM', 'NF', 'CX', 'HM', 'BV', 'TF', 'IO'])

const isMeaning = (name: string): name is Meaning => Object.hasOwn(meanings, name)

const isGroup = (name: string): name is CountryGroup => Object.hasOwn(countryGroups, name)

/** Lists the groups of countries of a table, with their names. */
const listGroups = (groups: GroupNames) =>
  Object.entries(groups).flatMap(([group, names]) => (isGroup(group) ? [[group, names] as const] : []))

function toPlace(countries: readonly string[], form: 'country' | 'city' | 'adjective') {
  return { kind: 'place', countries, form } as const
}

/** Whether a phrase is no part of a word, and none of its English words has an accent: "thé" is no "the". */
function isWhole({ kind }: Mark, { tokens, start, end }: PhrasePlace, language: string): boolean {
  if (isPartOfWord(tokens, start, end, kind)) return false
  return language !== 'en' || !tokens.slice(start, end).some(({ raw }) => accent.test(raw))
}

const accent = /[\u00c0-\u024f]/

const katakana = /^[\p{Script=Katakana}ー]$/u

/** Whether tokens are part of a word in Katakana, each character of which is a token: ガーナ in ガーナッツ. */
function isInKatakana({ tokens, start, end }: PhrasePlace): boolean {
  const isBefore = tokens[start]?.isGlued === true && isSign(tokens[start - 1]) && isSign(tokens[start])
  return isBefore || (tokens[end]?.isGlued === true && isSign(tokens[end]) && isSign(tokens[end - 1]))
}

const isSign = (token: TextToken | undefined): boolean => token !== undefined && katakana.test(token.raw)
