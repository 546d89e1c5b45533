import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import { CreatorRecord } from '@troupe/contract/creators'
import type { ImportField } from '@troupe/contract/discover/creator-imports'
import { schemaText } from '@troupe/contract/messages/message'
import { parseCategory } from './cells/cell-category.ts'
import { expectedIn, type ReadableField, readableFields, readCell } from './cells/cell-readers.ts'
import { toList, toText } from './cells/cell-text.ts'
import type { ColumnPlan } from './column-plan.ts'
import { type CreatorIdentity, type IdentityProblem, identify, type NamingCells } from './creator-identity.ts'
import { type RowProblem, type SourceRow, shorten } from './reading/source-row.ts'

/** A creator from a list. */
export interface ImportedCreator {
  readonly record: CreatorRecord
  /** Names that the list lacks, filled from another field. */
  readonly assumed: CreatorIdentity['assumed']
}

export type RowResult =
  | { readonly creator: ImportedCreator; readonly warnings: readonly RowProblem[] }
  | { readonly creator: undefined; readonly refusal: RowProblem }

export interface RowContext {
  readonly columns: readonly string[]
  readonly plan: ColumnPlan
  /** Platform of rows that do not state one. */
  readonly platform: Platform | undefined
}

const maxKeywords = 100
const maxKeywordLength = 100

/**
 * Converts a row to a creator. Refuses a row only if it does not identify a creator; other unreadable cells are left
 * out with a warning.
 */
export function toCreator(row: SourceRow, context: RowContext): RowResult {
  if (row.unreadable) return refuse(row, '', row.cells[0], row.unreadable)
  const naming = readNaming(row, context.plan)
  const result = identify(naming, context.platform)
  if (!result.identity) {
    const { field, value, reason } = result.refusal
    return refuse(row, columnNamed(field, context), value === '' ? row.cells.filter(toText) : value, reason)
  }
  const { identity } = result
  const warnings = result.problems.map(({ field, value, reason }) =>
    problem(row, columnNamed(field, context), value, reason),
  )
  const record = {
    platform: identity.platform,
    channel_id: identity.channelId,
    title: identity.title,
    handle: identity.handle,
    ...(identity.url === undefined ? {} : { url: identity.url }),
    ...readFields(row, context, warnings),
    ...readLabels(row, context.plan),
  }
  const parsed = CreatorRecord.safeParse(record)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return refuse(
      row,
      String(issue?.path[0] ?? ''),
      record.title,
      issue?.message ?? schemaText('imports.not_a_creator'),
    )
  }
  if (hasBrokenLetters(parsed.data)) {
    warnings.push(problem(row, '', record.title, schemaText('imports.broken_letters')))
  }
  return { creator: { record: parsed.data, assumed: identity.assumed }, warnings }
}

const namingFields: Record<IdentityProblem['field'], ImportField> = {
  platform: 'platform',
  channelId: 'channel_id',
  title: 'title',
  handle: 'handle',
  url: 'url',
}

function readNaming(row: SourceRow, plan: ColumnPlan): NamingCells {
  const cellsOf = (field: ImportField) => (plan.get(field) ?? []).map((index) => row.cells[index])
  return {
    platform: cellsOf('platform'),
    channelId: cellsOf('channel_id'),
    title: cellsOf('title'),
    handle: cellsOf('handle'),
    url: cellsOf('url'),
  }
}

/** Values of a row's cells; `CreatorRecord` then validates the whole record. */
type FieldValues = Partial<Record<ReadableField, unknown>>

function readFields(row: SourceRow, context: RowContext, warnings: RowProblem[]): FieldValues {
  const values: FieldValues = {}
  for (const field of readableFields) readField(field, row, context, warnings, values)
  if (values.engagement_rate === undefined) {
    const fraction = readFraction(row, context, warnings)
    if (fraction !== undefined) values.engagement_rate = fraction
  }
  if (values.email === undefined && typeof values.description === 'string') {
    const email = findEmail(values.description)
    if (email !== undefined) values.email = email
  }
  return values
}

