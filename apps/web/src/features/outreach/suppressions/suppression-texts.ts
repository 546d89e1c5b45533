import type { SuppressionReason } from '@troupe/contract/mail/suppressions'

/** Texts about suppressed addresses. */
export const suppressionTexts = {
  introduction:
    'No campaign of yours writes to these addresses. Whoever unsubscribes is on the list at once, and stays there.',
  add: 'Leave an address out',
  placeholder: 'name@example.com',
  adding: 'Leave out',
  added: (email: string) => `${email} gets no more mail from you.`,
  search: 'Search addresses',
  list: 'Addresses left out',
  empty: 'No address is left out.',
  noMatch: 'No such address is left out.',
  failed: 'Failed to load the addresses',
  retry: 'Try again',
  remove: 'Remove',
  removeFrom: (email: string) => `Write to ${email} again`,
  removeFailed: 'The address could not be taken off the list.',
  stays: 'Their own wish: it stays',
  reasons: {
    unsubscribed: 'Unsubscribed',
    refused: 'Refused by its mail server',
    manual: 'Added by you',
  } satisfies Record<SuppressionReason, string>,
  pages: 'Pages of addresses',
} as const
