import type { ThreadState } from '@troupe/contract/mail/inbox'
import type { ReceivedMailKind } from '@troupe/contract/mail/received-mails'
import type { ThreadAnswerState } from '@troupe/contract/mail/thread-mails'
import { text, textAs } from '../../../../lib/language/text.ts'

/** Texts of the inbox's list and threads. */
export const inboxTexts = {
  title: text('Inbox'),
  views: {
    label: text('Conversations by state'),
    open: text('Open'),
    waiting: text('Waiting'),
    done: text('Done'),
    snoozed: text('Snoozed'),
  },
  states: {
    open: text('Open'),
    waiting: text('Waiting'),
    done: text('Done'),
  } satisfies Record<ThreadState, string>,
  search: text('Search persons and texts'),
  everywhere: text('Found in all conversations'),
  list: text('Conversations, those with the newest mail first'),
  loading: text('Loading conversations'),
  failed: text('The conversations could not be read'),
  retry: text('Try again'),
  more: text('Show more'),
  unread: text('Unread'),
  you: (excerpt: string) => text('You: {excerpt}', { excerpt }),
  noText: text('(no text)'),
  noSubject: text('(no subject)'),
  draft: text('Draft'),
  snoozedUntil: text('Snoozed until'),
  reminder: text('Reminder:'),
  keys: text('Keys'),
  empty: {
    never: {
      title: text('No conversations yet'),
      text: text(
        'When creators answer your mails, you read and answer them here. For this, let Troupe read the answers in your mailbox.',
      ),
      action: text('Set up reading'),
    },
    read: {
      title: text('No conversations yet'),
      text: text('When creators answer your mails, you read and answer them here.'),
    },
    open: { title: text('Nothing to answer'), text: text('Answers that arrive are shown here.') },
    waiting: { title: text('You wait for no one'), text: text('Conversations in which you wrote last are here.') },
    done: { title: text('Nothing is done yet'), text: text('Conversations that you finish are here.') },
    snoozed: { title: text('Nothing is snoozed'), text: text('Conversations that are to come back later are here.') },
    assigned: { title: text('Nothing here'), text: text('No conversation of this list is assigned like this.') },
    found: { title: text('Nothing found'), text: text('No conversation has all of these words.') },
  },
  unreadMailboxes: {
    title: (count: number) =>
      text('{count, plural, one {Your mailbox cannot be read} other {One of your mailboxes cannot be read}}', {
        count,
      }),
    action: text('Email settings'),
  },
  choose: {
    title: text('Choose a conversation'),
    text: text('Its mails, and what you know of the creator, are shown here.'),
  },
  kinds: {
    answer: text('Answer'),
    unsubscribe: text('Wants no more mails'),
    auto_answer: text('Automatic answer'),
    challenge: text('Asks to confirm the sender'),
    bounce: text('Came back'),
    complaint: text('Reported as spam'),
  } satisfies Record<ReceivedMailKind, string>,
  delayed: text('Not delivered yet'),
  answerStates: {
    queued: text('Being sent'),
    sending: text('Being sent'),
    sent: text('Sent'),
    failed: textAs('state of a mail', 'Not sent'),
    unknown: text('Outcome unknown'),
  } satisfies Record<ThreadAnswerState, string>,
  changeFailed: text('This could not be changed.'),
} as const

/** Texts about the keys of the inbox. */
export const inboxKeyTexts = {
  next: text('Next conversation'),
  previous: text('Previous conversation'),
  open: text('Open the conversation'),
  answer: text('Answer'),
  done: text('Done, or open again'),
  snooze: text('Snooze'),
  unread: text('Mark as unread, or as read'),
  search: text('Go to the search'),
  help: text('Show these keys'),
  hint: text('Tab and Enter always work.'),
} as const
