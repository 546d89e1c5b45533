import { youtubeId } from '@troupe/contract/channel-url'
import type { Platform } from '@troupe/contract/platforms'
import { readableFields, readCell } from './cell-readers.ts'
import { toText } from './cell-text.ts'
import { findField, foldHeader, type ImportField } from './column-names.ts'
import type { SourceRow } from './source-row.ts'

/** Which columns of a list hold which field, by position; several may hold the same, and the first that says something wins. */
export type ColumnPlan = ReadonlyMap<ImportField, readonly number[]>

export interface PlannedColumns {
  readonly plan: ColumnPlan
  /** The field of each column, in order; undefined: not used. */
  readonly fields: readonly (ImportField | undefined)[]
  /** What was decided by looking at the values, in sentences for the person. */
  readonly notes: readonly string[]
}

interface PlanInput {
  readonly columns: readonly string[]
  /** The first rows, to look at. */
  readonly sample: readonly SourceRow[]
  /** What the person said: folded header to field, or undefined for a column to leave out. */
  readonly overrides: ReadonlyMap<string, ImportField | undefined>
}

/**
 * Decides what each column means: what the person said, else by its header, corrected by the values where those prove the
 * header wrong: a column of numbers without a number is left out, and handles and names that were swapped are swapped back.
 */
export function planColumns({ columns, sample, overrides }: PlanInput): PlannedColumns {
  const notes: string[] = []
  const stated = columns.map((column) => overrides.has(foldHeader(column)))
  const fields = columns.map((column, index) =>
    stated[index] ? overrides.get(foldHeader(column)) : guessField(column, valuesOf(sample, index)),
  )
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

/** The platform that file name and headers name, where they name exactly one. */
export function guessPlatform(fileName: string, columns: readonly string[]): Platform | undefined {
  const named = new Set<Platform>()
  for (const text of [fileName, ...columns].map(foldHeader)) {
    for (const platform of ['youtube', 'instagram', 'tiktok'] as const) if (text.includes(platform)) named.add(platform)
    if (text.includes('youtuber')) named.add('youtube')
  }
  return named.size === 1 ? [...named][0] : undefined
}

const name = (columns: readonly string[], index: number) => (columns[index] ?? '').replace(/\s+/g, ' ').trim()

function valuesOf(sample: readonly SourceRow[], index: number): unknown[] {
  const rows = sample.filter((row) => row.unreadable === undefined)
  return rows.map((row) => row.cells[index]).filter((cell) => toText(cell) !== undefined || Array.isArray(cell))
}

/** "id" is the platform's only if it looks so: in most lists it numbers the rows. */
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
 * Lists keep handles under "name" and names under "... name", and change their mind from month to month. A column is that
 * of handles when practically all of its values could be handles and those of a rival, which the header may even call the
 * handle, could not.
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
