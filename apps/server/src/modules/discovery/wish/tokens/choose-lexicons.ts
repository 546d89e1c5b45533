import { scoreLanguages } from '../../search/glosses/score-languages.ts'
import { arabic } from '../words/arabic-data.ts'
import { chinese } from '../words/chinese-data.ts'
import { cities } from '../words/cities-data.ts'
import { english } from '../words/english-data.ts'
import { french } from '../words/french-data.ts'
import { german } from '../words/german-data.ts'
import { hindi } from '../words/hindi-data.ts'
import { indonesian } from '../words/indonesian-data.ts'
import { italian } from '../words/italian-data.ts'
import { japanese } from '../words/japanese-data.ts'
import { korean } from '../words/korean-data.ts'
import type { LanguageWords } from '../words/marks.ts'
import { portuguese } from '../words/portuguese-data.ts'
import { russian } from '../words/russian-data.ts'
import { spanish } from '../words/spanish-data.ts'
import { turkish } from '../words/turkish-data.ts'
import { vietnamese } from '../words/vietnamese-data.ts'
import { createLexicon, findIn, type Lexicon } from './lexicon.ts'
import type { TextToken } from './split-text.ts'

const tables: readonly LanguageWords[] = [
  chinese,
  japanese,
  korean,
  spanish,
  german,
  french,
  portuguese,
  italian,
  turkish,
  russian,
  arabic,
  hindi,
  indonesian,
  vietnamese,
]
const everywhere = createLexicon({
  language: 'en',
  phrases: {},
  countries: {},
  adjectives: {},
  groups: {},
  groupAdjectives: {},
  languages: {},
  speaking: '#',
  cities,
})
const englishLexicon = createLexicon(english)
const others: readonly Lexicon[] = tables.map(createLexicon)

/** Number of tokens sufficient to detect the language of a text. */
const sampleTokens = 80

/** Chooses the lexicons to read a text by: its language, English, which all languages mix in, and city names. */
export function chooseLexicons(text: string, tokens: readonly TextToken[]): readonly Lexicon[] {
  const own = chooseByScript(text) ?? chooseByWords(tokens.slice(0, sampleTokens))
  return own === englishLexicon ? [englishLexicon, everywhere] : [own, englishLexicon, everywhere]
}

const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  // Letters that only one of these languages uses.
  ['vi', /[ăđơư\u1ea0-\u1ef9]/iu],
  ['tr', /[ğışİ]/u],
  ['pt', /[ãõ]/iu],
  ['es', /[ñ¿¡]/iu],
]

function chooseByScript(text: string): Lexicon | undefined {
  const language = scripts.find(([, script]) => script.test(text))?.[0]
  return others.find((lexicon) => lexicon.language === language)
}

/** Languages that can be written with English letters alone. */
const byWords: ReadonlySet<string> = new Set(['es', 'de', 'fr', 'pt', 'it', 'tr', 'id', 'hi'])

/** Chooses the language that knows most of the words; ties go to the language of the words that none knows. */
function chooseByWords(tokens: readonly TextToken[]): Lexicon {
  const counted = [englishLexicon, ...others.filter(({ language }) => byWords.has(language))].map((lexicon) => ({
    lexicon,
    known: countKnown(tokens, lexicon),
  }))
  const most = Math.max(...counted.map(({ known }) => known))
  const tied = counted.filter(({ known }) => known === most).map(({ lexicon }) => lexicon)
  return tied.length === 1 || most === 0 ? (tied[0] ?? englishLexicon) : chooseByGlosses(tokens, tied)
}

/** Chooses by the words with a gloss; ties go to the first. */
function chooseByGlosses(tokens: readonly TextToken[], lexicons: readonly Lexicon[]): Lexicon {
  const scores = scoreLanguages(tokens.map(({ raw }) => raw).join(' '))
  const scoreOf = ({ language }: Lexicon) => scores.get(language) ?? 0
  return lexicons.reduce((best, lexicon) => (scoreOf(lexicon) > scoreOf(best) ? lexicon : best))
}

/** Counts the words known to a lexicon. In a topic phrase, only words with a meaning of their own count. */
function countKnown(tokens: readonly TextToken[], lexicon: Lexicon): number {
  let known = 0
  for (let place = 0; place < tokens.length; ) {
    const found = tokens[place]?.type === 'word' ? findIn([lexicon, everywhere], tokens, place) : undefined
    const length = found?.length ?? 1
    const words = tokens.slice(place, place + length).filter(({ type }) => type === 'word')
    if (found && (found.mark.kind !== 'word' || found.mark.language !== undefined))
      known += found.mark.kind === 'topic' ? countAlone(words, lexicon) : words.length
    place += length
  }
  return known
}

function countAlone(words: readonly TextToken[], lexicon: Lexicon): number {
  const alone = words.filter((word) => {
    const found = findIn([lexicon, everywhere], [word], 0)
    return found !== undefined && found.mark.kind !== 'topic' && found.mark.kind !== 'word'
  })
  // If two languages know the words, the one that knows them as a topic wins.
  return alone.length + 0.01
}
