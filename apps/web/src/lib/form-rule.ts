import type { z } from 'zod'
import { translate } from './language/text.ts'

/** Converts a schema of the contract to a form rule, which returns the first problem of a value in the user's language, or null. */
export function toFormRule(schema: z.ZodType): (value: unknown) => string | null {
  return (value) => {
    const parsed = schema.safeParse(value)
    const message = parsed.success ? undefined : parsed.error.issues[0]?.message
    return message === undefined ? null : translate(message)
  }
}
