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
  actions: {
    label: 'Selected creators',
    selected: (selected: number, all: number) => `${selected} of ${all} selected`,
    selectAll: 'Select All',
    deselectAll: 'Deselect All',
    addToCollection: (count: number) => `Add to Collection (${count})`,
    sendEmail: (count: number) => `Send Email (${count})`,
    nobodyToAdd: 'Please select at least one KOL to add to a collection.',
    nobodyToWriteTo: 'Please select at least one KOL to send an email to.',
    noAddresses: 'None of the selected KOLs have valid email addresses.',
  },
} as const
