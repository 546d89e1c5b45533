import { text } from '../../lib/language/text.ts'

/** Texts of the dialog that explains the keys of a screen. */
export const keyTexts = {
  open: text('Keyboard shortcuts'),
  close: text('Close'),
  or: text('or'),
  use: text('Use the letters and signs as shortcuts'),
} as const
