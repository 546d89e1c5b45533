import { countries } from '@troupe/contract/catalogues/countries'
import { foldLetters } from '../../discovery/search/analysis/search-terms.ts'
import { countryGroups, englishCountryWords, otherCountryWords } from './country-words-data.ts'
import { compounds, phrases } from './phrases-data.ts'
import type { Mark, NumberToken, Token } from './tokens.ts'

const longestPhrase = 6
const longestHanPhrase = 7

const meanings = collectMeanings()
const codes: ReadonlySet<string> = new Set(countries.map(({ code }) => code))

/** Words after which "us" means the writer, not the country. */
const beforeOurselves: ReadonlySet<string> = new Set([
  ...[
    'show',
    'give',
    'find',
    'get',
    'send',
    'bring',
    'tell',
    'help',
    'let',
    'for',
    'to',
    'with',
    'about',
    'of',
    'like',
  ],
])

function collectMeanings(): ReadonlyMap<string, Mark | 'compound'> {
  const found = new Map<string, Mark | 'compound'>(compounds.map((text) => [text, 'compound']))
  const languages = ['en', 'de', 'es', 'fr', 'zh'].map(
    (language) => new Intl.DisplayNames(language, { type: 'region' }),
  )
  const add = (text: string, mark: Mark) => {
    const key = toKey(text)
    if (!found.has(key)) found.set(key, mark)
  }
  for (const [mark, texts] of phrases) for (const text of texts) add(text, mark)
  for (const { code, name } of countries) {
    const words = [name, ...(englishCountryWords[code] ?? []), ...(otherCountryWords[code] ?? [])]
    const translated = languages.map((names) => names.of(code) ?? name)
    for (const text of [...words, ...translated]) add(text, { kind: 'country', codes: [code] })
  }
  for (const [names, group] of Object.entries(countryGroups)) {
    for (const text of names.split('|')) add(text, { kind: 'country', codes: group })
  }
  return found
}

function toKey(text: string): string {
  return text
    .split(/[\s\-.()]+/u)
    .map(foldLetters)
    .filter(Boolean)
    .join(' ')
}

interface Word {
  readonly raw: string
  readonly text: string
}

/** Splits a message into tokens in linear time. */
export function readTokens(message: string): Token[] {
  const tokens: Token[] = []
  let words: Word[] = []
  const endWords = () => {
    tokens.push(...readWords(words, isShouted))
    words = []
  }
  const isShouted = !/\p{Ll}/u.test(message) && /\p{Lu}{4}/u.test(message)
  for (const { groups = {} } of message.matchAll(parts)) {
    const { digits, han, word, sign } = groups
    if (word !== undefined) {
      words.push(...toWordList(word))
      continue
    }
    endWords()
    if (digits !== undefined) tokens.push(toNumber(digits, groups))
    else if (han !== undefined) tokens.push(...readHan(han))
    else if (sign !== undefined) tokens.push(signs[sign] ?? { kind: 'break' })
  }
  endWords()
  return tokens
}

