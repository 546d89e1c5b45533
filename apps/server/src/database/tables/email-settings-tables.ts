import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { ThreadState } from '@troupe/contract/mail/inbox'
import type { ReadingFailureKind } from '@troupe/contract/mail/mailbox-reading'
import type { BounceCause, ReceivedMailKind } from '@troupe/contract/mail/received-mails'
import type { ThreadAnswerState } from '@troupe/contract/mail/thread-mails'
import type { ColumnType, Generated, Selectable } from 'kysely'

type CreatedAt = ColumnType<Date, Date | undefined, never>

/** A user's e-mail settings. Columns ending in `_sealed` are encrypted for this user (see `secret-box.ts`). */
interface Senders {
  user_id: string
  email_provider: EmailProvider
  smtp_host: string
  smtp_port: number
  smtp_user: string
  /** An address, or a name and an address. */
  smtp_from: string
  smtp_pass_sealed: string | null
  gmail_state: 'disconnected' | 'connected' | 'revoked'
  /** The account that is or was connected. */
  gmail_email: string | null
  gmail_since: Date | null
  /** Whether it may be read, too. */
  gmail_reads: Generated<boolean>
  gmail_refresh_token_sealed: string | null
  gmail_access_token_sealed: string | null
  gmail_access_expires_at: Date | null
  microsoft_state: Generated<'disconnected' | 'connected' | 'revoked'>
  /** The account that is or was connected. */
  microsoft_email: string | null
  /** Microsoft 365 lets through more mails in a day than Outlook.com. */
  microsoft_kind: 'personal' | 'organisation' | null
  /** Whether the tokens permit reading, too. */
  microsoft_reads: Generated<boolean>
  microsoft_since: Date | null
  microsoft_refresh_token_sealed: string | null
  microsoft_access_token_sealed: string | null
  microsoft_access_expires_at: Date | null
  updated_at: Date
}

/** SMTP settings of a mailbox beside the user's first one. */
interface FurtherSenders {
  id: Generated<string>
  user_id: string
  name: string
  smtp_host: string
  smtp_port: number
  smtp_user: string
  smtp_from: string
  smtp_pass_sealed: string | null
  created_at: Date
  /** Null unless the user has removed it; its mails keep their mailbox. */
  removed_at: Date | null
}

/** A connection to Gmail that was started and not completed; the row is deleted when it is used. */
interface GmailAuthorizations {
  /** SHA-256 of the OAuth state that passes through the browser. */
  state_hash: Buffer
  user_id: string
  /** The code verifier of PKCE (RFC 7636). */
  code_verifier_sealed: string
  /** The token exchange must name the same URI as the start. */
  redirect_uri: string
  expires_at: Date
  created_at: CreatedAt
}

/** As `gmail_authorizations`, for a Microsoft account. */
interface MicrosoftAuthorizations extends GmailAuthorizations {
  /** Whether reading was asked for, too. */
  reads: boolean
}

/** How a mailbox is read. No row: it is not. */
interface MailboxReadings {
  mailbox_id: string
  user_id: string
  /** The IMAP server; null for a mailbox that is read by its provider's own API. */
  host: string | null
  port: number | null
  /** User name; '' for that of SMTP. */
  login: string
  /** Encrypted for this user (see `secret-box.ts`); null for the password of SMTP. */
  pass_sealed: string | null
  /** The account that the positions in its folders belong to; null: not known yet. */
  account: Generated<string | null>
  /** Mails that arrived before are not looked at. */
  since: Date
  next_at: Date
  /** End of the lease of the process that reads it; null: none does. */
  served_until: Date | null
  last_read_at: Date | null
  /** All mails that arrived before have been looked at; null: not yet. */
  seen_until: Date | null
  /** Since when a follow-up waits for the mailbox to be read; null: none does. */
  awaited_since: Date | null
  /** Number of consecutive failures. */
  failures: Generated<number>
  failure: ReadingFailureKind | null
  failure_reply: Generated<string>
  /** Whether answers come to `name+tag@...`. */
  plus_address: Generated<boolean>
  /** Number of mails that were too large to read and were passed over. */
  skipped: Generated<number>
  created_at: CreatedAt
}

