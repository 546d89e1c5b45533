import type { BounceCause, ReceivedMailKind } from '@troupe/contract/mail/received-mails'
import { text } from '../../../lib/language/text.ts'

/** Texts about the mails to one creator. */
export const creatorMailsTexts = {
  title: text('Your mails'),
  none: text('You have not written to this creator yet.'),
  failed: (reason: string) => text('Your mails could not be read. {reason}', { reason }),
  retry: text('Try again'),
  more: (count: number) => text('and {count} earlier', { count }),
  list: text('Mails to this creator, newest first'),
  listBoth: text('Mails to and from this creator, newest first'),
  receivedFailed: (reason: string) => text('Answers could not be read. {reason}', { reason }),
  kinds: {
    answer: text('Answer'),
    unsubscribe: text('Wants no more mails'),
    auto_answer: text('Automatic answer'),
    challenge: text('Asks to confirm the sender'),
    bounce: text('Came back'),
    complaint: text('Reported as spam'),
  } satisfies Record<ReceivedMailKind, string>,
  noSuchAddress: text('The address does not exist; nothing more is sent to it.'),
  later: text('Not delivered for a passing reason.'),
  causes: {
    unknown_address: text('The address does not exist; nothing more is sent to it.'),
    mailbox_full: text('The mailbox is full; the mail is sent again later.'),
    blocked: text('Their mail server does not take your mails.'),
    greylisted: text('Put off by the mail server; it is sent again later.'),
    delayed: text('The mail server has not delivered it yet, and still tries.'),
    too_large: text('The mail is too large for the mailbox.'),
    other: text('Not delivered for a passing reason.'),
  } satisfies Record<BounceCause, string>,
  awayUntil: (day: string) => text('Away until {day}', { day }),
  crossed: text('A follow-up left at the same moment.'),
  from: (sender: string) => text('from {sender}', { sender }),
  noSubject: text('(no subject)'),
  show: text('Show the text'),
  hide: text('Hide the text'),
  noText: text('The mail has no text.'),
  replied: text('Replied'),
  repliedHint: text('Stops follow-ups that are not sent yet.'),
  changeFailed: text('This could not be noted.'),
} as const
