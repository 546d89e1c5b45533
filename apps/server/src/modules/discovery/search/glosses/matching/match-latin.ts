import { stopWords } from '../../terms/search-terms.ts'
import { englishOnly, functionWords, ownLetters } from '../tables/function-words-data.ts'
import { getTable } from '../tables/gloss-tables.ts'
import { latinLanguages } from '../tables/languages.ts'
import { cityNames } from '../tables/unglossed-words-data.ts'
import type { Token } from '../tables/word-keys.ts'
import type { FoundWords, Gloss } from './gloss.ts'
import { certainties, findEmptyWords, matchWords, type WordMatch } from './match-words.ts'
import { toWordForms } from './word-forms.ts'

type LatinLanguage = (typeof latinLanguages)[number]

/** Evidence for a language: a word of its table counts by its certainty, and less if English has it, too. */
const weights = {
  functionWord: 1,
  englishWord: 0.6,
  sharedWithEnglish: 0.5,
  foreignLetter: -1,
  /** The share of the whole text's evidence that counts in each part of it. */
  wholeText: 1,
}
/** Differences below this are none. */
const tie = 0.05

interface Reading {
  readonly matches: ReadonlyMap<LatinLanguage, readonly WordMatch[]>
  readonly scores: ReadonlyMap<LatinLanguage, number>
  readonly english: number
  readonly tokens: readonly Token[]
}

/**
 * Finds the words of the Latin languages. Each part of a text, up to a punctuation mark, is of the language that
 * explains most of its words, or of several with equal reason; none in English parts.
 */
export function matchLatin(parts: readonly (readonly Token[])[]): FoundWords {
  const readings = parts.filter((part) => !isLoneCity(part)).map(readPart)
  const languages = latinLanguages.filter((language) => !isGuess(language, readings))
  const sumOf = (language: LatinLanguage) => sum(readings.map(({ scores }) => scores.get(language) ?? 0))
  const whole = new Map(latinLanguages.map((language) => [language, sumOf(language)]))
  const english = sum(readings.map((reading) => reading.english))
  const found = readings.map((reading): FoundWords => {
    const own = languages.map((language) => {
      const score = (reading.scores.get(language) ?? 0) + weights.wholeText * (whole.get(language) ?? 0)
      return { language, score }
    })
    const best = Math.max(...own.map(({ score }) => score))
    if (best <= 0 || reading.english + weights.wholeText * english > best + tie)
      return { glosses: matchRomanised(reading), empty: [] }
    const likely = own.filter(({ score }) => score > best - tie).map(({ language }) => language)
    const empty = new Set(likely.flatMap((language) => findEmptyWords(reading.tokens, language)))
    return { glosses: mergeMatches(likely, reading), empty: [...empty] }
  })
  return { glosses: found.flatMap(({ glosses }) => glosses), empty: found.flatMap(({ empty }) => empty) }
}

const isLoneCity = ([first, ...others]: readonly Token[]): boolean =>
  first !== undefined && others.length === 0 && cityNames.has(first.text)

/** The share of the letters of a text's parts up to which stems alone tell no language. */
const guessedShare = 1 / 3

/**
 * Whether a text is of a language only by short stems of a few of its words, which are often words of a language without
 * a table: Dutch "brood bakken" has the Turkish stem "bak".
 */
function isGuess(language: LatinLanguage, readings: readonly Reading[]): boolean {
  const parts = readings.flatMap(({ matches, tokens }) => {
    const found = matches.get(language) ?? []
    return found.length === 0 ? [] : [{ found, tokens }]
  })
  const isWeak = ({ words, certainty }: WordMatch) => words === 1 && certainty === certainties.stem
  if (parts.length === 0 || !parts.every(({ found }) => found.every(isWeak))) return false
  const isSign = ({ text }: Token) => functionWords[language].has(text) || !isAscii.test(text)
  if (readings.some(({ tokens }) => tokens.some(isSign))) return false
  return parts.every(({ found, tokens }) => {
    const known = found.map(({ first }) => toWordForms(language, tokens[first]?.text ?? '').stem?.length ?? 0)
    return tokens.length > 1 && sum(known) <= guessedShare * sum(tokens.map(({ text }) => text.length))
  })
}

/** Evidence that words are of a language: the sum of what each of them counts for it. */
export function scoreLatinLanguages(tokens: readonly Token[]): ReadonlyMap<string, number> {
  const { scores, english } = readPart(tokens)
  return new Map<string, number>([...scores, ['en', english]])
}

