import type { z } from 'zod'

/** A form rule made from a schema of the contract: the first thing wrong with a value, or null. */
export function toFormRule(schema: z.ZodType): (value: unknown) => string | null {
  return (value) => {
    const parsed = schema.safeParse(value)
    return parsed.success ? null : (parsed.error.issues[0]?.message ?? null)
  }
}
