import type { ResultCount } from '@troupe/contract/discovery'
import { text } from '../../../lib/language/text.ts'
import { selectionTexts } from '../../../ui/selection-texts.ts'

/** Describes how many of the creators found are shown: '40 of more than 1,000 shown', '40 of 57 shown'. */
function describeShown(shown: number, count: ResultCount | undefined): string {
  if (!count) return text('{shown, number} shown', { shown })
  const { value, is_more } = count
  if (is_more) return text('{shown, number} of more than {value, number} shown', { shown, value })
  return text('{shown, number} of {value, number} shown', { shown, value })
}

/** Texts of the results of a search and of their actions. */
export const resultTexts = {
  list: text('Creators'),
  select: (name: string) => text('Select {name}', { name }),
  connect: text('Connect'),
  connectWith: (name: string) => text('Connect with {name}', { name }),
  connectSoon: text('Connecting with creators is coming soon.'),
  view: { label: text('Layout of the results'), grid: text('Grid'), list: text('List') },
  sort: text('Sort by'),
  stale: {
    text: text('Platforms, categories or filters were changed since this search.'),
    again: text('Search again'),
  },
  more: {
    show: text('Show more'),
    shown: describeShown,
    all: (shown: number) => text('All {shown, number} creators are shown.', { shown }),
    first: (shown: number) =>
      text('The first {shown, number} creators are shown. Filters or more words lead to the others.', { shown }),
    folded: (folded: number) =>
      text(
        '{folded, plural, one {# of them is on the card of the same person’s other channel.} other {# of them are on cards of the same persons’ other channels.}}',
        { folded },
      ),
    failed: (reason: string) => text('More creators could not be loaded. {reason}', { reason }),
    retry: text('Try again'),
    over: text('This search was some time ago. Search again to see more creators.'),
    searchAgain: text('Search again'),
  },
  actions: selectionTexts,
} as const
