/** Everything that the reader of a mail reads who wants no more of them. */
export const unsubscribeTexts = {
  title: 'Unsubscribe',
  loading: 'Loading',
  question: (email: string, from: string) => `${email} gets mail from ${from}.`,
  subject: (subject: string) => `This link came with “${subject}”.`,
  button: 'Unsubscribe',
  doneTitle: 'You are unsubscribed',
  done: (email: string, from: string) => `${from} does not write to ${email} through this site any more.`,
  missing: {
    title: 'This link is not valid',
    text: 'Please open the link of a mail once more, or answer the mail and say that you want no more of them.',
  },
  failed: 'This did not work',
  retry: 'Try again',
} as const
