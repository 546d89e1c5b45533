import type { EmailProvider } from '@troupe/contract/mail/email-provider'

/** A plain address (`isEmailAddress`) with its display name, which may be empty. */
export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** A complete mail to one recipient. Names, subject and header values are one line each. */
export interface OutgoingMail {
  readonly from: MailAddress
  readonly to: MailAddress
  /** Plain address for answers; absent for that of `from`. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  /** Already sanitised. */
  readonly html: string
  /** `local@domain`, without brackets. Gmail may replace it. */
  readonly messageId: string
  /** Message-ID of the previous mail in the thread, without brackets; for follow-ups. */
  readonly inReplyTo?: string
  /** Message-IDs of the mails before, oldest first, the answered one last; absent: only the answered one. */
  readonly references?: readonly string[]
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The server's confirmation: the only proof that it accepted the mail. */
export interface MailReceipt {
  /** The server's id for the mail: the queue id in its reply, or Gmail's id; empty if there is none. */
  readonly serverId: string
  /** The server's reply, on one line. */
  readonly reply: string
}

/**
 * The kind of a failure decides how to proceed:
 * - `account`: the mailbox fails, not this mail: sign-in refused, access revoked, limit reached, server unreachable or
 *   unsafe. Nothing was accepted and the next mail would fail in the same way. Pause the mailbox.
 * - `recipient`: this recipient or this mail is refused permanently. Never try again.
 * - `temporary`: certainly not accepted, for a reason that may pass. Try again later.
 * - `unknown`: may have been accepted: all of it was sent when the connection or the reply was lost. Never retry
 *   automatically.
 */
export type MailErrorKind = 'account' | 'recipient' | 'temporary' | 'unknown'

interface MailErrorParts {
  readonly kind: MailErrorKind
  readonly code: string
  readonly text: string
  readonly bodySent: boolean
  readonly retryAt?: Date | undefined
  readonly cause?: unknown
}

/** Thrown when a mail was not, or not certainly, accepted. */
export class MailError extends Error {
  override readonly name = 'MailError'
  readonly kind: MailErrorKind
  /** Code of the server or the system: `550`, `421 4.7.0`, `ECONNREFUSED`, Gmail's `rateLimitExceeded`. */
  readonly code: string
  /** The reply, one line of at most 500 characters, without secrets; may be shown to the mailbox's owner. */
  readonly text: string
  /** Whether the mail's last byte was sent. */
  readonly bodySent: boolean
  /** When the server allows another attempt, if it said so. */
  readonly retryAt: Date | undefined

  constructor({ kind, code, text, bodySent, retryAt, cause }: MailErrorParts) {
    super(text, { cause })
    this.kind = kind
    this.code = code
    this.text = text
    this.bodySent = bodySent
    this.retryAt = retryAt
  }
}

/** Submits mails of one mailbox: at most one connection, one mail at a time. */
export interface MailTransport {
  /**
   * Submits one mail; connects when there is no connection and keeps it for the next mail. Never retries. Ends within 90
   * seconds.
   * @throws MailError, and nothing else.
   */
  send(mail: OutgoingMail): Promise<MailReceipt>
  /** Sends QUIT and closes the connection; the reply does not affect accepted mails. */
  close(): Promise<void>
}

/** Whether a user can send through a provider, and from which addresses. */
export interface MailSender {
  /** `missing`: the user has not configured it; `unavailable`: this installation does not offer it. */
  readonly state: 'ready' | 'missing' | 'unavailable'
  /** Sender addresses; the configured one first. Empty unless ready. */
  readonly addresses: readonly MailAddress[]
}

/** Id of a further mailbox; absent for the user's first one with the provider. */
export type FurtherSenderId = string | null | undefined

/** Access to the users' mailboxes. */
export interface MailTransports {
  findSender(userId: string, provider: EmailProvider, senderId?: FurtherSenderId): Promise<MailSender>
  /** The host that the user's mails leave through, in lower case; '' if it is not configured. */
  findSendingHost(userId: string, provider: EmailProvider, senderId?: FurtherSenderId): Promise<string>
  /** Whether mails through the provider leave this machine: false for a mail server on it, and for the sandbox. */
  leavesMachine(userId: string, provider: EmailProvider, senderId?: FurtherSenderId): Promise<boolean>
  /**
   * Creates a transport with the current settings. It does not connect yet and does not see later changes of the
   * settings: open another one after an account error.
   * @throws MailError of kind `account` when the provider is not ready.
   */
  openTransport(userId: string, provider: EmailProvider, senderId?: FurtherSenderId): Promise<MailTransport>
  /**
   * Makes a test connection: connects, signs in and quits without sending a mail, within 25 seconds.
   * @throws MailError, and nothing else, when the provider does not answer or is not ready.
   */
  probe(userId: string, provider: EmailProvider, senderId?: FurtherSenderId): Promise<void>
}
