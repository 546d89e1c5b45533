import type { Database } from '../../../../database/database.ts'
import type { KeptContent } from '../../mails/mail-thread-repository.ts'
import type { Knowledge } from '../knowing/knowledge.ts'
import type { ParsedMail } from '../knowing/parsed-mail.ts'

export type Transaction = Database['kysely']

/** A mail that was sent, with its recipient. */
export interface SentMail {
  readonly id: string
  readonly message_id: string
  /** Whether that is the Message-ID of its last attempt, and not of one before it was sent again. */
  readonly is_current: boolean
  /** Whether it is not the campaign's mail that came back or was answered, but an answer of the user in the same exchange. */
  readonly is_own_answer: boolean
  readonly step: number
  readonly recipient_id: string
  readonly campaign_id: string
  readonly workspace_id: string
  /** The member who started the campaign; null once the account is gone. */
  readonly created_by: string | null
  /** Null: the creator was removed from the catalogue. */
  readonly creator_id: number | null
  readonly title: string
  /** The address that it went to. */
  readonly email: string | null
  readonly email_key: string | null
  /** The address that the campaign writes to; an answer of the user may have gone to another one. */
  readonly recipient_email: string | null
  readonly recipient_email_key: string | null
  /** The campaign's. */
  readonly subject: string
  readonly from_email: string
}

/** A mail that answers a mail of a campaign. */
export interface IncomingMail<Kind extends Knowledge = Knowledge> {
  readonly workspaceId: string
  /** The mailbox that it was found in. */
  readonly mailboxId: string
  /** Without brackets; unique per mail. */
  readonly messageId: string
  readonly receivedAt: Date
  readonly sent: SentMail
  readonly mail: Pick<ParsedMail, 'from' | 'subject' | 'text'>
  /** Layout and files; absent if they were not read. */
  readonly content?: KeptContent | undefined
  readonly knowledge: Kind
}

/** Input of a mail's effects. */
export interface Effect<Kind extends Knowledge = Knowledge> {
  readonly incoming: IncomingMail<Kind>
  /** Ids of all recipients of the workspace that are the same person or have the same address; they are locked. */
  readonly recipientIds: readonly string[]
  readonly now: Date
}
