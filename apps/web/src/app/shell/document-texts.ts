import { text } from '../../lib/language/text.ts'

/** Texts around every page, also of those that creators see. */
export const documentTexts = {
  document: { title: text('Troupe'), description: text('Find creators on TikTok, Instagram and YouTube.') },
  loading: text('Loading'),
  closeNotification: text('Close notification'),
  error: {
    title: text('Unexpected Application Error!'),
    notFound: text('404 Not Found'),
    unknown: text('Unknown error'),
    retry: text('Try again'),
    home: text('Back to the start'),
    searchLabel: text('Search creators'),
    search: text('Search'),
  },
} as const
