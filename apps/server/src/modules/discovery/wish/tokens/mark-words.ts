import type { Mark } from '../words/marks.ts'
import type { TextToken } from './split-text.ts'

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Marks the characters of Chinese and Japanese, each of which is a token, that are not the first of their word. */
export function markWords(text: string, tokens: readonly TextToken[]): readonly TextToken[] {
  if (!unspaced.test(text)) return tokens
  const starts = new Set([...segmenter.segment(text)].map(({ index }) => index))
  return tokens.map((token) => {
    const isInWord = token.isGlued && !starts.has(token.start) && unspaced.test(token.raw)
    return isInWord ? { ...token, isInWord } : token
  })
}

/** Meanings that characters have only as words: 数 in 数码 is no "number of", 非 in 非洲 no negation. */
const ofWords = new Set<Mark['kind']>([
  'filler',
  'want',
  'like',
  'not',
  'in',
  'only',
  'turn',
  'bound',
  'number',
  'times',
  'people',
])

const numeral = /^[零一二三四五六七八九十百千万萬亿億两兩半数\p{N}个位名条次回本人]+$/u

/**
 * Whether a phrase is only a part of a word, and so without its meaning: its one character is in a longer word, or its
 * last begins one, as 的人 before 像 (portrait). Numbers of several characters keep their meaning.
 */
export function isPartOfWord(tokens: readonly TextToken[], start: number, end: number, kind: Mark['kind']): boolean {
  if (!ofWords.has(kind)) return false
  const isContinued = tokens[end]?.isInWord === true && !tokens[end - 1]?.isInWord
  if (end > start + 1) return isContinued
  if (!(isContinued || tokens[start]?.isInWord) || isParticle(tokens, start)) return false
  return !numeral.test(getWord(tokens, start))
}

/**
 * Whether a character is 的, the polite お before a noun, the 系 (kind of) behind one or the 过 of a verb, which the
 * segmenter joins with words.
 */
function isParticle(tokens: readonly TextToken[], place: number): boolean {
  const { raw = '', isInWord } = tokens[place] ?? {}
  const next = tokens[place + 1]
  if (['系', '过', '過', '了'].includes(raw)) return isInWord === true && !next?.isInWord
  return raw === '的' || (['お', 'ご'].includes(raw) && !isInWord && /^\p{Script=Han}/u.test(next?.raw ?? ''))
}

/** Longer words, such as runs of one sign, need no more characters to tell that they are no number. */
const longestWord = 12

function getWord(tokens: readonly TextToken[], place: number): string {
  let [first, end] = [place, place + 1]
  while (tokens[first]?.isInWord && place - first < longestWord) first--
  while (tokens[end]?.isInWord && end - place < longestWord) end++
  return tokens
    .slice(first, end)
    .map(({ raw }) => raw)
    .join('')
}
