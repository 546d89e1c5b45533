import { text } from '../../../lib/language/text.ts'

/** Texts of saved and recent searches. */
export const savedSearchTexts = {
  saved: text('Saved searches'),
  recent: text('Recent searches'),
  open: text('Saved searches'),
  close: text('Close saved searches'),
  save: text('Save this search'),
  name: text('Name'),
  current: (description: string) => text('Now set: {description}', { description }),
  saving: text('Save'),
  savedMessage: (name: string) => text('Search “{name}” saved.', { name }),
  empty: text('You have not saved a search yet.'),
  loadFailed: (reason: string) => text('Your saved searches could not be read. {reason}', { reason }),
  deleteFailed: text('The search could not be deleted.'),
  remove: (name: string) => text('Delete “{name}”', { name }),
  removal: {
    title: text('Delete this search?'),
    question: (name: string) => text('“{name}” is deleted, and you are told of no more creators it finds.', { name }),
    confirm: text('Delete search'),
  },
  forget: text('Clear recent searches'),
  forgetting: {
    title: text('Clear recent searches?'),
    question: text('The list of your recent searches becomes empty. Saved searches stay.'),
    confirm: text('Clear list'),
  },
  forgetFailed: text('The recent searches could not be cleared.'),
  anyText: text('Trending creators'),
  categories: (count: number) => text('{count, plural, one {# category} other {# categories}}', { count }),
  filters: (count: number) => text('{count, plural, one {# filter} other {# filters}}', { count }),
} as const
