import type { LeftOutReason } from '@troupe/contract/mail/campaigns'
import { text, textAs } from '../../../lib/language/text.ts'
import { nameMergeField } from '../name-merge-field.ts'

/** Texts of the Send Email dialog. */
export const composeTexts = {
  title: text('Send Email'),
  close: text('Close'),
  loading: text('Opening the editor'),
  mailbox: {
    label: text('Mailbox'),
    first: text('The first one, as chosen above'),
    /** A colleague's mailbox: its address, and whose it is. */
    shared: (address: string, owner: string) => text('{address} of {owner}', { address, owner }),
    turns: text('All take turns'),
    turnsHint: text('Each sends what it still may today. A creator’s follow-ups come from the same mailbox.'),
  },
  provider: {
    label: text('Send with'),
    from: (address: string) => text('from {address}', { address }),
    unconfigured: text('not configured yet'),
    unavailable: text('not available on this installation'),
    settings: text('Email settings'),
    failed: (reason: string) => text('Failed to load email configuration: {reason}', { reason }),
    retry: text('Try again'),
  },
  subject: text('Subject'),
  body: textAs('body of a mail', 'Message'),
  templates: {
    menu: text('Templates'),
    empty: text('No templates yet. Write a mail and save it as one.'),
    failed: (reason: string) => text('The templates could not be read. {reason}', { reason }),
    use: (name: string) => text('Use {name}', { name }),
    remove: (name: string) => text('Delete {name}', { name }),
    removal: {
      title: text('Delete this template?'),
      question: (name: string) => text('“{name}” is deleted. Mails written with it stay.', { name }),
      confirm: text('Delete template'),
    },
    removeFailed: text('The template could not be deleted.'),
    replaceMail: {
      title: text('Replace what you have written?'),
      question: (name: string) => text('“{name}” takes the place of subject and message.', { name }),
      confirm: text('Use template'),
    },
    save: text('Save as template'),
    name: text('Name of the template'),
    saving: text('Save'),
    replace: text('Replace'),
    saved: (name: string) => text('Saved as “{name}”.', { name }),
  },
  followUps: {
    add: text('Add a follow-up'),
    hint: text('Sent to those who have neither answered nor unsubscribed.'),
    title: (number: number) => text('Follow-up {number}', { number }),
    remove: (number: number) => text('Remove follow-up {number}', { number }),
    delay: text('Days after the mail before it'),
    subject: text('Subject (empty: in the same thread)'),
    body: (number: number) => text('Message of follow-up {number}', { number }),
    subjectOf: (number: number) => text('Subject of follow-up {number}', { number }),
  },
  name: text('Name of the campaign'),
  nameHint: text('Only you see it. Without one, it is the subject.'),
  language: text('Used for the unsubscribe line below your text and its page.'),
  schedule: {
    later: text('Send later'),
    at: text('Date and time'),
    timeZone: (name: string) => text('Your time zone: {name}', { name }),
    past: text('This time is over: it would be sent at once.'),
    incomplete: text('Please enter the whole date and time.'),
  },
  recipients: {
    valid: (count: number) =>
      text('{count, plural, one {# creator gets this mail} other {# creators get this mail}}', { count }),
    leftOut: (count: number) => text('{count} left out, and why', { count }),
    more: (count: number) => text('and {count} more', { count }),
    skipWritten: (count: number, days: number) =>
      text(
        'Leave out {count, plural, one {# creator} other {# creators}} who had a mail from you in the last {days} days',
        { count, days },
      ),
    /** Each follows the creator's name. */
    reasons: {
      no_email: text('has no e-mail address'),
      invalid_email: text('has an address that is none'),
      duplicate_address: text('has the same address as another chosen creator'),
      same_person: text('is the same person as another chosen creator'),
      missing_field: text('lacks a merge field without a fallback'),
      suppressed: text('is on your list of addresses that get nothing'),
      written_lately: text('had a mail from you lately'),
    } satisfies Record<LeftOutReason, string>,
    reasonWithDetail: (reason: string, detail: string) => text('{reason} ({detail})', { reason, detail }),
    missingField: (name: string) =>
      text('“{label}” is not known, and has no fallback', { label: nameMergeField(name) }),
  },
  preview: {
    title: text('Preview'),
    /** Label of the choice of a creator, whose name follows. */
    as: text('As it reaches'),
    previous: text('Previous creator'),
    next: text('Next creator'),
    to: textAs('recipient', 'To'),
    subject: text('Subject'),
    noSubject: text('no subject yet'),
    noAddress: text('no address'),
    mail: text('Which mail'),
    first: text('First mail'),
    frame: (name: string) => text('The mail as {name} gets it', { name }),
    failed: (reason: string) => text('The preview could not be made. {reason}', { reason }),
    notSent: (reason: string) => text('Gets no mail: {reason}.', { reason }),
    unknownFields: (names: readonly string[]) =>
      text('There is no merge field {names}.', {
        names: names.map((name) => `“${name}”`).join(textAs('between items', ', ')),
      }),
  },
  test: {
    send: text('Send a test to myself'),
    failed: (reason: string) => text('Failed to send the test mail: {reason}', { reason }),
  },
  send: text('Send Email'),
  schedulingSend: text('Schedule Email'),
  sending: text('Sending…'),
  failed: (reason: string) => text('Failed to send email: {reason}', { reason }),
  sent: {
    title: text('On its way'),
    scheduledTitle: text('Scheduled'),
    hint: text('You can close this window: sending goes on.'),
    campaign: text('Open the campaign'),
    done: text('Done'),
  },
} as const