/** How far a folder was read. */
interface MailboxFolders {
  mailbox_id: string
  path: string
  /** Where the next mails begin, as the wire of the mailbox writes it. */
  position: string
  /** For sent mails: the time of the newest mail of unknown outcome that the folder was searched for from the start. */
  searched_for: Date | null
}

/** A mail that answers a mail of a campaign. */
interface ReceivedMails {
  id: Generated<string>
  workspace_id: string
  recipient_id: string
  campaign_id: string
  /** The row of `messages` that it answers. */
  answers_id: string
  /** The mailbox that it was found in; null: it was removed. */
  mailbox_id: string | null
  /** Its `Message-ID` header without brackets, or a hash if it has none. */
  message_id: string
  kind: ReceivedMailKind
  from_name: string
  from_address: string
  subject: string
  /** Plain text; at most 20,000 characters. */
  text: string
  /** For a bounce: whether the address is permanently wrong. */
  is_permanent: boolean | null
  /** For a bounce: the enhanced status code. */
  status: string | null
  /** For a bounce: its cause; null in rows of releases before it was stored. */
  cause: BounceCause | null
  /** For an auto-answer: the day (its start in UTC) from which on the person is back, if it says so. */
  away_until: Date | null
  /** For an answer: whether a follow-up left after it had arrived and before it was read. */
  is_crossed: Generated<boolean>
  /** Whether only its beginning was read so far. */
  is_cut: Generated<boolean>
  /** Null only while it is stored, and for auto-answers and bounces without a thread. */
  thread_id: Generated<string | null>
  /** Its own layout, as it came; null: it has none, or it was not kept. */
  html: Generated<string | null>
  /** Where answers go; null for the address that it came from. */
  reply_to: Generated<string | null>
  received_at: Date
  created_at: CreatedAt
}

/** A conversation by mail of a user with a creator. */
interface MailThreads {
  id: Generated<string>
  workspace_id: string
  /** Null: the creator was removed from the catalogue. Then it is the thread of the recipient. */
  creator_id: number | null
  /** Recipient of the campaign that was answered last; null: its campaign is gone. */
  recipient_id: string | null
  state: Generated<ThreadState>
  unread: Generated<boolean>
  snoozed_until: Date | null
  note: Generated<string>
  /** Id of the assigned member; null: not assigned. */
  assigned_to: Generated<string | null>
  next_step_at: Date | null
  next_step_text: Generated<string>
  /** Whether its user was notified of the next step. */
  next_step_told: Generated<boolean>
  /** HTML of an unfinished answer; null: there is none. */
  draft: string | null
  /** Changes with each save of the draft. */
  draft_revision: string | null
  draft_at: Date | null
  /** Time of the newest received mail or answer. */
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
  workspace_id: string
  /** The member who made it; null once the account is gone. */
  created_by: string | null
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

export interface EmailSettingsTables {
  senders: Senders
  further_senders: FurtherSenders
  gmail_authorizations: GmailAuthorizations
  microsoft_authorizations: MicrosoftAuthorizations
  mailbox_readings: MailboxReadings
  mailbox_folders: MailboxFolders
  received_mails: ReceivedMails
  received_attachments: ReceivedAttachments
  mail_threads: MailThreads
  thread_answers: ThreadAnswers
}

export type SenderRow = Selectable<Senders>
export type FurtherSenderRow = Selectable<FurtherSenders>
export type GmailAuthorizationRow = Selectable<GmailAuthorizations>
export type MicrosoftAuthorizationRow = Selectable<MicrosoftAuthorizations>
export type MailboxReadingRow = Selectable<MailboxReadings>
export type ReceivedMailRow = Selectable<ReceivedMails>
export type MailThreadRow = Selectable<MailThreads>
export type ReceivedAttachmentRow = Selectable<ReceivedAttachments>
export type ThreadAnswerRow = Selectable<ThreadAnswers>
