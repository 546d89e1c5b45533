import type { Platform } from '@troupe/contract/catalogues/platforms'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import { selectionTexts } from '../../../ui/selection-texts.ts'

/** Texts of Rapid Search. */
export const rapidTexts = {
  title: 'Rapid Search',
  subtitle: 'Direct API search (no vector)',
  categories: 'Content categories',
  results: 'Results',
  strategy: {
    title: 'Search Strategy',
    time: 'Search time',
    platforms: 'Platforms searched',
    noPlatforms: 'None',
    listPlatforms: (platforms: readonly Platform[]) => platforms.map((platform) => platformNames[platform]).join(', '),
    note: (created: number) =>
      `Fresh results from platform APIs. ${created} new ${created === 1 ? 'creator was' : 'creators were'} added to the database.`,
  },
  actions: {
    ...selectionTexts,
    selected: (selected: number, all: number) => `${selected} of ${all} KOLs selected`,
    addToCollection: 'Add to Collection',
    sendEmail: 'Send Email',
  },
  loadMore: 'Load More',
  noMore: 'The platforms have no more creators for this search.',
  moreFailed: 'More creators could not be loaded. Please try again.',
  welcome: {
    title: 'Ask the platforms themselves',
    text: 'This search leaves the catalogue aside and asks each platform now. Who is new is kept, so that Discover finds them too. Platforms allow few such searches a day.',
  },
} as const
