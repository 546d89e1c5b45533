import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { ColumnType, Generated, Selectable } from 'kysely'

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
  created_at: ColumnType<Date, Date | undefined, never>
}

export interface EmailSettingsTables {
  senders: Senders
  further_senders: FurtherSenders
  gmail_authorizations: GmailAuthorizations
}

export type SenderRow = Selectable<Senders>
export type FurtherSenderRow = Selectable<FurtherSenders>
export type GmailAuthorizationRow = Selectable<GmailAuthorizations>
