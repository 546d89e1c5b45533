import { z } from 'zod'

/** A range that includes both ends. */
export const Range = z.object({ min: z.number().min(0), max: z.number().min(0) }).refine(({ min, max }) => min <= max)
export type Range = z.output<typeof Range>

/** A range while it is typed: fields may be blank or invalid. */
export interface RangeDraft {
  min: number | string
  max: number | string
}

export type RangeEnd = keyof RangeDraft

/**
 * Returns the typed range as the specification reads it: a blank or invalid minimum is the lowest (0), a blank or
 * invalid maximum the highest. Ends outside the limits are clamped. Ends never cross: the one edited last stops at the
 * other.
 */
export function settleRange(draft: RangeDraft, limits: Range, edited: RangeEnd = 'min'): Range {
  const min = clamp(readNumber(draft.min) ?? limits.min, limits)
  const max = clamp(readNumber(draft.max) ?? limits.max, limits)
  if (min <= max) return { min, max }
  return edited === 'min' ? { min: max, max } : { min, max: min }
}

/** Whether a range excludes anything within the limits. */
export function isLimited({ min, max }: Range, limits: Range): boolean {
  return min > limits.min || max < limits.max
}

function readNumber(value: number | string): number | undefined {
  const number = typeof value === 'number' ? value : Number.parseFloat(value)
  return Number.isFinite(number) ? number : undefined
}

function clamp(value: number, { min, max }: Range): number {
  return Math.min(Math.max(value, min), max)
}
