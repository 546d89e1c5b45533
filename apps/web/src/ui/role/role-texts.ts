import { text } from '../../lib/language/text.ts'

/** Why actions are not offered. */
export const roleTexts = {
  member: text('You can only view this workspace.'),
  admin: text('Only admins of this workspace may do this'),
} as const
