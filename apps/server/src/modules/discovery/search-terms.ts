import { normalizeText } from '@troupe/contract/text'
import { stem } from 'porter2'
import { stopWords } from './stop-words.ts'

/** A word of a text as it was written, with the terms by which it is found. */
export interface Word {
  readonly text: string
  readonly terms: readonly string[]
}

/** Longer runs of letters are no words; a lexeme of PostgreSQL may have 2,046 bytes. */
const maxTermLength = 50

/** Writing without blanks whose words a fixed rule finds: pairs of signs, the same wherever a text is cut and in every ICU. */
const pairedScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u
/** Writing without blanks that needs a dictionary. */
const segmentedScripts = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const link = /\b(?:https?:\/\/|www\.)\S+/giu
/** Runs of letters, marks and digits, and the few signs that join them in a handle or a compound. */
const chunk = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[._\-'’&+/](?=[\p{L}\p{N}]))*(?:\+\+|#(?![\p{L}\p{N}]))?/gu
const joint = /[._\-&+/]+/
const camelBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

const plainWord = /^[a-z]+$/
const plainText = /^[\t\n\x20-\x7e]*$/

/**
 * The words of a text and the terms each is found by: folded (NFKC, accents, case), stemmed as English, compounds,
 * hashtags and handles by their parts and as one word. The same for stored texts and for queries.
 */
export function toWords(text: string): Word[] {
  const words: Word[] = []
  const normalized = plainText.test(text) ? text : normalizeText(text)
  for (const [found] of normalized.replace(link, ' ').matchAll(chunk)) {
    const terms = toTerms(found)
    if (terms.length > 0) words.push({ text: found, terms })
  }
  return words
}

const termsByChunk = new Map<string, readonly string[]>()
const maxRemembered = 50_000

/** Most words come again and again: remembering them makes a bio cost microseconds. */
function toTerms(found: string): readonly string[] {
  const known = termsByChunk.get(found)
  if (known) return known
  const terms = plainWord.test(found) ? toPlainTerms(found) : findTerms(found)
  if (termsByChunk.size >= maxRemembered) termsByChunk.clear()
  termsByChunk.set(found, terms)
  return terms
}

function toPlainTerms(word: string): readonly string[] {
  return word.length > maxTermLength || stopWords.has(word) ? [] : [stem(word)]
}

function findTerms(found: string): readonly string[] {
  const symbolic = /^([cf])(\+\+|#)$/iu.exec(found)
  if (symbolic) return [`${symbolic[1]?.toLowerCase()}${symbolic[2] === '#' ? 'sharp' : 'plusplus'}`]
  const parts = found.split(joint).flatMap((part) => part.split(camelBoundary))
  const terms = new Set(parts.flatMap(toPartTerms))
  if (parts.length > 1) for (const term of toPartTerms(parts.join(''))) terms.add(term)
  return [...terms]
}

function toPartTerms(part: string): string[] {
  const folded = foldLetters(part)
  if (segmentedScripts.test(folded)) return segment(folded)
  if (pairedScripts.test(folded)) return pair(folded)
  if (folded === '' || folded.length > maxTermLength || stopWords.has(folded)) return []
  return [plainWord.test(folded) ? stem(folded) : folded]
}

const ligatures: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Lower case without accents on Latin and Greek letters, ё as е, Arabic without vowel marks; other marks carry meaning and stay. */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase()
  if (plainWord.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}]\p{M}*)\p{M}/gu, '')
    .replace(/(?<=е)\u0308|[\u064B-\u0652\u0640]/gu, '')
    .replace(/[ßæœøłđðþı]/gu, (letter) => ligatures[letter] ?? letter)
    .replace(/['’]s$|['’]/gu, '')
    .normalize('NFC')
}

/** "日本料理" by 日本, 本料, 料理: any part of two signs finds it. Letters and digits in between are words. */
function pair(text: string): string[] {
  const terms: string[] = []
  for (const [run] of text.matchAll(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu,
  )) {
    const signs = [...run]
    if (!pairedScripts.test(run)) terms.push(...toPartTerms(run))
    else if (signs.length === 1) terms.push(run)
    else for (let index = 0; index + 1 < signs.length; index++) terms.push(`${signs[index]}${signs[index + 1]}`)
  }
  return terms
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

function segment(text: string): string[] {
  return [...segmenter.segment(text)]
    .filter(({ isWordLike, segment }) => isWordLike && segment.length <= maxTermLength)
    .map(({ segment }) => segment)
}
