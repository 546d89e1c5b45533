import { text, textAs } from '../../../../lib/language/text.ts'

/** Texts about what is written in a campaign. */
export const writtenTexts = {
  title: text('Mails of this campaign'),
  failed: text('The texts could not be read'),
  loading: text('Reading the texts'),
  show: text('Show the text'),
  subject: text('Subject'),
  sameThread: text('In the thread of the first mail'),
  frame: (mail: string) => text('Text of: {mail}', { mail }),
  earlier: (count: number) =>
    text('{count, plural, one {Earlier text, in # mail} other {Earlier text, in # mails}}', { count }),
  change: text('Change the text'),
  changeOf: (mail: string) => text('Change the text of: {mail}', { mail }),
  dialog: {
    title: (mail: string) => text('Change the text: {mail}', { mail }),
    close: text('Close'),
    opening: text('Opening the editor'),
    threadSubject: text('Subject (empty: in the same thread)'),
    body: textAs('body of a mail', 'Message'),
    /** Number of mails that get the new text, and of those that left with the old one. */
    reach: (count: number, left: number) =>
      left === 0
        ? text('{count, plural, one {# mail gets the new text.} other {# mails get the new text.}}', { count })
        : text(
            '{count, plural, one {# mail gets the new text.} other {# mails get the new text.}} {left, plural, one {It is too late for # mail, which has left.} other {It is too late for # mails, which have left.}}',
            { count, left },
          ),
    whileOpen: text('Mails may leave while you write: pause the campaign first if none should.'),
    incomplete: text('Please fill in both subject and body'),
    submit: (count: number) => text('{count, plural, one {Change # mail} other {Change # mails}}', { count }),
    cancel: text('Cancel'),
    failed: (reason: string) => text('The text was not changed: {reason}', { reason }),
    discardTitle: text('Discard the new text?'),
    discardText: text('What you have changed is lost.'),
    discard: text('Discard'),
  },
} as const
