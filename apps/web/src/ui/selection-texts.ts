/** Texts about selected creators, shared by all screens. */
export const selectionTexts = {
  label: 'Selected creators',
  selected: (selected: number, all: number) => `${selected} of ${all} selected`,
  selectAll: 'Select All',
  deselectAll: 'Deselect All',
  addToCollection: (count: number) => `Add to Collection (${count})`,
  sendEmail: (count: number) => `Send Email (${count})`,
  findSimilar: 'Find Similar',
  nobodyToResemble: 'Please select at least one KOL to find similar ones.',
  nobodyToAdd: 'Please select at least one KOL to add to a collection.',
  nobodyToWriteTo: 'Please select at least one KOL to send an email to.',
  noAddresses: 'None of the selected KOLs have valid email addresses.',
} as const
