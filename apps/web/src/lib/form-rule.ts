import type { z } from 'zod'

/** Converts a schema of the contract to a form rule, which returns the first problem of a value, or null. */
export function toFormRule(schema: z.ZodType): (value: unknown) => string | null {
  return (value) => {
    const parsed = schema.safeParse(value)
    return parsed.success ? null : (parsed.error.issues[0]?.message ?? null)
  }
}
