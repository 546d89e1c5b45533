import { text } from '../../../lib/language/text.ts'

/** Texts of the choice of language. */
export const languageTexts = {
  label: text('Language'),
} as const
