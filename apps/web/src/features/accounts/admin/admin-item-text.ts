import { text } from '../../../lib/language/text.ts'

/** In a file of its own, as the menu is on each page. */
export const adminItemText = text('Administration')
