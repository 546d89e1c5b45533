import { text } from '../../../../lib/language/text.ts'

/** Texts about tags of creators in a collection. */
export const tagTexts = {
  add: text('Add tags'),
  addTo: (name: string) => text('Add tags to {name}', { name }),
  /** Before the tags. */
  editOf: (name: string) => text('Tags of {name}: ', { name }),
  title: (name: string) => text('Tags of {name}', { name }),
  label: text('Tags'),
  hint: text('Type a name and press Enter. Only you see it.'),
  clear: text('Remove all tags'),
  failed: text('Failed to save the tags'),
  filter: text('Filter by tag'),
  clearFilter: text('Show creators with any tag'),
  noTag: text('No tag has this name.'),
  open: (count: number) => text('Tags ({count})', { count }),
  bulkTitle: (count: number) => text('Tags of {count, plural, one {# creator} other {# creators}}', { count }),
  addLabel: text('Add'),
  removeLabel: text('Remove'),
  removeHint: text('Choose from the tags that they have.'),
  changed: (count: number) =>
    text(
      '{count, plural, =0 {No tags had to be changed.} one {Tags of # creator saved.} other {Tags of # creators saved.}}',
      {
        count,
      },
    ),
} as const
