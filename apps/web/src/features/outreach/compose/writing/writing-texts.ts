import { text, textAs } from '../../../../lib/language/text.ts'

/** Texts of the page on which a mail is written. */
export const writingTexts = {
  title: text('Write a mail'),
  loading: text('Opening your mail'),
  steps: {
    label: text('Steps of the mail'),
    recipients: text('Recipients'),
    mail: textAs('step of writing', 'Write'),
    followUps: text('Follow-ups'),
    review: text('Review'),
  },
  /** How far a step is. */
  states: {
    nobody: text('No creators yet'),
    nobodyGets: text('None gets the mail'),
    gets: (count: number, all: number) => text('{count, number} of {all, number} get it', { count, all }),
    notWritten: text('Nothing written yet'),
    noSubject: text('The subject is missing'),
    noBody: text('The message is missing'),
    problem: text('Has an error'),
    written: text('Written'),
    noFollowUps: text('None'),
    followUps: (count: number) => text('{count, plural, one {# follow-up} other {# follow-ups}}', { count }),
    followUpMissing: text('A message is missing'),
    notReady: text('Something is missing'),
    ready: text('Ready'),
  },
  back: textAs('to the step before', 'Back'),
  next: (step: string) => text('Next: {step}', { step }),
  setup: {
    title: text('Nothing can be sent yet'),
    settings: text('Email settings'),
    hint: text('You can write meanwhile: your mail is kept while you set this up.'),
  },
  empty: {
    title: text('No creators chosen yet'),
    text: text('Choose creators in Discover or in a collection, press “Send Email” and then “Write on a page”.'),
    action: text('Find creators'),
  },
  recipients: {
    hint: text('Creators can be taken off this mail; they stay in your collections.'),
    remove: (name: string) => text('Take {name} off this mail', { name }),
    removed: (name: string) => text('{name} gets no mail.', { name }),
    putBack: text('Put back'),
  },
  list: {
    label: text('Mails'),
    filter: text('Which creators'),
    filters: {
      all: (count: number) => text('All ({count, number})', { count }),
      gets: (count: number) => text('Get the mail ({count, number})', { count }),
      left_out: (count: number) => text('Left out ({count, number})', { count }),
      written_lately: (count: number) => text('Had a mail lately ({count, number})', { count }),
    },
    failed: text('The list could not be read'),
    retry: text('Try again'),
    none: text('No creators here.'),
    pages: text('Pages of mails'),
    noAddress: text('no address'),
    noSubject: text('no subject yet'),
    leftOut: (reason: string) => text('Left out: {reason}', { reason }),
    /** Before a time and the subject of that mail. */
    lastMail: text('Your last mail'),
    writeAnyway: text('Write anyway'),
    writeAnywayTo: (name: string) => text('Write anyway to {name}', { name }),
    leaveOut: textAs('a creator of a mail', 'Leave out'),
    leaveOutName: (name: string) => text('Leave out {name}', { name }),
    read: text('Read'),
    readMail: (name: string) => text('Read the mail to {name}', { name }),
    close: text('Close'),
    closeMail: (name: string) => text('Close the mail to {name}', { name }),
    openFailed: text('The mail could not be shown'),
    followUp: (number: number, subject: string) => text('Follow-up {number}: {subject}', { number, subject }),
  },
  send: {
    missing: text('Before it can be sent:'),
    mails: (count: number) => text('{count, plural, one {Send # mail} other {Send # mails}}', { count }),
    schedule: (count: number) => text('{count, plural, one {Schedule # mail} other {Schedule # mails}}', { count }),
    sending: text('Sending…'),
    /** Follows "Failed to send email:". */
    unstored: text('your last changes could not be stored. See above.'),
    undo: (minutes: number) =>
      text('They leave {minutes, plural, one {# minute} other {# minutes}} later; until then you can undo it.', {
        minutes,
      }),
    undoScheduled: text('Until then you can undo it.'),
    followUps: (count: number) =>
      text('Each who does not answer gets {count, plural, one {# follow-up} other {# follow-ups}}.', { count }),
  },
} as const
