import { text } from '../../../lib/language/text.ts'

/** Texts about the mails to one creator. */
export const creatorMailsTexts = {
  title: text('Your mails'),
  none: text('You have not written to this creator yet.'),
  failed: (reason: string) => text('Your mails could not be read. {reason}', { reason }),
  retry: text('Try again'),
  more: (count: number) => text('and {count} earlier', { count }),
  list: text('Mails to this creator, newest first'),
  replied: text('Replied'),
  repliedHint: text('Stops follow-ups that are not sent yet.'),
  changeFailed: text('This could not be noted.'),
} as const
