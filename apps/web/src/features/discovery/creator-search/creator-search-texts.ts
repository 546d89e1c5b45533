import { text } from '../../../lib/language/text.ts'

/** Texts of the search that chooses creators. */
export const creatorSearchTexts = {
  label: text('Search creators'),
  placeholder: text('A topic, a niche, a style, a name…'),
  search: text('Search'),
  searching: text('Searching for creators'),
  results: text('Creators found'),
  none: text('No creators found'),
  failed: (reason: string) => text('The search failed. {reason}', { reason }),
  chosen: (count: number) => text('{count, plural, one {# creator chosen} other {# creators chosen}}', { count }),
  clear: text('Clear'),
  noEmail: text('no e-mail address'),
} as const
