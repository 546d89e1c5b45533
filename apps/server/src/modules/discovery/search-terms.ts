import { normalizeText } from '@troupe/contract/text'
import { stopWords } from './stop-words.ts'
import { toStem } from './word-stems.ts'

/** A word of a text as it was written, with the terms by which it is found. */
export interface Word {
  readonly text: string
  /** Of "vegan.bakes" both parts; most words have one. */
  readonly parts: readonly string[]
  /** Of "vegan.bakes" the term of "veganbakes"; undefined when the word has one part. */
  readonly whole: string | undefined
}

/** Longer runs of letters are no words; a lexeme of PostgreSQL may have 2,046 bytes. */
const maxTermLength = 50

/**
 * Writing whose words are not told by blanks is found by pairs of neighbouring signs: unlike a dictionary's, they are the same
 * wherever a text is cut and in every version of ICU.
 */
const paired = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー'
const pairedSign = new RegExp(`[${paired}]`, 'u')
const pairedRuns = new RegExp(`[${paired}]+|[^${paired}]+`, 'gu')
/** Here pairs would tear vowel signs from their letters. */
const segmentedSign = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

const link = /\b(?:https?:\/\/|www\.)\S+/giu
/** Runs of letters, marks and digits, with the few signs that join them in a handle or a compound. */
const chunk = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[._\-'’&+/](?=[\p{L}\p{N}]))*(?:\+\+|#(?![\p{L}\p{N}]))?/gu
const joint = /[._\-&+/]+/
const camelBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u
const plainWord = /^[a-z]+$/
const unaccented = /^[a-z0-9._@ -]*$/
const plainText = /^[\t\n\x20-\x7e]*$/

/**
 * The words of a text and the terms each is found by: folded (NFKC, accents, case), stemmed as English, compounds, hashtags
 * and handles by their parts and as one word. The same for stored texts and for queries.
 */
export function toWords(text: string): Word[] {
  const words: Word[] = []
  const normalized = plainText.test(text) ? text : normalizeText(text)
  for (const [found] of normalized.replace(link, ' ').matchAll(chunk)) {
    const word = toWord(found)
    if (word.parts.length > 0 || word.whole) words.push(word)
  }
  return words
}

const known = new Map<string, Word>()
const maxKnown = 50_000

/** The same words come again and again; remembering them lets a bio cost some 20 microseconds. */
function toWord(text: string): Word {
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

/** "vegan.bakes" and "VeganBakes" into their parts; most words are one. */
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
 * Lower case without apostrophes; Latin and Greek letters without accents, ё as е, Arabic without vowel marks. Other
 * marks carry the meaning and stay.
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

/** "日本料理" by 日本, 本料, 料理. */
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
