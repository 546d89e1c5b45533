import { text } from '../lib/language/text.ts'

/** Texts about selected creators, shared by all screens. */
export const selectionTexts = {
  label: text('Selected creators'),
  selected: (selected: number, all: number) => text('{selected} of {all} selected', { selected, all }),
  selectAll: text('Select All'),
  deselectAll: text('Deselect All'),
  addToCollection: (count: number) => text('Add to Collection ({count})', { count }),
  export: text('Export'),
  sendEmail: (count: number) => text('Send Email ({count})', { count }),
  findSimilar: text('Find Similar'),
  nobodyToResemble: text('Please select at least one KOL to find similar ones.'),
  nobodyToAdd: text('Please select at least one KOL to add to a collection.'),
  nobodyToWriteTo: text('Please select at least one KOL to send an email to.'),
  noAddresses: text('None of the selected KOLs have valid email addresses.'),
} as const