function readPart(tokens: readonly Token[]): Reading {
  const isEnglish = tokens.map(({ text }) => isEnglishWord(text))
  const english = sum(
    tokens.map(({ text }, place) =>
      stopWords.has(text) ? weights.functionWord : isEnglish[place] ? weights.englishWord : 0,
    ),
  )
  if (isPlainlyEnglish(tokens, isEnglish)) return { matches: new Map(), scores: new Map(), english, tokens }
  const matches = new Map(
    latinLanguages.map((language) => [language, matchWords(tokens, language, getTable(language))] as const),
  )
  const scores = new Map(
    latinLanguages.map((language) => {
      const found = sum((matches.get(language) ?? []).map((match) => weighMatch(match, tokens, isEnglish)))
      return [language, found + sum(tokens.map(({ text }) => weighToken(language, text)))] as const
    }),
  )
  return { matches, scores, english, tokens }
}

/** The number of words and their least share that make a part English without a look at other languages. */
const plainly = { words: 2, share: 0.15 } as const
const foreignWords: ReadonlySet<string> = new Set(
  latinLanguages.flatMap((language) => [...functionWords[language]]).filter((word) => !stopWords.has(word)),
)

/** Saves the time of looking for words of eight languages in most English texts. */
function isPlainlyEnglish(tokens: readonly Token[], isEnglish: readonly boolean[]): boolean {
  if (tokens.some(({ text }) => foreignWords.has(text) || !isAscii.test(text))) return false
  const known = tokens.filter(({ text }) => englishOnly.has(text)).length
  return isEnglish.every((is) => is) || known >= Math.max(plainly.words, plainly.share * tokens.length)
}

const isAscii = /^[\x20-\x7e]*$/

function weighMatch(match: WordMatch, tokens: readonly Token[], isEnglish: readonly boolean[]): number {
  const { first, words, certainty } = match
  const isShared = (place: number) => isEnglish[place] === true || resembles(tokens[place]?.text ?? '', match.gloss)
  const weigh = (place: number) => (words === 1 && isShared(place) ? weights.sharedWithEnglish : 1)
  return certainty * sum(Array.from({ length: words }, (_, index) => weigh(first + index)))
}

/** The share of a word's letters, and their least number, with which a gloss begins alike. */
const alike = { share: 0.6, letters: 5 } as const

/** Whether a word is written nearly like its gloss, and so may be English, whose table lacks many words: "minimalist". */
const resembles = (word: string, gloss: string): boolean =>
  gloss.startsWith(word.slice(0, Math.max(alike.letters, Math.ceil(alike.share * word.length))))

function weighToken(language: LatinLanguage, text: string): number {
  const isFunctionWord = functionWords[language].has(text)
  const isForeign = [...text.replace(/[\0-\x7f]/g, '')].some((letter) => !ownLetters[language].includes(letter))
  return (isFunctionWord ? weights.functionWord : 0) + (isForeign ? weights.foreignLetter : 0)
}

/** Merges what several languages say, word by word; the longest phrase wins, then the gloss of the most languages. */
function mergeMatches(languages: readonly LatinLanguage[], { matches, tokens }: Reading): Gloss[] {
  const isEmpty = ({ first, words }: WordMatch) =>
    words === 1 && languages.some((language) => toWordForms(language, tokens[first]?.text ?? '').isEmpty)
  const all = languages.flatMap((language) => matches.get(language) ?? []).filter((match) => !isEmpty(match))
  const listAlike = ({ start, gloss }: WordMatch) =>
    all.filter((other) => other.start === start && other.gloss === gloss)
  const ordered = all.toSorted(
    (one, other) =>
      other.words - one.words || other.certainty - one.certainty || listAlike(other).length - listAlike(one).length,
  )
  const chosen: Gloss[] = []
  for (const match of ordered) {
    if (chosen.some(({ start, end }) => match.end > start && match.start < end)) continue
    chosen.push({ ...match, languages: listAlike(match).flatMap((other) => other.languages) })
  }
  return chosen
}

/** Words of other scripts in Latin letters count where no other language explains the text. */
function matchRomanised({ tokens }: Reading): Gloss[] {
  const { words } = getTable('romanised')
  return tokens.flatMap(({ text, start, end }) => {
    const gloss = isEnglishWord(text) ? undefined : words.get(text)
    return gloss === undefined ? [] : [{ start, end, gloss, languages: [] }]
  })
}

const plainWord = /^[a-z]+$/
/** Endings of English words, longest first, and what their stems may have lost. */
const englishEnding = /(?:ings?|ers?|ed|es|s)$/
const lostEndings = ['', 'e', 'er']

/** Whether English has a word, in any form. Accented words are not English. */
function isEnglishWord(text: string): boolean {
  if (stopWords.has(text)) return true
  const { words } = getTable('en')
  if (!plainWord.test(text) || words.has(text)) return words.has(text)
  const stem = text.replace(englishEnding, '')
  return stem !== text && lostEndings.some((ending) => words.has(`${stem}${ending}`))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
