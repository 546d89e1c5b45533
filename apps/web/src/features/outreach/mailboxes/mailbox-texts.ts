import { text, textAs } from '../../../lib/language/text.ts'

/** Texts about the pace and sending hours of mailboxes. */
export const mailboxTexts = {
  title: text('Pace, sending hours and answers'),
  lead: text(
    'Providers close accounts that send too much at once. These limits hold for all campaigns of a mailbox together. Answers are read only from mailboxes for which you turn it on.',
  ),
  loading: text('Loading your mailboxes'),
  failed: (reason: string) => text('Failed to load your mailboxes: {reason}', { reason }),
  retry: text('Try again'),
  list: text('Mailboxes'),
  sentOf: (sent: number, limit: number) =>
    text('{sent, number} of {limit, number} sent in the last 24 hours', { sent, limit }),
  sent: (sent: number) => text('{sent, number} sent in the last 24 hours', { sent }),
  /** Below it stand the mails of the last 24 hours. */
  slowStart: (day: number, mails: number) =>
    text('Day {day, number} of its slow start: {mails, number} today', { day, mails }),
  rests: (until: string) => text('This mailbox rests and is tried again {until}', { until }),
  unconfirmed: (until: string) =>
    text(
      'This mailbox is paused: its server takes mails without confirming them. A test connection is made {until}, and sending goes on when it is answered.',
      { until },
    ),
  resume: text('Resume'),
  resumeOf: (name: string) => text('Resume {name}', { name }),
  resumed: (name: string) => text('{name} tries again now.', { name }),
  resumeFailed: text('The mailbox could not be resumed.'),
  change: text('Change'),
  changeOf: (name: string) => text('Change the pace of {name}', { name }),
  pace: {
    /** The speed, the daily limit and the hours in one sentence, without the full stop. */
    sentence: (speed: string, limit: string, hours: string) =>
      text('{speed}, {limit}, {hours}', { speed, limit, hours }),
    perMinute: (count: number) => text('up to {count, number} a minute', { count }),
    anySpeed: text('as fast as the server takes them'),
    perDay: (count: number) => text('{count, number} in 24 hours', { count }),
    anyNumber: text('without a limit in a day'),
    anyTime: text('at any time'),
    everyDay: text('every day'),
    /** Between days and ranges of days. */
    betweenDays: textAs('between items', ', '),
    dayRange: (first: string, last: string) => text('{first}–{last}', { first, last }),
    hours: (days: string, from: string, to: string, timeZone: string) =>
      text('{days}, {from} to {to} ({timeZone})', { days, from, to, timeZone }),
    hoursOfReader: (days: string, from: string, to: string, timeZone: string) =>
      text('{days}, {from} to {to} where each creator lives (else {timeZone})', { days, from, to, timeZone }),
  },
  repliesTo: (address: string) => text('Replies go to {address}', { address }),
  changeSignature: text('Signature'),
  changeSignatureOf: (name: string) => text('Change the signature of {name}', { name }),
  signature: {
    of: (name: string) => text('Signature of {name}', { name }),
    label: text('Text below each mail'),
    hint: text('From the next mail on, also in campaigns that are running. The unsubscribe line stands below it.'),
    replyTo: text('Replies go to'),
    replyToHint: text('Empty: the address that the mails come from'),
    save: text('Save signature'),
    cancel: text('Cancel'),
    saved: (name: string) => text('The signature of {name} is saved.', { name }),
    failed: (reason: string) => text('The signature could not be saved: {reason}', { reason }),
  },
  further: {
    list: text('Further mailboxes'),
    add: text('Add a mailbox'),
    lead: text('Several mailboxes share the mails of a campaign, or one is chosen for each.'),
    failed: (reason: string) => text('Failed to load your further mailboxes: {reason}', { reason }),
    settings: text('Settings'),
    settingsOf: (name: string) => text('Settings of {name}', { name }),
    remove: text('Remove'),
    removeOf: (name: string) => text('Remove {name}', { name }),
    removeTitle: (name: string) => text('Remove {name}?', { name }),
    removeQuestion: text('What was sent from it stays. Nothing more is sent from it, and its password is deleted.'),
    removeUnsent: (count: number) =>
      text(
        '{count, plural, one {# mail waits to be sent from it and is cancelled.} other {# mails wait to be sent from it and are cancelled.}}',
        { count },
      ),
    removeFailed: text('The mailbox could not be removed.'),
    removed: (name: string) => text('{name} is removed.', { name }),
    name: text('Name'),
    nameHint: text('Only you see it'),
    host: text('Host'),
    port: text('Port'),
    user: text('User name'),
    pass: text('Password'),
    from: text('From'),
    fromHint: text('An address, or a name and an address: Maya <maya@brand.com>. Empty: the user name'),
    save: text('Save mailbox'),
    saved: (name: string) => text('{name} is saved.', { name }),
    saveFailed: (reason: string) => text('The mailbox could not be saved: {reason}', { reason }),
  },
  form: {
    of: (name: string) => text('Pace of {name}', { name }),
    perMinute: text('Mails a minute'),
    perDay: text('Mails in 24 hours'),
    maxConnections: text('Connections at once'),
    maxConnectionsHint: text('More than one is used when there is no limit a minute'),
    noLimit: text('No limit'),
    noLimitHint: text('Empty: no limit'),
    slowStart: text('Slow start'),
    slowStartHint: text(
      'Providers mistrust new mailboxes that send much at once. It begins with the first mail: 20 mails on the first day, and half as many more each day until your limit.',
    ),
    ofReader: text("In each creator's time zone"),
    ofReaderHint: text(
      'By the creator’s country; one with several time zones counts as the one where most of its people live. Creators of unknown country are written to by the time zone above.',
    ),
    onlyAt: text('Send only at certain times'),
    days: textAs('of the week', 'Days'),
    from: textAs('time of day', 'From'),
    to: textAs('time of day', 'To'),
    timeZone: text('Time zone'),
    noTimeZone: text('No such time zone'),
    save: text('Save pace'),
    cancel: text('Cancel'),
    saved: (name: string) => text('The pace of {name} is saved.', { name }),
    failed: (reason: string) => text('The pace could not be saved: {reason}', { reason }),
  },
} as const
