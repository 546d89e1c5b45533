import { countries } from '@troupe/contract/catalogues/countries'
import { countryCodes } from '../../catalogue/parse-country.ts'
import { english } from '../words/english-data.ts'
import { splitText, type TextToken } from './split-text.ts'

/** Words about limits that are corrected; misspelt, they would be read as the topic. */
const mended =
  'with under below minimum maximum between followers follower subscribers subscriber influencers influencer creators creator accounts channels youtubers youtuber tiktokers tiktoker youtube tiktok instagram engagement verified email emails'

const minLength = 4
/** Minimum length of country names; shorter ones are one letter away from other words ("Chile", "child"). */
const minCountryLength = 6
/** Real words that are one edit away from a corrected word. */
const others: ReadonlySet<string> = new Set(
  'chanel chanels columbia subscribe franc francs trance bellow belo'.split(' '),
)

const toWordList = (texts: readonly string[]) =>
  texts.flatMap((text) => splitText(text)).flatMap(({ type, text }) => (type === 'word' ? text : []))
const names = countries.map(({ name }) => name)
const displayNames = new Intl.DisplayNames(['en'], { type: 'region' })
const allNames = countryCodes.flatMap((code) => displayNames.of(code) ?? [])
const known = new Set(
  toWordList(
    [english.phrases, english.countries, english.adjectives, english.languages]
      .flatMap((table) => Object.values(table))
      .concat(names, allNames),
  ),
)
const targets = new Set([...mended.split(' '), ...toWordList(names).filter((word) => word.length >= minCountryLength)])
const byLength = Map.groupBy(targets, (word) => word.length)

/**
 * Corrects English words about limits with one letter wrong, missing or added, or two letters swapped (Damerau 1964):
 * "folowers", "undr".
 */
export function correctTypos(tokens: readonly TextToken[]): TextToken[] {
  return tokens.map((token) => (token.type === 'word' ? { ...token, text: mend(token.text) } : token))
}

function mend(word: string): string {
  if (word.length < minLength || known.has(word) || others.has(word) || !/^[a-z]+$/.test(word)) return word
  const near = [-1, 0, 1]
    .flatMap((more) => byLength.get(word.length + more) ?? [])
    .filter((target) => isNear(word, target))
  return near.length === 1 ? (near[0] ?? word) : word
}

/** Whether two words with the same first letter are one edit apart; with four letters, only swapped ones count. */
function isNear(word: string, target: string): boolean {
  if (word[0] !== target[0]) return false
  let start = 0
  while (start < word.length && word[start] === target[start]) start++
  const isExchanged =
    word.length === target.length &&
    word[start] === target[start + 1] &&
    word[start + 1] === target[start] &&
    word.slice(start + 2) === target.slice(start + 2)
  if (isExchanged || target.length < 5) return isExchanged
  if (word.length === target.length) return word.slice(start + 1) === target.slice(start + 1)
  return word.length > target.length
    ? word.slice(start + 1) === target.slice(start)
    : word.slice(start) === target.slice(start + 1)
}
