import type { ResultCount } from '@troupe/contract/discovery'
import { formatExact } from '../../../lib/format/numbers.ts'
import { selectionTexts } from '../../../ui/selection-texts.ts'

/** Formats the number of creators found: 'more than 1,000', '57'. */
function formatFound({ value, is_more }: ResultCount): string {
  return is_more ? `more than ${formatExact(value)}` : formatExact(value)
}

/** Texts of the results of a search and of their actions. */
export const resultTexts = {
  list: 'Creators',
  select: (name: string) => `Select ${name}`,
  connect: 'Connect',
  connectWith: (name: string) => `Connect with ${name}`,
  connectSoon: 'Connecting with creators is coming soon.',
  view: { label: 'Layout of the results', grid: 'Grid', list: 'List' },
  sort: 'Sort by',
  stale: {
    text: 'Platforms, categories or filters were changed since this search.',
    again: 'Search again',
  },
  more: {
    show: 'Show more',
    shown: (shown: number, count: ResultCount | undefined) =>
      count ? `${formatExact(shown)} of ${formatFound(count)} shown` : `${formatExact(shown)} shown`,
    all: (shown: number) => `All ${formatExact(shown)} creators are shown.`,
    first: (shown: number) =>
      `The first ${formatExact(shown)} creators are shown. Filters or more words lead to the others.`,
    failed: (reason: string) => `More creators could not be loaded. ${reason}`,
    retry: 'Try again',
    over: 'This search was some time ago. Search again to see more creators.',
    searchAgain: 'Search again',
  },
  actions: selectionTexts,
} as const
