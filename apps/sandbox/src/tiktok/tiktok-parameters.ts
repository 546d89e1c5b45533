import { z } from 'zod'
import { TiktokRefusal, tiktokCodes } from './tiktok-answer.ts'

/** A list, which this API expects as JSON in the query string: `country_codes=["US"]`. */
export function jsonList<Item extends z.ZodType<unknown, unknown>>(item: Item) {
  return z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'Not a valid list.' })
        return z.NEVER
      }
    })
    .pipe(z.array(item))
}

export const wholeNumber = z
  .string()
  .regex(/^\d{1,16}$/, 'Not a valid integer.')
  .transform(Number)
export const decimalNumber = z
  .string()
  .regex(/^\d{1,15}(\.\d+)?$/, 'Not a valid number.')
  .transform(Number)
/** Between 0 and 1. */
export const rate = decimalNumber.refine((value) => value <= 1, 'Must be between 0 and 1.')

/** Reads a query. Refuses it with code 40002 and the names of all invalid parameters. */
export function readParameters<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  const parsed = schema.safeParse(query, {
    error: (issue) =>
      issue.code === 'invalid_type' && issue.input === undefined ? 'Missing data for required field.' : undefined,
  })
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new TiktokRefusal(tiktokCodes.badParameter, problems.join('; '))
}
