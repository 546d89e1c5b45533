import { normalizeText } from '@troupe/contract/base/text'
import { stem } from 'porter2'

/** A word of a text with the terms it is indexed under. */
export interface Word {
  /** As written. */
  readonly text: string
  /** The parts of a compound ("vegan.bakes" has two); most words have one. */
  readonly parts: readonly string[]
  /** The term of the joined parts: "veganbakes" for "vegan.bakes"; undefined if there is one part. */
  readonly whole: string | undefined
}

/** Maximum length of a term. Longer runs of letters are not words; PostgreSQL allows lexemes of up to 2,046 bytes. */
const maxTermLength = 50

/**
 * Characters of scripts without spaces between words, which are indexed in pairs of adjacent characters. Unlike words
 * of a dictionary, pairs depend neither on where a text is cut nor on the version of ICU.
 */
const paired = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー'
const pairedSign = new RegExp(`[${paired}]`, 'u')
const pairedRuns = new RegExp(`[${paired}]+|[^${paired}]+`, 'gu')
/** Scripts that need word segmentation, since pairs would separate vowel signs from their letters. */
const segmentedSign = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** Whether a text contains a script without blanks between words. */
export const isUnspaced = (text: string): boolean => pairedSign.test(text) || segmentedSign.test(text)
const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

