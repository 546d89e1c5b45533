import { text } from '../lib/language/text.ts'

/** Texts shared by dialogs of several screens. */
export const dialogTexts = {
  cancel: text('Cancel'),
  close: text('Close'),
} as const
