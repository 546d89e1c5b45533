import { z } from 'zod'

// Shapes for answers that may lack anything or hold anything: what is not of the shape is taken for missing.

/** A text that is not empty. */
export const LenientText = z
  .string()
  .transform((text) => text.trim() || undefined)
  .optional()
  .catch(undefined)

/** A finite number, sent as one or as text. */
export const LenientNumber = z
  .union([z.number(), z.string().regex(/^\s*-?\d+(?:\.\d+)?\s*$/)])
  .transform(Number)
  .pipe(z.number())
  .optional()
  .catch(undefined)

/** A whole number from 0 on. */
export const LenientCount = LenientNumber.transform((value) =>
  value !== undefined && value >= 0 ? Math.round(value) : undefined,
)

/** An id in its exact digits; the wire's reader gives numbers that JavaScript cannot hold as text. */
export const LenientId = z
  .union([z.string(), z.number().int().transform(String)])
  .pipe(z.string().regex(/^\d{1,30}$/))
  .optional()
  .catch(undefined)

export const LenientBoolean = z.boolean().optional().catch(undefined)

/** A moment: Unix seconds, Unix milliseconds, or a date in words of ISO 8601, with any form of zone; without one it is UTC. */
export const LenientTime = z
  .union([LenientNumber.pipe(z.number()).transform(fromUnix), z.string().transform(fromIsoText)])
  .optional()
  .catch(undefined)
  .transform((time) => (time && Number.isFinite(time.getTime()) ? time : undefined))

/** Items of a list that match a shape; a bad item does not spoil the others. */
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

/** Unix seconds reach this number in the year 5138; Unix milliseconds passed it in 1973. */
const leastMilliseconds = 1e11

function fromUnix(value: number): Date {
  return new Date(value < leastMilliseconds ? value * 1000 : value)
}

function fromIsoText(text: string): Date {
  const [, date, time, zone] = /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+)\s*(Z|[+-]\d\d:?\d\d)?)?$/.exec(text.trim()) ?? []
  if (!date) return new Date(Number.NaN)
  return new Date(`${date}T${time ?? '00:00:00'}${zone?.replace(/(\d\d):?(\d\d)$/, '$1:$2') ?? 'Z'}`)
}
