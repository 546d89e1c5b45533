import { activeLocale } from '../../../lib/language/active-language.ts'
import { text } from '../../../lib/language/text.ts'

const timeFormat = new Intl.DateTimeFormat(activeLocale(), { dateStyle: 'long', timeStyle: 'short' })

/** Texts of the code that proves a channel. */
export const proofTexts = {
  code: text('Your code'),
  copy: text('Copy the code'),
  copied: text('Copied'),
  until: (expiresAt: string) =>
    text(
      'Put it anywhere into the description of your channel and save that. It is valid until {time}; once it has been found, you can remove it.',
      { time: timeFormat.format(new Date(expiresAt)) },
    ),
  noSignIn: text('You need not sign in to the platform for this.'),
  check: text('Check now'),
  checking: text('Checking...'),
  failed: text('It could not be checked'),
} as const
