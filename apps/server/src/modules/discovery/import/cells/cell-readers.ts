import { type CreatorFieldType, CreatorRecord, creatorFields } from '@troupe/contract/creators'
import { type PlainMessageKey, schemaText } from '@troupe/contract/messages/message'
import type { z } from 'zod'
import { parseCountry } from '../../catalogue/parse-country.ts'
import { parseDate } from './cell-date.ts'
import { parseCount, parseDecimal, parseDollars, parseNumber, parsePercent } from './cell-number.ts'
import { parseLanguage } from './cell-place.ts'
import { toList, toText } from './cell-text.ts'

/** Fields that are read from a single cell. */
const ReadableField = CreatorRecord.keyof().exclude([
  'platform',
  'channel_id',
  'title',
  'handle',
  'url',
  'keywords',
  'content_categories',
  'price_source',
  'email_source',
])
export const readableFields = ReadableField.options
export type ReadableField = z.output<typeof ReadableField>

type Value<Field extends ReadableField> = NonNullable<CreatorRecord[Field]>

interface Reader<Field extends ReadableField> {
  /** Returns undefined if the text is not a valid value. */
  readonly read: (text: string) => Value<Field> | undefined
  /** Key of the reason why a cell is left out. */
  readonly expected: PlainMessageKey
}

const yes = /^(?:true|yes|y|1|x|✓|✔|☑|verified|是)$/i
const no = /^(?:false|no|n|0|✗|✘|not verified|unverified|否)$/i
const emailForm = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/
const descriptionLength = 10_000

/** Readers of fields that lists write in various forms. */
const readers: { readonly [Field in ReadableField]?: Reader<Field> } = {
  description: {
    read: (text) => text.slice(0, descriptionLength).toWellFormed(),
    expected: 'imports.not_a_text',
  },
  avatar: { read: parseAddress, expected: 'imports.not_an_address' },
  cover_image: { read: parseAddress, expected: 'imports.not_an_address' },
  engagement_rate: { read: parsePercent, expected: 'imports.not_a_percentage' },
  posting_frequency: { read: parseDecimal, expected: 'imports.not_a_frequency' },
  estimated_price: { read: parseDollars, expected: 'imports.not_an_amount' },
  region: { read: parseCountry, expected: 'imports.not_a_country' },
  language: { read: parseLanguage, expected: 'imports.not_a_language' },
  email: { read: parseEmail, expected: 'imports.not_an_email' },
}

const readersByType: Record<
  CreatorFieldType,
  { readonly read: (text: string) => unknown; readonly expected: PlainMessageKey }
> = {
  text: { read: (text) => text.toWellFormed(), expected: 'imports.not_such_a_text' },
  texts: { read: toList, expected: 'imports.not_a_list' },
  flag: { read: parseYesNo, expected: 'imports.not_a_yes_or_no' },
  count: { read: parseCount, expected: 'imports.not_a_count' },
  number: { read: parseNumber, expected: 'imports.not_a_number' },
  moment: { read: parseDate, expected: 'imports.not_a_date' },
}

const findReader = (field: ReadableField) => readers[field] ?? readersByType[creatorFields[field].type]

/** Returns the value of a cell for a field; undefined if the cell is empty or the field does not accept its value. */
export function readCell(field: ReadableField, cell: unknown): unknown {
  const text = toText(typeof cell === 'number' ? toPlainText(cell) : cell)
  return text === undefined ? undefined : CreatorRecord.shape[field].safeParse(findReader(field).read(text)).data
}

/** Explains why a non-empty cell was not understood. */
export function expectedIn(field: ReadableField): string {
  return schemaText(findReader(field).expected)
}

/** Converts a number from JSON to text. It is exact: digits after its point are never thousands. */
function toPlainText(value: number): string {
  const text = String(value)
  return Number.isInteger(value) || text.includes('e') ? text : `${text}e0`
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
