import { text } from '../../lib/language/text.ts'

/** Texts about merge fields. */
export const mergeFieldTexts = {
  /** An own column of a collection, as a merge field. The name stands at the end or the beginning, as it is. */
  column: (name: string) => text('Column: {name}', { name }),
} as const
