import { text } from '../../../lib/language/text.ts'

/** Texts about reading answers. */
export const readingTexts = {
  lead: text('Troupe can read the answers to its mails, so that follow-ups stop by themselves when a creator answers.'),
  loading: (name: string) => text('Loading how answers are read from {name}', { name }),
  failed: (reason: string) => text('This could not be loaded. {reason}', { reason }),
  retry: text('Try again'),
  scope: text(
    'What is read: mails that answer a mail sent by Troupe, and reports that one did not arrive. Of all others Troupe looks at the lines that say what they answer, and keeps nothing. Your mailbox stays as it is: nothing is marked as read, moved or deleted.',
  ),
  off: text('Answers are not read from this mailbox.'),
  notReady: text('Answers can be read once this mailbox can send.'),
  turnOn: text('Read answers'),
  turnOnOf: (name: string) => text('Read answers from {name}', { name }),
  state: (user: string, host: string) => text('Answers are read from {user} at {host}', { user, host }),
  stateOfSmtp: (host: string) => text('Answers are read at {host}', { host }),
  stateOfProvider: text('Answers are read from this mailbox.'),
  /** Before a time. */
  lastRead: text('Last read'),
  notYet: text('Not read yet; that takes up to a minute.'),
  /** Before a time. */
  since: text('Mails since'),
  skipped: (count: number) =>
    text('{count, plural, one {# mail was} other {# mails were}} too large to read and passed over.', { count }),
  readNow: text('Read now'),
  readNowOf: (name: string) => text('Read now: {name}', { name }),
  readSoon: text('Your mailbox is read within seconds.'),
  readNowFailed: text('The mailbox could not be read now.'),
  change: text('Change'),
  changeOf: (name: string) => text('Change how answers are read from {name}', { name }),
  stop: text('Stop reading'),
  stopOf: (name: string) => text('Stop reading answers from {name}', { name }),
  stopTitle: (name: string) => text('Stop reading answers from {name}?', { name }),
  stopLead: text(
    'Follow-ups then go on until you mark a creator as replied yourself. Mails that were read stay; the settings are forgotten.',
  ),
  stopFailed: text('Reading could not be stopped.'),
  failedTitle: text('Your mailbox cannot be read'),
  said: (reply: string) => text('The mail server said: {reply}', { reply }),
  permission: {
    permit: text('Permit reading answers'),
    openPage: text('Open the page that asks'),
    failed: (reason: string) => text('The permission could not be asked for. {reason}', { reason }),
  },
  form: {
    label: (name: string) => text('How answers are read from {name}', { name }),
    host: text('IMAP host'),
    port: text('Port'),
    user: text('User name'),
    userHint: text('Empty: as for SMTP'),
    password: text('Password'),
    passwordHint: text('Empty: as for SMTP'),
    plusAddress: text('Each mail asks for answers to an address of its own'),
    plusAddressHint: text(
      'The address is yours with a tag, such as maya+r1f0c@brand.com, by which answers are recognised that do not say what they answer. The mailbox must take mails to such addresses: Gmail, Outlook, iCloud, Fastmail, Proton and many company servers do. Send yourself a mail there first.',
    ),
    save: text('Check and read answers'),
    checking: text('Signing in...'),
    cancel: text('Cancel'),
    saved: text('Answers are read from now on.'),
    failed: text('Answers cannot be read with these settings.'),
  },
} as const
