import { text } from '../../../../lib/language/text.ts'

/** Texts about choosing a later time. */
export const laterTexts = {
  tomorrow: text('Tomorrow'),
  monday: text('Next Monday'),
  week: text('In a week'),
  choose: text('Day and time'),
  set: text('Choose this time'),
  past: text('This time is over.'),
  far: text('Choose a date within a year.'),
} as const
