import type { EmailProvider } from '@troupe/contract/email-provider'

/** A plain address (`isEmailAddress`) with the name that is shown for it, or ''. */
export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** A whole mail to one recipient. Nothing in it is a header line: names, subject and headers are one line each. */
export interface OutgoingMail {
  readonly from: MailAddress
  readonly to: MailAddress
  readonly subject: string
  readonly text: string
  /** Sanitised before it comes here. */
  readonly html: string
  /** `local@domain`, without brackets. Gmail may put its own in its place. */
  readonly messageId: string
  /** The mail before in the same thread, without brackets; for follow-ups. */
  readonly inReplyTo?: string
  /** What else goes into the head, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The server has taken the mail over: the only proof that there is. */
export interface MailReceipt {
  /** How the server names the mail: the queue id in its reply, or Gmail's id; '' where it names none. */
  readonly serverId: string
  /** What it said, one line. */
  readonly reply: string
}

/**
 * What a failure is about, and so what may be done:
 * - `account`: the mailbox, not this mail: sign-in refused, access revoked, limit reached, server away or unsafe. Nothing was
 *   taken; the next mail would fail in the same way. Let the mailbox rest.
 * - `recipient`: this recipient or this mail is refused for good. Never try it again.
 * - `temporary`: it was surely not taken, for a reason that may pass. Try again later.
 * - `unknown`: it may have been taken: all of it had left when the connection or the answer was lost. Never try it again by itself.
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

/** Why a mail was not, or not surely, handed over. */
export class MailError extends Error {
  override readonly name = 'MailError'
  readonly kind: MailErrorKind
  /** What the server or the system called it: `550`, `421 4.7.0`, `ECONNREFUSED`, Gmail's `rateLimitExceeded`. */
  readonly code: string
  /** What was said, one line of at most 500 characters, without secrets; may be shown to the mailbox's owner. */
  readonly text: string
  /** Whether the mail's last byte had left. */
  readonly bodySent: boolean
  /** When the server said it may be tried again. */
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

/** One lane to one mailbox: at most one connection, one mail at a time. */
export interface MailTransport {
  /**
   * Hands one mail over; a connection is made when there is none and kept for the next. Nothing is ever tried twice in here.
   * It ends within 90 seconds, in a receipt or in an error.
   * @throws MailError, and nothing else.
   */
  send(mail: OutgoingMail): Promise<MailReceipt>
  /** Says goodbye and closes the connection; whatever the server answers to that, mails that were taken stay taken. */
  close(): Promise<void>
}

/** How a user's own mail can leave by a provider. */
export interface MailSender {
  /** `missing`: the user has not configured it; `unavailable`: nobody can use it on this installation. */
  readonly state: 'ready' | 'missing' | 'unavailable'
  /** Addresses that the mail may be from; the first is the one that is configured. Empty unless ready. */
  readonly addresses: readonly MailAddress[]
}

/** What outreach asks of whoever knows the users' mailboxes. */
export interface MailTransports {
  findSender(userId: string, provider: EmailProvider): Promise<MailSender>
  /**
   * Opens a lane with the settings as they are now; it does not connect yet, and does not see later changes of the settings:
   * open another after an error of the account.
   * @throws MailError of kind `account` when the provider is not ready.
   */
  openTransport(userId: string, provider: EmailProvider): Promise<MailTransport>
  /**
   * Tries whether the provider answers: connects, signs in, asks for nothing and says goodbye. It sends no mail and ends
   * within 25 seconds.
   * @throws MailError, and nothing else, when it does not answer or is not ready.
   */
  probe(userId: string, provider: EmailProvider): Promise<void>
}
