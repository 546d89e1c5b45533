import type { ThreadState } from '@troupe/contract/mail/inbox'
import type { ThreadAnswerState } from '@troupe/contract/mail/thread-mails'
import type { ColumnType, Generated, Selectable } from 'kysely'

type CreatedAt = ColumnType<Date, Date | undefined, never>

/** A conversation by mail of a user with a creator. */
interface MailThreads {
  id: Generated<string>
  user_id: string
  /** Null: the creator was removed from the catalogue. Then it is the thread of the recipient. */
  creator_id: number | null
  /** Recipient of the campaign that was answered last; null: its campaign is gone. */
  recipient_id: string | null
  state: Generated<ThreadState>
  unread: Generated<boolean>
  snoozed_until: Date | null
  note: Generated<string>
  next_step_at: Date | null
  next_step_text: Generated<string>
  /** Whether its user was notified of the next step. */
  next_step_told: Generated<boolean>
  /** HTML of an unfinished answer; null: there is none. */
  draft: string | null
  /** Changes with each save of the draft. */
  draft_revision: string | null
  draft_at: Date | null
  /** Of the newest received mail or answer. */
  last_mail_at: Date
  last_answer_at: Date | null
  /** Incremented by each change, so that streams notice it. */
  changes: Generated<number>
  created_at: CreatedAt
}

/** A file that came with a received mail. */
interface ReceivedAttachments {
  id: Generated<string>
  mail_id: string
  position: number
  name: string
  type: string
  /** In bytes; 0 if it is not known. */
  size: number
  /** By which the mail's HTML refers to it. */
  content_id: string | null
  /** Null: too large to be kept. */
  content: Buffer | null
}

/** A mail that a user has written in a thread. */
interface ThreadAnswers {
  id: Generated<string>
  user_id: string
  thread_id: string
  recipient_id: string
  /** The row of `messages` that began the exchange. */
  sent_id: string
  mailbox_id: string
  from_name: string
  from_email: string
  to_name: string
  to_email: string
  subject: string
  /** HTML from the editor. */
  body: string
  /** The mail as it leaves. */
  html: string
  text: string
  /** Message-ID of the answered mail, without brackets. */
  in_reply_to: string | null
  /** Message-IDs of the mails before, oldest first. */
  reference_ids: ColumnType<string[], string[] | undefined, string[]>
  /** Set when it is handed to the mail server. */
  message_id: string | null
  state: ThreadAnswerState
  /** The mail server's reply, where it was not accepted. */
  detail: string | null
  due_at: Date
  attempts: Generated<number>
  /** Number of times its user had it sent again. */
  resends: Generated<number>
  /** Incremented by each claim, so that a process whose lease expired cannot record an outcome. */
  fence: Generated<number>
  lease_until: Date | null
  idempotency_key: string | null
  /** Tells whether a repeated call with the same key has the same content. */
  request_hash: string
  sent_at: Date | null
  created_at: CreatedAt
  updated_at: Date
}

export interface InboxTables {
  mail_threads: MailThreads
  received_attachments: ReceivedAttachments
  thread_answers: ThreadAnswers
}

export type MailThreadRow = Selectable<MailThreads>
export type ReceivedAttachmentRow = Selectable<ReceivedAttachments>
export type ThreadAnswerRow = Selectable<ThreadAnswers>
