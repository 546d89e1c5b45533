import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { ReadingFailureKind } from '@troupe/contract/mail/mailbox-reading'
import type { ReceivedMailKind } from '@troupe/contract/mail/received-mails'
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
  /** Mails that arrived before are not looked at. */
  since: Date
  next_at: Date
  /** End of the lease of the process that reads it; null: none does. */
  served_until: Date | null
  last_read_at: Date | null
  /** Number of consecutive failures. */
  failures: Generated<number>
  failure: ReadingFailureKind | null
  failure_reply: Generated<string>
  /** Whether answers come to `name+tag@...`. */
  plus_address: Generated<boolean>
  created_at: CreatedAt
}

/** How far a folder was read. */
interface MailboxFolders {
  mailbox_id: string
  path: string
  /** Where the next mails begin, as the wire of the mailbox writes it. */
  position: string
}

/** A mail that answers a mail of a campaign. */
interface ReceivedMails {
  id: Generated<string>
  user_id: string
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
  cause: string | null
  /** For an auto-answer: when the person is back, if it says so. */
  away_until: Date | null
  received_at: Date
  created_at: CreatedAt
}

export interface EmailSettingsTables {
  senders: Senders
  further_senders: FurtherSenders
  gmail_authorizations: GmailAuthorizations
  microsoft_authorizations: MicrosoftAuthorizations
  mailbox_readings: MailboxReadings
  mailbox_folders: MailboxFolders
  received_mails: ReceivedMails
}

export type SenderRow = Selectable<Senders>
export type FurtherSenderRow = Selectable<FurtherSenders>
export type GmailAuthorizationRow = Selectable<GmailAuthorizations>
export type MicrosoftAuthorizationRow = Selectable<MicrosoftAuthorizations>
export type MailboxReadingRow = Selectable<MailboxReadings>
export type ReceivedMailRow = Selectable<ReceivedMails>
