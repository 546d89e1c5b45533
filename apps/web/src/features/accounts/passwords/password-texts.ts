import { text } from '../../../lib/language/text.ts'

/** Texts of the fields of a new password. */
export const passwordTexts = {
  confirmPassword: text('Confirm password'),
  /** Before the strength, for screen readers. */
  strength: text('Password strength'),
  strengths: { weak: text('Weak'), medium: text('Medium'), strong: text('Strong') },
  commonPassword: text('This one is among the first that are tried. Better choose another.'),
  /** Before a requirement, for screen readers. */
  requirementMet: text('met:'),
  requirementUnmet: text('not met:'),
} as const
