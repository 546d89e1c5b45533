import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import { youtubeId } from '@troupe/contract/discover/channel-url'
import type { ImportColumn, ImportField } from '@troupe/contract/discover/creator-imports'
import { readableFields, readCell } from './cells/cell-readers.ts'
import { toText } from './cells/cell-text.ts'
import { findField, foldHeader } from './column-names.ts'
import type { SourceRow } from './reading/source-row.ts'

/** The columns of each field. If a field has several columns, the first non-empty value counts. */
export type ColumnPlan = ReadonlyMap<ImportField, readonly number[]>

export interface PlannedColumns {
  readonly plan: ColumnPlan
  /** By column; undefined: not used. */
  readonly fields: readonly (ImportField | undefined)[]
  /** Decisions based on the values, in sentences for the user. */
  readonly notes: readonly string[]
}

interface PlanInput {
  readonly columns: readonly string[]
  /** The first rows. */
  readonly sample: readonly SourceRow[]
  /** Explicit assignments from folded header to field; undefined leaves the column out. */
  readonly overrides: ReadonlyMap<string, ImportField | undefined>
  /** Explicit assignments of the columns in order, which tell columns of one header apart; null leaves a column out. */
  readonly chosen?: readonly ImportColumn[] | undefined
}

/**
 * Decides the field of each column by explicit assignment, else by its header. The values correct a header: a numeric
 * column without numbers is left out, and swapped handles and names are swapped back.
 */
export function planColumns({ columns, sample, overrides, chosen = [] }: PlanInput): PlannedColumns {
  const notes: string[] = []
  const choices = columns.map((column, index) => {
    const choice = chosen[index]
    return choice && foldHeader(choice.header) === foldHeader(column) ? choice : undefined
  })
  const stated = columns.map((column, index) => choices[index] !== undefined || overrides.has(foldHeader(column)))
  const fields = columns.map((column, index) => {
    const choice = choices[index]
    if (choice) return choice.field ?? undefined
    return stated[index] ? overrides.get(foldHeader(column)) : guessField(column, valuesOf(sample, index))
  })
  const values = columns.map((_, index) => valuesOf(sample, index))
  for (const [index, field] of fields.entries()) {
    if (!field || stated[index] || !holdsNothing(field, values[index] ?? [])) continue
    fields[index] = undefined
    notes.push(`Column "${name(columns, index)}" is not used: nothing in it reads as ${field}.`)
  }
  const swap = findHandleColumn(fields, values, stated)
  if (swap !== undefined) {
    for (const [index, field] of fields.entries()) if (field === 'handle' && !stated[index]) fields[index] = 'title'
    fields[swap] = 'handle'
    notes.push(`Column "${name(columns, swap)}" is read as the handle: its values look like handles.`)
  }
  return { plan: toPlan(fields), fields, notes }
}

/** The platform named by file name and headers, if exactly one. */
export function guessPlatform(fileName: string, columns: readonly string[]): Platform | undefined {
  const named = new Set<Platform>()
  for (const text of [fileName, ...columns].map(foldHeader)) {
    for (const platform of platforms) if (text.includes(platform)) named.add(platform)
    if (text.includes('youtuber')) named.add('youtube')
  }
  return named.size === 1 ? [...named][0] : undefined
}

const name = (columns: readonly string[], index: number) => (columns[index] ?? '').replace(/\s+/g, ' ').trim()

function valuesOf(sample: readonly SourceRow[], index: number): unknown[] {
  const rows = sample.filter((row) => row.unreadable === undefined)
  return rows.map((row) => row.cells[index]).filter((cell) => toText(cell) !== undefined || Array.isArray(cell))
}

/** An "id" column is the channel id only if its values look like one; in most lists it numbers the rows. */
function guessField(column: string, values: readonly unknown[]): ImportField | undefined {
  if (foldHeader(column) !== 'id') return findField(column)
  const isPlatformId = (value: unknown) => youtubeId.test(String(value)) || /^\d{10,20}$/.test(String(value))
  return values.length > 0 && values.every(isPlatformId) ? 'channel_id' : undefined
}

const enoughValues = 3

function holdsNothing(field: ImportField, values: readonly unknown[]): boolean {
  const readable = readableFields.find((candidate) => candidate === field)
  if (!readable || values.length < enoughValues) return false
  return values.every((value) => readCell(readable, value) === undefined)
}

/**
 * Detects swapped handles and names, since lists use headers such as "name" and "channel name" for either. A column
 * contains handles if practically all of its values could be handles and the other column's values could not,
 * regardless of the headers.
 */
function findHandleColumn(
  fields: readonly (ImportField | undefined)[],
  values: readonly unknown[][],
  stated: readonly boolean[],
): number | undefined {
  const rivals = fields
    .map((field, index) => ({ field, index, ...countOdd(values[index] ?? []), stated: stated[index] }))
    .filter(({ field }) => field === 'handle' || field === 'title')
  if (rivals.length < 2 || rivals.some((rival) => rival.stated)) return undefined
  const best = rivals.reduce((a, b) => (b.oddShare < a.oddShare ? b : a))
  if (best.field === 'handle' || best.oddShare > 0.02) return undefined
  const called = rivals.filter((rival) => rival.field === 'handle')
  const isProven = called.length > 0 ? called.every(isClearlyOdd(0.3)) : rivals.some(isClearlyOdd(0.1))
  return isProven ? best.index : undefined
}

const isClearlyOdd = (share: number) => (rival: { odd: number; oddShare: number }) =>
  rival.odd >= 2 && rival.oddShare >= share

function countOdd(values: readonly unknown[]): { odd: number; oddShare: number } {
  const odd = values.filter((value) => !/^@?[A-Za-z0-9._-]{1,30}$/.test(toText(value) ?? '')).length
  return { odd, oddShare: values.length === 0 ? 1 : odd / values.length }
}

function toPlan(fields: readonly (ImportField | undefined)[]): ColumnPlan {
  const plan = new Map<ImportField, number[]>()
  for (const [index, field] of fields.entries()) {
    if (field) plan.set(field, [...(plan.get(field) ?? []), index])
  }
  return plan
}
