import { text } from '../../lib/language/text.ts'

/** Texts about the other members of a workspace. */
export const teamTexts = {
  assignedTo: text('Assigned to'),
  assignedToName: (name: string) => text('Assigned to {name}', { name }),
  nobody: text('Nobody'),
  you: (name: string) => text('{name} (you)', { name }),
  noMember: text('No member has this name.'),
  filter: text('Assigned to'),
  filters: {
    anyone: text('Anyone'),
    me: text('Me'),
    nobody: text('Nobody'),
  },
  mention: text('Members to mention'),
} as const
