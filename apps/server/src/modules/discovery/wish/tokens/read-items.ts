import type { Mark } from '../words/marks.ts'
import { chooseLexicons } from './choose-lexicons.ts'
import { correctTypos } from './correct-typos.ts'
import { findIn, type Lexicon } from './lexicon.ts'
import { markWords } from './mark-words.ts'
import { readDigits } from './read-digits.ts'
import { splitText, type TextToken } from './split-text.ts'
import type { WordTraits } from './word-traits.ts'

interface Place {
  readonly start: number
  readonly end: number
  /** Lower case without accents. */
  readonly text: string
  readonly raw: string
  readonly isGlued: boolean
  /** Whether a hyphen joins it to the item before. */
  readonly isHyphened: boolean
}

/** A part of a text with its meaning; `word`: no known meaning. */
export type Item = Place & WordTraits & (Mark | { readonly kind: 'quoted' | 'address' | 'break' })
export type ItemKind = Item['kind']

const signs: Readonly<Record<string, Mark>> = {
  '<': { kind: 'bound', bound: 'max' },
  '<=': { kind: 'bound', bound: 'max' },
  '≤': { kind: 'bound', bound: 'max' },
  '>': { kind: 'bound', bound: 'min' },
  '>=': { kind: 'bound', bound: 'min' },
  '≥': { kind: 'bound', bound: 'min' },
  '+': { kind: 'bound', bound: 'and' },
  '&': { kind: 'bound', bound: 'and' },
  '/': { kind: 'bound', bound: 'and' },
  '-': { kind: 'bound', bound: 'to' },
  '–': { kind: 'bound', bound: 'to' },
  '—': { kind: 'bound', bound: 'to' },
  '~': { kind: 'bound', bound: 'to' },
  '～': { kind: 'bound', bound: 'to' },
  '〜': { kind: 'bound', bound: 'to' },
  '%': { kind: 'percent' },
  $: { kind: 'currency', currency: 'USD' },
  us$: { kind: 'currency', currency: 'USD' },
  r$: { kind: 'currency', currency: 'BRL' },
  a$: { kind: 'currency', currency: 'AUD' },
  '€': { kind: 'currency', currency: 'EUR' },
  '£': { kind: 'currency', currency: 'GBP' },
  '¥': { kind: 'currency', currency: 'JPY' },
  '₹': { kind: 'currency', currency: 'INR' },
  '₩': { kind: 'currency', currency: 'KRW' },
  '₺': { kind: 'currency', currency: 'TRY' },
  '₽': { kind: 'currency', currency: 'RUB' },
  '₫': { kind: 'currency', currency: 'VND' },
}

/** Splits a text into items: phrases of its language or English, names, and other words. */
export function readItems(text: string): Item[] {
  const written = markWords(text, splitText(text))
  const lexicons = chooseLexicons(text, written)
  const tokens = lexicons[0]?.language === 'en' ? correctTypos(written) : written
  const items: Item[] = []
  for (let place = 0; place < tokens.length; ) {
    const { item, length } = readItem(text, tokens, place, lexicons)
    items.push(item)
    place += length
  }
  return items
}

function readItem(
  text: string,
  tokens: readonly TextToken[],
  place: number,
  lexicons: readonly Lexicon[],
): { item: Item; length: number } {
  const token = tokens[place]
  if (!token) throw new RangeError('No token stands there')
  const { start, isGlued, isHyphened } = token
  const make = (mark: Mark | { kind: 'quoted' | 'address' | 'break' }, length: number): Item => {
    const { end } = tokens[place + length - 1] ?? token
    const parts = tokens.slice(place, place + length)
    const words = parts.map((part) => part.text).join(' ')
    const raw = text.slice(start, end)
    return { ...mark, ...readTraits(lexicons, raw, words), start, end, text: words, raw, isGlued, isHyphened }
  }
  if (token.type === 'quoted' || token.type === 'address') return { item: make({ kind: token.type }, 1), length: 1 }
  const flag = readFlag(token.raw)
  if (flag) return { item: make({ kind: 'place', countries: [flag], form: 'country' }, 1), length: 1 }
  const found = findIn(lexicons, tokens, place)
  if (found && !isLetterOfNumber(tokens, place, found.mark))
    return { item: make(found.mark, found.length), length: found.length }
  if (token.type === 'number') return { item: make({ kind: 'number', value: readDigits(token.raw) }, 1), length: 1 }
  if (isDash(tokens, place)) return { item: make({ kind: 'break' }, 1), length: 1 }
  const sign = signs[token.raw.toLowerCase()]
  if (token.type === 'sign' && sign) return { item: make(sign, 1), length: 1 }
  return { item: make({ kind: token.type === 'break' ? 'break' : 'word' }, 1), length: 1 }
}

/** Reads the traits that a word has in any of these languages. */
function readTraits(lexicons: readonly Lexicon[], raw: string, text: string): WordTraits {
  return Object.assign({}, ...lexicons.map((lexicon) => lexicon.readTraits(raw, text)))
}

/** Whether a letter belongs to the number before it and is no function word: "D" in "3D" is no French "d'". */
function isLetterOfNumber(tokens: readonly TextToken[], place: number, { kind }: Mark): boolean {
  const [number, letter] = [tokens[place - 1], tokens[place]]
  const isLetter = letter?.isGlued === true && number?.type === 'number' && /^\p{Script=Latin}$/u.test(letter.raw)
  return isLetter && (kind === 'in' || kind === 'filler' || kind === 'bound')
}

/** Whether a dash separates clauses: between blanks, but not between two numbers. */
function isDash(tokens: readonly TextToken[], place: number): boolean {
  const [token, next] = [tokens[place], tokens[place + 1]]
  if (!token || !next || token.isGlued || next.isGlued || !/^[-–—]$/.test(token.raw)) return false
  const isAfterNumber = tokens.slice(Math.max(0, place - 2), place).some(({ type }) => type === 'number')
  return !(isAfterNumber && (next.type === 'number' || next.type === 'sign'))
}

const firstFlag = 0x1f1e6

/** Returns the country of a flag. */
function readFlag(raw: string): string | undefined {
  if (!/^\p{RI}{2}$/u.test(raw)) return undefined
  return [...raw].map((sign) => String.fromCharCode(65 + (sign.codePointAt(0) ?? firstFlag) - firstFlag)).join('')
}
