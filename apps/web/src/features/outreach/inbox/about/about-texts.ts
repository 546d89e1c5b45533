import { text } from '../../../../lib/language/text.ts'

/** Texts of what is known beside the mails. */
export const aboutTexts = {
  title: text('About this conversation'),
  state: text('State'),
  assigned: text('Assigned to'),
  step: {
    title: text('Next step'),
    none: text('Troupe reminds you on the day, and opens the conversation again.'),
    text: text('What is to be done'),
    placeholder: text('Ask for the dates'),
    remind: text('Remind me'),
    change: text('Change the day'),
    remove: text('Remove the reminder'),
    due: text('Due'),
  },
  note: {
    title: text('Note'),
    placeholder: text('Only you see this note'),
    teamPlaceholder: text('Members of the workspace see this note'),
    saving: text('Saving…'),
    saved: text('Saved'),
    merged: text('Changed elsewhere meanwhile. Both texts are kept.'),
    failed: (reason: string) => text('The note is not saved. {reason}', { reason }),
  },
  creator: text('Creator'),
  address: text('Address'),
  unknown: text('This creator is not in the catalogue any more.'),
  history: text('Your mails'),
} as const
