import type { CreatorRecord } from '@troupe/contract/creators'
import { parseCountry } from '../parse-country.ts'
import { parseDate } from './cell-date.ts'
import { parseCount, parseDecimal, parseDollars, parseNumber, parsePercent } from './cell-number.ts'
import { parseLanguage } from './cell-place.ts'
import { toText } from './cell-text.ts'

/** The fields that are read from one cell alone. */
export const readableFields = [
  'description',
  'avatar',
  'cover_image',
  'verified',
  'subscribers',
  'videos_count',
  'average_views',
  'average_likes',
  'engagement_rate',
  'posting_frequency',
  'estimated_price',
  'region',
  'language',
  'email',
  'last_posted_at',
  'fetched_at',
] as const satisfies readonly (keyof CreatorRecord)[]
export type ReadableField = (typeof readableFields)[number]

type Value<Field extends ReadableField> = NonNullable<CreatorRecord[Field]>

interface Reader<Field extends ReadableField> {
  /** Undefined: this is no such thing. */
  readonly read: (text: string) => Value<Field> | undefined
  /** Completes "... is left out:". */
  readonly expected: string
}

const yes = /^(?:true|yes|y|1|x|✓|✔|☑|verified|是)$/i
const no = /^(?:false|no|n|0|✗|✘|not verified|unverified|否)$/i
const emailForm = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/
const descriptionLength = 10_000

const readers: { readonly [Field in ReadableField]: Reader<Field> } = {
  description: {
    read: (text) => text.slice(0, descriptionLength).toWellFormed(),
    expected: 'not a text',
  },
  avatar: { read: parseAddress, expected: 'not a web address' },
  cover_image: { read: parseAddress, expected: 'not a web address' },
  verified: { read: parseYesNo, expected: 'not a yes or no' },
  subscribers: { read: parseCount, expected: 'not a count' },
  videos_count: { read: parseCount, expected: 'not a count' },
  average_views: { read: inRange(parseNumber, 1e15), expected: 'not a number' },
  average_likes: { read: inRange(parseNumber, 1e15), expected: 'not a number' },
  engagement_rate: { read: inRange(parsePercent, 100), expected: 'not a percentage from 0 to 100' },
  posting_frequency: { read: inRange(parseDecimal, 10_000), expected: 'not a number of posts a week' },
  estimated_price: { read: inRange(parseDollars, 1e9), expected: 'not an amount of US dollars' },
  region: { read: parseCountry, expected: 'not a country' },
  language: { read: parseLanguage, expected: 'not a language' },
  email: { read: parseEmail, expected: 'not an e-mail address' },
  last_posted_at: { read: parseDate, expected: 'not a date, or one that can be two' },
  fetched_at: { read: parseDate, expected: 'not a date, or one that can be two' },
}

/** What a cell says of a field; undefined when it says nothing, or nothing that can be read. */
export function readCell<Field extends ReadableField>(field: Field, cell: unknown): Value<Field> | undefined {
  const text = toText(typeof cell === 'number' ? toPlainText(cell) : cell)
  return text === undefined ? undefined : readers[field].read(text)
}

/** Why a cell that says something was not understood. */
export function expectedIn(field: ReadableField): string {
  return readers[field].expected
}

/** A number from JSON is exact: digits behind its point are never groups of thousands. */
function toPlainText(value: number): string {
  const text = String(value)
  return Number.isInteger(value) || text.includes('e') ? text : `${text}e0`
}

function inRange(parse: (text: string) => number | undefined, max: number) {
  return (text: string) => {
    const value = parse(text)
    return value !== undefined && value >= 0 && value <= max ? value : undefined
  }
}

function parseYesNo(text: string): boolean | undefined {
  if (yes.test(text)) return true
  return no.test(text) ? false : undefined
}

function parseAddress(text: string): string | undefined {
  return /^https?:\/\//i.test(text) && text.length <= 2000 && URL.canParse(text) ? text : undefined
}

function parseEmail(text: string): string | undefined {
  const address = text.replace(/^mailto:/i, '').replace(/^.*<([^<>]+)>$/, '$1')
  const first = address.split(/[\s,;]+/)[0] ?? ''
  return first.length <= 254 && emailForm.test(first) ? first.toLowerCase() : undefined
}