/** Reads the first valid value among the field's columns; if there is none, adds a warning. */
function readField(
  field: ReadableField,
  row: SourceRow,
  context: RowContext,
  warnings: RowProblem[],
  values: FieldValues,
): void {
  let unread: RowProblem | undefined
  for (const index of context.plan.get(field) ?? []) {
    const cell = row.cells[index]
    const value = readCell(field, cell)
    if (value !== undefined) {
      values[field] = value
      return
    }
    if (toText(cell) !== undefined) {
      unread ??= problem(row, context.columns[index] ?? '', cell, expectedIn(field))
    }
  }
  if (unread) warnings.push(unread)
}

function readFraction(row: SourceRow, context: RowContext, warnings: RowProblem[]): number | undefined {
  for (const index of context.plan.get('engagement_fraction') ?? []) {
    const cell = row.cells[index]
    if (toText(cell) === undefined) continue
    const fraction = readCell('engagement_rate', cell)
    // Rounds to twelve digits, more than a list contains: 0.034 * 100 would be 3.4000000000000004.
    if (typeof fraction === 'number' && fraction <= 1) return Number((fraction * 100).toPrecision(12))
    warnings.push(problem(row, context.columns[index] ?? '', cell, schemaText('imports.not_a_fraction')))
  }
  return undefined
}

/** Reads categories that the catalogue has, and keeps all other words as keywords. */
function readLabels(row: SourceRow, plan: ColumnPlan): Pick<CreatorRecord, 'content_categories' | 'keywords'> {
  const categories = new Set<CategoryId>()
  const keywords = new Set<string>()
  const listsOf = (field: ImportField) => (plan.get(field) ?? []).map((index) => row.cells[index])
  for (const cell of listsOf('content_categories')) {
    for (const word of toCategoryWords(cell)) {
      const ids = parseCategory(word)
      for (const id of ids) categories.add(id)
      if (ids.length === 0) addKeyword(keywords, word)
    }
  }
  for (const cell of listsOf('keywords')) for (const word of toList(cell)) addKeyword(keywords, word)
  return {
    ...(categories.size > 0 ? { content_categories: [...categories] } : {}),
    ...(keywords.size > 0 ? { keywords: [...keywords].slice(0, maxKeywords) } : {}),
  }
}

/**
 * "Music, Dance" are two categories, but "Home, Garden & Tools" may be one: the whole text is tried before its parts.
 */
function toCategoryWords(cell: unknown): string[] {
  const text = toText(cell)
  return text !== undefined && parseCategory(text).length > 0 ? [text] : toList(cell)
}

function addKeyword(keywords: Set<string>, word: string): void {
  const keyword = word
    .replace(/[\s_]+/g, ' ')
    .slice(0, maxKeywordLength)
    .toWellFormed()
    .trim()
  if (keyword !== '') keywords.add(keyword)
}

const emailInText = /[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}\b/

/** Finds an address that a creator shows publicly in the description. */
function findEmail(description: string): string | undefined {
  return description.includes('@') ? emailInText.exec(description)?.[0].toLowerCase() : undefined
}

/** Whether a text contains the replacement character, or its three UTF-8 bytes read as Latin-1. */
function hasBrokenLetters({ title, description }: CreatorRecord): boolean {
  return [title, description ?? ''].some((text) => text.includes('\uFFFD') || text.includes('ï¿½'))
}

function columnNamed(field: IdentityProblem['field'], { columns, plan }: RowContext): string {
  return columns[plan.get(namingFields[field])?.[0] ?? -1] ?? ''
}

function problem({ line }: SourceRow, column: string, value: unknown, reason: string): RowProblem {
  return { line, column: column.replace(/\s+/g, ' ').trim(), value: shorten(value), reason }
}

function refuse(row: SourceRow, column: string, value: unknown, reason: string): RowResult {
  return { creator: undefined, refusal: problem(row, column, value, reason) }
}
