import { text } from '../../../../lib/language/text.ts'

/** Texts of the table of a creator's history, which the creator sees too. */
export const historyTableTexts = {
  day: text('Day'),
  unknown: text('not known'),
} as const
