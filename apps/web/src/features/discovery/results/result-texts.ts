import { selectionTexts } from '../../../ui/selection-texts.ts'

/** Everything a person reads about the results of a search and what can be done with them. */
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
  actions: selectionTexts,
} as const
