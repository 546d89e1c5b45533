import { countryCodes } from '../../catalogue/parse-country.ts'
import { foldLetters } from '../../search/terms/search-terms.ts'
import { type CountryGroup, countryGroups } from '../words/country-groups-data.ts'
import { type GroupNames, type LanguageWords, type Mark, type Meaning, meanings } from '../words/marks.ts'
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
export function createLexicon({ language, ...words }: LexiconWords): Lexicon {
  const tree = createPhraseTree<Mark>((mark, place) => mark.kind !== 'place' || !isInKatakana(place))
  const add = (phrases: string, mark: Mark) => {
    for (const phrase of phrases.split(', ')) tree.add(phrase, mark)
  }
  for (const [meaning, phrases] of Object.entries(words.phrases)) {
    if (isMeaning(meaning)) add(phrases, meanings[meaning])
  }
  for (const [code, names] of Object.entries(words.cities)) add(names, toPlace([code], 'city'))
  for (const [code, names] of Object.entries(words.countries)) add(names, toPlace([code], 'country'))
  for (const [group, names] of listGroups(words.groups)) add(names, toPlace(countryGroups[group], 'country'))
  const displayNames = new Intl.DisplayNames([language], { type: 'region' })
  for (const code of countryCodes) {
    if (!namesakes.has(code)) add(displayNames.of(code) ?? code, toPlace([code], 'country'))
  }
  for (const [code, names] of Object.entries(words.languages)) {
    for (const name of names.split(', ')) {
      for (const way of words.speaking.split(', ')) {
        const isWeak = way.startsWith('?')
        tree.add(way.replace('?', '').replace('#', name), { kind: 'language', language: code, isWeak })
      }
    }
  }
  const languages = new Map(
    Object.entries(words.languages).flatMap(([code, names]) =>
      names.split(', ').map((name) => [foldLetters(name), code] as const),
    ),
  )
  const addAdjectives = (names: string, countries: readonly string[]) => {
    for (const name of names.split(', ')) {
      const language = languages.get(foldLetters(name).replace('*', ''))
      tree.add(name, { ...toPlace(countries, 'adjective'), ...(language === undefined ? {} : { language }) })
    }
  }
  for (const [code, names] of Object.entries(words.adjectives)) addAdjectives(names, [code])
  for (const [group, names] of listGroups(words.groupAdjectives)) addAdjectives(names, countryGroups[group])
  for (const [name, code] of languages) tree.add(name, { kind: 'word', language: code })
  return {
    language,
    readTraits: createTraitReader(words),
    find: (tokens, start, language) => {
      const found = tree.find(tokens, start, language)
      return found && { mark: found.meaning, length: found.length }
    },
  }
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

const katakana = /^[\p{Script=Katakana}ー]$/u

/** Whether tokens are part of a word in Katakana, each character of which is a token: ガーナ in ガーナッツ. */
function isInKatakana({ tokens, start, end }: PhrasePlace): boolean {
  const isBefore = tokens[start]?.isGlued === true && isSign(tokens[start - 1]) && isSign(tokens[start])
  return isBefore || (tokens[end]?.isGlued === true && isSign(tokens[end]) && isSign(tokens[end - 1]))
}

const isSign = (token: TextToken | undefined): boolean => token !== undefined && katakana.test(token.raw)
