import type { SuppressionReason } from '@troupe/contract/mail/suppressions'
import { text } from '../../../lib/language/text.ts'

/** Texts about suppressed addresses. */
export const suppressionTexts = {
  introduction: text(
    'No campaign of yours writes to these addresses. Whoever unsubscribes is on the list at once, and stays there.',
  ),
  add: text('Leave an address out'),
  placeholder: 'name@example.com',
  adding: text('Leave out'),
  added: (email: string) => text('{email} gets no more mail from you.', { email }),
  search: text('Search addresses'),
  list: text('Addresses left out'),
  empty: text('No address is left out.'),
  noMatch: text('No such address is left out.'),
  failed: text('Failed to load the addresses'),
  retry: text('Try again'),
  remove: text('Remove'),
  removeFrom: (email: string) => text('Write to {email} again', { email }),
  removal: {
    title: text('Write to this address again?'),
    question: (email: string) => text('Your campaigns can write to {email} again.', { email }),
    confirm: text('Take off the list'),
  },
  removeFailed: text('The address could not be taken off the list.'),
  stays: text('Their own wish: it stays'),
  reasons: {
    unsubscribed: text('Unsubscribed'),
    refused: text('Refused by its mail server'),
    manual: text('Added by you'),
    bounced: text('Came back: no such address'),
    complained: text('Reported a mail as spam'),
  } satisfies Record<SuppressionReason, string>,
  /** Instead of the reason, if the wish was read from a mail and can be taken back. */
  askedInWords: text('Asked in a mail not to be written to'),
  /** Between the reason and the time, which is an element: 'Unsubscribed, 2 days ago'. */
  beforeTime: text(', '),
  pages: text('Pages of addresses'),
} as const