const link = /\b(?:https?:\/\/|www\.)\S+/giu
/** Runs of letters, marks and digits, with the characters that join them in a handle or a compound. */
const chunk = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[._\-'’&+/](?=[\p{L}\p{N}]))*(?:\+\+|#(?![\p{L}\p{N}]))?/gu
const joint = /[._\-&+/]+/
const camelBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u
const plainWord = /^[a-z]+$/
const unaccented = /^[a-z0-9._@ -]*$/
const plainText = /^[\t\n\x20-\x7e]*$/

/**
 * Splits a text into words with their terms. Terms are folded (NFKC, accents, case) and stemmed as English; compounds,
 * hashtags and handles yield their parts and the whole. Used for stored texts and queries alike.
 */
export function toWords(text: string): Word[] {
  const words: Word[] = []
  for (const [found] of toReadableText(text).matchAll(chunk)) {
    const word = toWord(found)
    if (word.parts.length > 0 || word.whole) words.push(word)
  }
  return words
}

/** A word with its position in a text, in UTF-16 units. */
export interface PlacedWord {
  readonly word: Word
  readonly start: number
  readonly end: number
}

/** Splits the output of `toReadableText` into words with their positions. */
export function placeWords(readable: string): PlacedWord[] {
  return Array.from(readable.matchAll(chunk), ({ 0: found, index }) => ({
    word: toWord(found),
    start: index,
    end: index + found.length,
  }))
}

/** Lists the words of the output of `toReadableText`, as written; much faster than `placeWords`. */
export function listWordTexts(readable: string): readonly string[] {
  return readable.match(chunk) ?? []
}

/** Returns the text that is split into words: normalised and without links. */
export function toReadableText(text: string): string {
  const normalized = plainText.test(text) ? text : normalizeText(text)
  return normalized.replace(link, ' ')
}

const known = new Map<string, Word>()
const maxKnown = 50_000

/** Analyses a word as written. Cached, since words repeat: analysing a bio takes about 20 microseconds. */
export function toWord(text: string): Word {
  const earlier = known.get(text)
  if (earlier) return earlier
  const word = analyse(text)
  if (known.size >= maxKnown) known.clear()
  known.set(text, word)
  return word
}

function analyse(text: string): Word {
  const language = /^([cf])(\+\+|#)$/iu.exec(text)
  if (language) {
    const name = `${language[1]?.toLowerCase()}${language[2] === '#' ? 'sharp' : 'plusplus'}`
    return { text, parts: [name], whole: undefined }
  }
  const pieces = splitCompound(text)
  const parts = [...new Set(pieces.flatMap(toTerms))]
  if (pieces.length === 1) return { text, parts, whole: undefined }
  const [whole, ...others] = toTerms(pieces.join(''))
  return { text, parts, whole: others.length === 0 ? whole : undefined }
}

/** Splits "vegan.bakes" and "VeganBakes" into their parts. */
function splitCompound(text: string): string[] {
  const pieces = joint.test(text) ? text.split(joint) : [text]
  return text === text.toLowerCase() ? pieces : pieces.flatMap((piece) => piece.split(camelBoundary))
}

function toTerms(piece: string): string[] {
  const folded = foldLetters(piece)
  if (plainWord.test(folded)) return folded.length > maxTermLength || stopWords.has(folded) ? [] : [toStem(folded)]
  if (segmentedSign.test(folded)) return segment(folded)
  if (pairedSign.test(folded)) return pair(folded)
  return folded === '' || folded.length > maxTermLength || stopWords.has(folded) ? [] : [folded]
}

const ligatures: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/**
 * Lower-cases a text and removes apostrophes, accents of Latin and Greek letters and Arabic vowel marks; ё becomes е.
 * Other marks stay, since they carry meaning.
 */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase()
  if (unaccented.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
    .replace(/(?<=е)\u0308|[\u064B-\u0652\u0640]/gu, '')
    .replace(/[ßæœøłđðþı]/gu, (letter) => ligatures[letter] ?? letter)
    .replace(/['’]s$|['’]/gu, '')
    .normalize('NFC')
}

/** Splits "日本料理" into 日本, 本料, 料理. */
function pair(text: string): string[] {
  return [...text.matchAll(pairedRuns)].flatMap(([run]) => {
    if (!pairedSign.test(run)) return toTerms(run)
    const signs = [...run]
    return signs.length === 1 ? [run] : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
  })
}

function segment(text: string): string[] {
  return [...segmenter.segment(text)]
    .filter(({ isWordLike, segment }) => isWordLike && segment.length <= maxTermLength)
    .map(({ segment }) => segment)
}

/** Words that the stemmer would conflate with unrelated ones: anime and animals, busy and business, market and marketing. */
const stemExceptions: Readonly<Record<string, string>> = {
  animal: 'animal',
  animals: 'animal',
  animation: 'animation',
  animations: 'animation',
  animator: 'animation',
  anime: 'anime',
  animes: 'anime',
  business: 'business',
  businesses: 'business',
  marketing: 'marketing',
  organic: 'organic',
  organics: 'organic',
  physics: 'physics',
  university: 'university',
  universities: 'university',
}

/** Stems a lower-case English word (Porter 2, https://snowballstem.org/algorithms/english/stemmer.html). */
function toStem(word: string): string {
  return Object.hasOwn(stemExceptions, word) ? (stemExceptions[word] ?? word) : stem(word)
}

/**
 * Returns a name without case, accents, blanks and punctuation: "Greta Bakes" and "@greta.bakes" become `gretabakes`.
 */
export function toNameKey(name: string): string {
  return foldLetters(normalizeText(name)).replace(/[^\p{L}\p{N}\p{M}]+/gu, '')
}

/** Returns the keys of a creator's name and handle, once if equal; stored as `creators.name_key`. */
export function toNameKeys(title: string, handle: string): string {
  return [...new Set([toNameKey(title), toNameKey(handle)])].filter((key) => key !== '').join(' ')
}

/** English words that are neither indexed nor searched. In other languages, frequency decides. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above after again against all am an and any are arent as at be because been before being below between both but
  by can cant could couldnt did didnt do does doesnt doing dont down during each few for from further had hadnt has hasnt
  have havent having he her here hers him his how i if im in into is isnt it its itself ive just less lets me more most my myself
  no nor not of off on once only or other our ours out over own same she should so some such than that thats the their
  theirs them then there theres these they theyre this those through to too under until up us very was wasnt we were what
  whats when where which while who whom why will with wont would you youll your youre yours yourself youve s t d m ll ve re`
    .trim()
    .split(/\s+/),
)
