import { z } from 'zod'

// Schemas for answers in which any value may be missing or malformed: a malformed value counts as missing.

/** A text that is not empty. */
export const LenientText = z
  .string()
  .transform((text) => text.trim() || undefined)
  .optional()
  .catch(undefined)

/** A finite number, as a number or as text. */
export const LenientNumber = z
  .union([z.number(), z.string().regex(/^\s*-?\d+(?:\.\d+)?\s*$/)])
  .transform(Number)
  .pipe(z.number())
  .optional()
  .catch(undefined)

/** A non-negative number, rounded. */
export const LenientCount = LenientNumber.transform((value) =>
  value !== undefined && value >= 0 ? Math.round(value) : undefined,
)

/** An id in its exact digits. The wire's JSON parser returns numbers that JavaScript cannot represent as text. */
export const LenientId = z
  .union([z.string(), z.number().int().transform(String)])
  .pipe(z.string().regex(/^\d{1,30}$/))
  .optional()
  .catch(undefined)

export const LenientBoolean = z.boolean().optional().catch(undefined)

/** A time: Unix seconds, Unix milliseconds or an ISO 8601 date with any form of zone, UTC by default. */
export const LenientTime = z
  .union([LenientNumber.pipe(z.number()).transform(fromUnix), z.string().transform(fromIsoText)])
  .optional()
  .catch(undefined)
  .transform((time) => (time && Number.isFinite(time.getTime()) ? time : undefined))

/** Items of a list that match a schema; others are left out. */
export function lenientList<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) => entries.flatMap((entry) => parseOrSkip(item, entry)))
}

function parseOrSkip<Item extends z.ZodType>(item: Item, entry: unknown): z.output<Item>[] {
  const parsed = item.safeParse(entry)
  return parsed.success ? [parsed.data] : []
}

/**
 * Smallest number read as milliseconds. Unix seconds reach it in the year 5138; Unix milliseconds passed it in 1973.
 */
const leastMilliseconds = 1e11

function fromUnix(value: number): Date {
  return new Date(value < leastMilliseconds ? value * 1000 : value)
}

function fromIsoText(text: string): Date {
  const [, date, time, zone] = /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+)\s*(Z|[+-]\d\d:?\d\d)?)?$/.exec(text.trim()) ?? []
  if (!date) return new Date(Number.NaN)
  return new Date(`${date}T${time ?? '00:00:00'}${zone?.replace(/(\d\d):?(\d\d)$/, '$1:$2') ?? 'Z'}`)
}
