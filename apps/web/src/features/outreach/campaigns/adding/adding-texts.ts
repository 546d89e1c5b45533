import { text } from '../../../../lib/language/text.ts'

/** Texts of the dialog that adds creators to a campaign. */
export const addingTexts = {
  open: text('Add creators'),
  title: text('Add creators to this campaign'),
  close: text('Close'),
  source: text('Where they come from'),
  collection: text('A collection'),
  search: text('A search'),
  reading: text('Checking who can be added'),
  gets: (count: number) =>
    text('{count, plural, one {# creator gets the first mail} other {# creators get the first mail}}', { count }),
  followUps: text('Follow-ups come to them by the same rules as to the others.'),
  already: (count: number) =>
    text('{count, plural, one {# is in this campaign already} other {# are in this campaign already}}', { count }),
  skipWritten: (count: number, days: number) =>
    text(
      'Leave out {count, plural, one {# creator} other {# creators}} who had a mail from you in the last {days} days',
      {
        count,
        days,
      },
    ),
  failed: (reason: string) => text('The creators were not added: {reason}', { reason }),
  submit: (count: number) => text('{count, plural, one {Add # creator} other {Add # creators}}', { count }),
  submitNone: text('Add creators'),
  cancel: text('Cancel'),
  added: (count: number) =>
    text('{count, plural, one {# creator was added.} other {# creators were added.}}', { count }),
} as const
