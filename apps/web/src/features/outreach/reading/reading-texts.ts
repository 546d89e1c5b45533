import { text } from '../../../lib/language/text.ts'

/** Texts about reading answers. */
export const readingTexts = {
  title: text('Answers'),
  lead: text('Troupe can read the answers to its mails, so that follow-ups stop by themselves when a creator answers.'),
  loading: text('Loading how answers are read'),
  failed: (reason: string) => text('This could not be loaded. {reason}', { reason }),
  retry: text('Try again'),
  scope: text(
    'What is read: mails that answer a mail sent by Troupe, and reports that one did not arrive. Of all others Troupe looks at the lines that say what they answer, and keeps nothing. Your mailbox stays as it is: nothing is marked as read, moved or deleted.',
  ),
  needsSmtp: text('This works for the SMTP mailbox. Enter and save its settings above first.'),
  turnOn: text('Read answers'),
  state: (user: string, host: string) => text('Answers are read from {user} at {host}', { user, host }),
  stateOfSmtp: (host: string) => text('Answers are read from your SMTP mailbox at {host}', { host }),
  /** Before a time. */
  lastRead: text('Last read'),
  notYet: text('Not read yet; that takes up to a minute.'),
  /** Before a time. */
  since: text('Mails since'),
  readNow: text('Read now'),
  readSoon: text('Your mailbox is read within seconds.'),
  readNowFailed: text('The mailbox could not be read now.'),
  change: text('Change'),
  stop: text('Stop reading'),
  stopTitle: text('Stop reading answers?'),
  stopLead: text(
    'Follow-ups then go on until you mark a creator as replied yourself. Mails that were read stay; the settings are forgotten.',
  ),
  stopFailed: text('Reading could not be stopped.'),
  failedTitle: text('Your mailbox cannot be read'),
  said: (reply: string) => text('The mail server said: {reply}', { reply }),
  form: {
    label: text('How answers are read'),
    host: text('IMAP host'),
    port: text('Port'),
    user: text('User name'),
    userHint: text('Empty: as for SMTP'),
    password: text('Password'),
    passwordHint: text('Empty: as for SMTP'),
    save: text('Check and read answers'),
    checking: text('Signing in...'),
    cancel: text('Cancel'),
    saved: text('Answers are read from now on.'),
    failed: text('Answers cannot be read with these settings.'),
  },
} as const
