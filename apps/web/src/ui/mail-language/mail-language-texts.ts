import { text } from '../../lib/language/text.ts'

/** Texts of the choice of a mail's language. */
export const mailLanguageTexts = {
  label: text('Language'),
  ofCreator: text('The creator’s language'),
} as const
