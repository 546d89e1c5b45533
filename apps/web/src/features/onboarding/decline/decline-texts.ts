/** Everything that somebody reads who wants no invitation. */
export const declineTexts = {
  title: 'No more invitations?',
  question:
    'Confirm, and this invitation ends here: nobody who uses this site can invite you at this address again. Nothing is registered unless you do it yourself.',
  button: 'I want no invitations',
  back: 'Back to the invitation',
  doneTitle: 'You will get no more invitations',
  done: 'This invitation does not work any more, and your address is not invited again.',
  failed: 'This did not work',
  refused: 'This link is not valid any more. You may have used it before.',
} as const
