import { text } from '../../lib/language/text.ts'

/** Texts about the keys of lists. */
export const listKeyTexts = {
  open: text('Keyboard shortcuts'),
  next: text('Next creator'),
  previous: text('Previous creator'),
  select: text('Select or deselect the creator'),
  show: text('Open the creator'),
  ends: text('First and last creator'),
  search: text('Go to the search'),
  help: text('Show these keys'),
  hint: text('Arrow keys, Space and Enter always work in a list.'),
} as const
