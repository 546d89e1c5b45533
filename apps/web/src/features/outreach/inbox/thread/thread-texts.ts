import { text } from '../../../../lib/language/text.ts'

/** Texts of an open thread. */
export const threadTexts = {
  back: text('All conversations'),
  loading: text('Loading the conversation'),
  failed: text('The conversation could not be read'),
  retry: text('Try again'),
  missing: {
    title: text('Conversation not found'),
    text: text('It may belong to another account.'),
  },
  actions: {
    done: text('Done'),
    reopen: text('Open again'),
    snooze: text('Snooze'),
    wake: text('End the snooze'),
    markUnread: text('Mark as unread'),
    markRead: text('Mark as read'),
    about: text('About this conversation'),
    close: text('Close'),
  },
  mails: text('Mails of this conversation, oldest first'),
  earlier: text('Earlier mails are not shown.'),
  you: text('You'),
  to: (address: string) => text('to {address}', { address }),
  campaign: text('From a campaign'),
  followUp: text('Follow-up of a campaign'),
  noText: text('The mail has no text.'),
  quoted: { show: text('Show the quoted mails'), hide: text('Hide the quoted mails') },
  noSuchAddress: text('The address does not exist; nothing more is sent to it.'),
  later: text('Not delivered for a passing reason.'),
  files: {
    list: text('Attached files'),
    save: (name: string) => text('Save {name}', { name }),
    failed: text('The file could not be saved.'),
    dangerous: text('Blocked'),
    tooLarge: text('Not read'),
  },
  layout: {
    show: text('Show the original layout'),
    hide: text('Show only the text'),
    frame: text('The mail in its own layout'),
    images: text('Show images'),
    imagesHint: text('Images are loaded from the web. Their sender learns that you have opened the mail.'),
    failed: (reason: string) => text('The layout could not be shown. {reason}', { reason }),
  },
  outcome: {
    failed: text('This answer was not sent'),
    unknown: text('Perhaps this answer was sent'),
    unknownHint: text(
      'The mail server did not say whether it took the mail. Look into the folder of sent mails of your mailbox, or ask the creator.',
    ),
    arrived: text('It was sent'),
    resend: text('Send again'),
    withdraw: text('Back to the draft'),
    decideFailed: text('This could not be decided.'),
    ask: {
      title: text('Send this answer again?'),
      question: text('If the first one was sent after all, the creator gets it twice.'),
      confirm: text('Send again'),
    },
  },
} as const
