import { text } from '../../../lib/language/text.ts'

/** Texts about mailboxes that the members of a workspace share. */
export const sharingTexts = {
  share: text('Shared with the workspace'),
  shareOf: (name: string) => text('Share {name} with the workspace', { name }),
  hint: text('Members can send campaigns from it, and admins change its pace and signature. Its password stays yours.'),
  shared: (name: string) => text('Members can now send from {name}.', { name }),
  ended: (name: string) => text('{name} is shared no more.', { name }),
  failed: text('That did not work'),
  list: text('Shared by colleagues'),
  ownedBy: (owner: string) => text('belongs to {owner}', { owner }),
  cannotSend: text('cannot send at the moment'),
  end: text('End sharing'),
  endOf: (name: string) => text('End sharing of {name}', { name }),
  endTitle: (name: string) => text('End sharing of {name}?', { name }),
  endQuestion: text('Nobody but its owner can choose it any more. Campaigns of others that send from it pause.'),
} as const
