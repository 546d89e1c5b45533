import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import type { MemberStatus } from '@troupe/contract/collections'
import { text, textAs } from '../../lib/language/text.ts'

/** Texts about collections. */
export const collectionTexts = {
  countKols: (count: number) => text('{count, plural, one {# KOL} other {# KOLs}}', { count }),
  /** A failure with its reason. */
  failure: (failure: string, detail: string) => text('{failure}: {detail}', { failure, detail }),
  close: text('Close'),
  cancel: text('Cancel'),
  retry: text('Try again'),
  emailSent: text('Bulk email sent successfully!'),
  statuses: {
    to_contact: text('To contact'),
    contacted: text('Contacted'),
    replied: text('Replied'),
    agreed: text('Agreed'),
    declined: text('Declined'),
  } satisfies Record<MemberStatus, string>,
  list: {
    title: text('My Collections'),
    create: text('New Collection'),
    search: text('Search collections'),
    loading: text('Loading collections'),
    label: text('Collections'),
    failed: text('Failed to load collections'),
    empty: {
      title: text('No collections yet'),
      text: text(
        'Keep creators together for a campaign, a season or a brand. Then compare them, note how far you are with each, and write to all at once.',
      ),
      create: text('Create Your First Collection'),
    },
    noMatch: { title: text('No collections match your search'), text: '', clear: text('Clear the search') },
    /** Before the time. */
    created: textAs('before a time', 'Created'),
    updated: textAs('before a time', 'Updated'),
    view: text('View'),
    viewOf: (name: string) => text('View {name}', { name }),
    sendEmail: text('Send bulk email'),
    sendEmailTo: (name: string) => text('Send bulk email to {name}', { name }),
    deleteOf: (name: string) => text('Delete {name}', { name }),
  },
  form: {
    name: text('Name'),
    description: text('Description'),
    optional: text('Optional'),
    create: text('Create'),
    save: text('Save'),
    created: text('Collection created successfully!'),
    createFailed: text('Failed to create collection'),
    edit: text('Edit collection'),
    changed: text('Collection saved.'),
    changeFailed: text('Failed to save collection'),
  },
  deletion: {
    title: text('Delete collection'),
    question: (name: string) =>
      text('Are you sure you want to delete "{name}"? This action cannot be undone.', { name }),
    confirm: text('Delete'),
    deleted: text('Collection deleted successfully!'),
    failed: text('Failed to delete collection'),
  },
  detail: {
    back: text('Collections'),
    loading: text('Loading the collection'),
    failed: text('Failed to load collection details'),
    missing: {
      title: text('Collection not found'),
      text: text('The link may be wrong, or the collection may have been deleted.'),
      back: text('Back to Collections'),
    },
    edit: text('Edit'),
    delete: text('Delete'),
    empty: {
      title: text('Nobody is in this collection yet'),
      text: text('Select creators on Discover or Rapid Search and choose Add to Collection.'),
    },
    noMatch: { title: text('No creators match your search'), text: '', clear: text('Clear the search') },
    search: text('Search by name, handle or platform'),
    creators: text('Creators'),
    loadingMore: (loaded: number, all: number) =>
      text('Loading {loaded, number} of {all, plural, one {# creator} other {# creators}}', { loaded, all }),
    moreFailed: text('Not all creators could be loaded.'),
    toolbar: text('Selected creators'),
    similarToAll: text('Like all creators that are shown'),
    selected: (selected: number, all: number) =>
      text('{selected, number} of {all, number} selected', { selected, all }),
    /** After the number of selected ones. */
    hidden: (count: number) => text(' ({count, number} not shown)', { count }),
    selectAll: text('Select All'),
    deselectAll: text('Deselect All'),
    select: (name: string) => text('Select {name}', { name }),
    sendEmail: (count: number) => text('Send Email ({count})', { count }),
    invite: (count: number) => text('Invite ({count})', { count }),
    nobodyToWriteTo: text('Please select at least one KOL to send email'),
    viewProfile: text('View Profile'),
    viewProfileOf: (name: string, platform: Platform) =>
      text('View Profile of {name} on {platform}', { name, platform: platformNames[platform] }),
  },
  removal: {
    open: (count: number) => text('Remove ({count})', { count }),
    title: text('Remove from collection'),
    question: (count: number, name: string) =>
      text(
        'Remove {count, plural, one {# creator} other {# creators}} from “{name}”? Their status and notes in this collection are deleted.',
        { count, name },
      ),
    confirm: text('Remove'),
    removed: (count: number) =>
      text('{count, plural, one {# creator removed.} other {# creators removed.}}', { count }),
    failed: text('Failed to remove creators'),
  },
  member: {
    statusOf: (name: string) => text('Status of {name}', { name }),
    statusFailed: text('Failed to save the status'),
    addNote: text('Add note'),
    addNoteOn: (name: string) => text('Add note on {name}', { name }),
    editNoteOn: (name: string, note: string) => text('Note on {name}: {note}', { name, note }),
    noteTitle: (name: string) => text('Note on {name}', { name }),
    noteLabel: text('Note'),
    noteHint: text('Only you see it.'),
    noteFailed: text('Failed to save the note'),
  },
  totals: {
    label: text('Totals'),
    reach: text('Reach'),
    reachHint: text('Followers of all; people who follow several count several times'),
    engagement: text('Avg. engagement'),
    cost: text('Est. cost'),
    costHint: text('One sponsored post of everybody whose price is known'),
    email: text('With email'),
    knownFor: (known: number, all: number) => text('known for {known, number} of {all, number}', { known, all }),
    of: (all: number) => text('of {all, number}', { all }),
    progress: text('By status'),
    platforms: text('By platform'),
    platform: text('Platform'),
    creators: text('Creators'),
    drawing: text('Drawing the chart'),
    count: (label: string, count: number) => text('{label}: {count}', { label, count }),
  },
  add: {
    title: text('Add to Collection'),
    chosen: (count: number) => text('{count, plural, one {# KOL selected} other {# KOLs selected}}', { count }),
    mode: text('Where to add them'),
    existing: text('Existing collection'),
    new: text('New collection'),
    collection: text('Collection'),
    pick: text('Pick a collection'),
    option: (name: string, count: number) =>
      text('{name} ({count, plural, one {# KOL} other {# KOLs}})', { name, count }),
    nothingFound: text('No collection has this name.'),
    none: text('You have no collections yet. Make the first one.'),
    submit: text('Add to Collection'),
    nobody: text('Please select at least one KOL to add to a collection.'),
    noCollection: text('Please select a collection'),
    added: (count: number) => text('Successfully added {count} KOLs to collection', { count }),
    alreadyIn: (count: number) =>
      text('{count, plural, one {# was in it already.} other {# were in it already.}}', { count }),
    created: (name: string, count: number) =>
      text('Successfully created collection "{name}" with {count} KOLs', { name, count }),
    failed: text('Failed to add KOLs to collection'),
  },
  ofCreator: {
    title: text('Your collections'),
    loading: text('Loading your collections…'),
    failed: (reason: string) => text('Your collections could not be read. {reason}', { reason }),
    none: text('In none of your collections.'),
    add: text('Add to Collection'),
  },
} as const