/** Elided French articles: "l'Allemagne". */
const frenchArticle = /^[ld]['’](?=\p{L}{3})/iu

const toWordList = (text: string): Word[] =>
  text
    .split(/[-.]/)
    .filter((raw) => raw !== '')
    .map((raw) => ({ raw, text: foldLetters(raw.replace(frenchArticle, '').replace(/['’]/g, '')) }))

const letter = '(?:(?!\\p{Script=Han})[\\p{L}\\p{M}])'
const parts = new RegExp(
  [
    `(?<before>(?:us\\$|[$€£]|\\b(?:usd|eur)\\b)\\s?)?(?<digits>\\d{1,3}(?:[., ’']\\d{3})+(?!\\d)|\\d{1,15}(?:[.,]\\d{1,3}(?!\\d))?)`,
    `(?:\\s?(?<unit>k|m|mn|mio|tsd|tausend|thousand|mil|mille|millions?|millionen|millones|millon|w)(?!${letter})|\\s?(?<hanUnit>百万|万|千))?`,
    `(?<percent>\\s?(?:%|％|(?:percent|per cent|pct|prozent|por ciento|pour cent)(?!${letter})))?`,
    `(?<after>\\s?(?:[$€£]|(?:usd|us dollars?|dollars?|dolares|bucks|euros?|eur)(?!${letter})|美元))?(?<plus>\\+)?`,
    `|(?<han>\\p{Script=Han}+)`,
    `|(?<word>${letter}(?:${letter}|\\d|['’](?=${letter})|[-.](?=${letter}{2})|(?<=\\b\\p{Lu})\\.)*)`,
    `|(?<sign>[<>≤≥]=?|[~&+–—-]|[,;:.!?\\n，。、；！？/|])`,
  ].join(''),
  'giu',
)

const signs: Readonly<Record<string, Token>> = {
  '<': { kind: 'bound', bound: 'max', text: '<' },
  '<=': { kind: 'bound', bound: 'max', text: '<=' },
  '≤': { kind: 'bound', bound: 'max', text: '≤' },
  '>': { kind: 'bound', bound: 'min', text: '>' },
  '>=': { kind: 'bound', bound: 'min', text: '>=' },
  '≥': { kind: 'bound', bound: 'min', text: '≥' },
  '~': { kind: 'bound', bound: 'around', text: '~' },
  '-': { kind: 'bound', bound: 'to', text: '-' },
  '–': { kind: 'bound', bound: 'to', text: '–' },
  '—': { kind: 'bound', bound: 'to', text: '—' },
  '&': { kind: 'and', text: '&' },
  '+': { kind: 'and', text: '+' },
  '/': { kind: 'and', text: '/' },
  '、': { kind: 'and', text: '、' },
}

const factors: Readonly<Record<string, number>> = {
  k: 1e3,
  t: 1e3,
  mil: 1e3,
  mille: 1e3,
  千: 1e3,
  万: 1e4,
  w: 1e4,
  m: 1e6,
  百万: 1e6,
}

function toNumber(digits: string, groups: Readonly<Record<string, string | undefined>>): NumberToken {
  const unit = (groups.unit ?? groups.hanUnit ?? '').toLowerCase()
  const factor = factors[unit] ?? factors[unit.charAt(0)] ?? 1
  const isGrouped = /^\d{1,3}(?:[., ’']\d{3})+$/.test(digits) && groups.percent === undefined
  const value = isGrouped ? Number(digits.replace(/\D/g, '')) : Number(digits.replace(',', '.'))
  const quantity = groups.percent ? 'engagement' : groups.before || groups.after ? 'price' : undefined
  return { kind: 'number', value: value * factor, factor, quantity, isOpen: groups.plus !== undefined }
}

/**
 * Reads words as phrases, longest first. Country codes count only in capitals, and not in a message that is all in
 * capitals.
 */
function readWords(words: readonly Word[], isShouted: boolean): Token[] {
  const tokens: Token[] = []
  for (let index = 0; index < words.length; ) {
    const length = findPhraseLength(words, index)
    const text = words
      .slice(index, index + Math.max(length, 1))
      .map((word) => word.text)
      .join(' ')
    tokens.push(length > 1 ? toToken(text) : readWord(words, index, isShouted))
    index += Math.max(length, 1)
  }
  return tokens
}

function findPhraseLength(words: readonly Word[], start: number): number {
  for (let length = Math.min(longestPhrase, words.length - start); length > 0; length--) {
    const text = words
      .slice(start, start + length)
      .map((word) => word.text)
      .join(' ')
    if (meanings.has(text)) return length
  }
  return 0
}

function readWord(words: readonly Word[], index: number, isShouted: boolean): Token {
  const { raw, text } = words[index] ?? { raw: '', text: '' }
  const code = raw.toUpperCase()
  if (text === 'us' && (raw === 'US' || !beforeOurselves.has(words[index - 1]?.text ?? ''))) {
    return { kind: 'country', codes: ['US'], text }
  }
  if (text === 'us') return { kind: 'filler', text }
  if (raw === 'Polish') return { kind: 'country', codes: ['PL'], text }
  if (!isShouted && raw === code && codes.has(code)) return { kind: 'country', codes: [code], text }
  return toToken(text)
}

function toToken(text: string): Token {
  const mark = meanings.get(text)
  return mark === undefined || mark === 'compound' ? { kind: 'word', text } : { ...mark, text }
}

/** Reads Chinese, which has no blanks, by the longest phrase at each character. */
function readHan(text: string): Token[] {
  const all = [...text]
  const tokens: Token[] = []
  for (let index = 0; index < all.length; ) {
    let length = Math.min(longestHanPhrase, all.length - index)
    while (length > 1 && !meanings.has(all.slice(index, index + length).join(''))) length--
    tokens.push(toToken(all.slice(index, index + length).join('')))
    index += length
  }
  return tokens
}
