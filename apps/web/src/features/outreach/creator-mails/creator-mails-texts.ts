/** Everything a person reads of the mails to one creator. */
export const creatorMailsTexts = {
  title: 'Your mails',
  none: 'You have not written to this creator yet.',
  failed: 'Your mails could not be read.',
  retry: 'Try again',
  more: (count: number) => `and ${count} earlier`,
  list: 'Mails to this creator, newest first',
  replied: 'Replied',
  repliedHint: 'Stops follow-ups that are not sent yet.',
  changeFailed: 'This could not be noted.',
} as const
