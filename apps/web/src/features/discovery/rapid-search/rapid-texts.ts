import type { Platform } from '@troupe/contract/catalogues/platforms'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import { joinWords } from '../../../lib/format/punctuation.ts'
import { text } from '../../../lib/language/text.ts'
import { selectionTexts } from '../../../ui/selection-texts.ts'

/** Texts of Rapid Search. */
export const rapidTexts = {
  title: text('Rapid Search'),
  subtitle: text('Direct API search (no vector)'),
  lifestyle: text('Lifestyle'),
  entertainment: text('Entertainment'),
  results: text('Results'),
  strategy: {
    title: text('Search Strategy'),
    time: text('Search time'),
    platforms: text('Platforms searched'),
    noPlatforms: text('None'),
    listPlatforms: (platforms: readonly Platform[]) => joinWords(platforms.map((platform) => platformNames[platform])),
    note: (created: number) =>
      text(
        'Fresh results from platform APIs. {created, plural, one {# new creator was} other {# new creators were}} added to the database.',
        { created },
      ),
  },
  actions: {
    ...selectionTexts,
    selected: (selected: number, all: number) => text('{selected} of {all} KOLs selected', { selected, all }),
    addToCollection: text('Add to Collection'),
    sendEmail: text('Send Email'),
  },
  loadMore: text('Load More'),
  noMore: text('The platforms have no more creators for this search.'),
  moreFailed: (reason: string) => text('More creators could not be loaded. Please try again. {reason}', { reason }),
  welcome: {
    title: text('Ask the platforms themselves'),
    text: text(
      'This search leaves the catalogue aside and asks each platform now. Who is new is kept, so that Discover finds them too. Platforms allow few such searches a day.',
    ),
  },
} as const
