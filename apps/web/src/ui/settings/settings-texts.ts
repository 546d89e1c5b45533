import { text } from '../../lib/language/text.ts'

/** Texts of the fields of settings. */
export const settingsTexts = {
  showPassword: text('Show password'),
  copied: text('Copied'),
  done: text('Done'),
} as const
