import { text } from '../../../lib/language/text.ts'

/** Texts of the decline screen. */
export const declineTexts = {
  title: text('No more invitations?'),
  question: text(
    'Confirm, and this invitation ends here: nobody who uses this site can invite you at this address again. Nothing is registered unless you do it yourself.',
  ),
  button: text('I want no invitations'),
  back: text('Back to the invitation'),
  doneTitle: text('You will get no more invitations'),
  done: text('This invitation does not work any more, and your address is not invited again.'),
  failed: (reason: string) => text('This did not work: {reason}', { reason }),
  refused: text('This link is not valid any more. You may have used it before.'),
} as const
