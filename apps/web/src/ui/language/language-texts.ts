import { text } from '../../lib/language/text.ts'

/** Texts of the choice of language. */
export const languageTexts = {
  label: text('Language'),
  /** `name` is that of the present language. */
  choose: (name: string) => text('Language: {name}', { name }),
} as const
