import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { ReadingFailureKind } from '@troupe/contract/mail/mailbox-reading'

/** Credentials for an IMAP server. */
export interface ImapAccount {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly pass: string
}

/** Thrown when a mailbox cannot be read. The message is the server's reply or the cause; it contains no secret. */
export class ReadingError extends Error {
  override readonly name = 'ReadingError'
  readonly kind: ReadingFailureKind

  constructor(kind: ReadingFailureKind, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.kind = kind
  }
}

/** A mailbox that answers are read from, with its way in. */
export interface ReadableMailbox {
  readonly provider: EmailProvider
  readonly userId: string
  /** For a mailbox that is read over IMAP. */
  readonly account?: ImapAccount
}

/** A folder of a mailbox. */
export interface MailFolder {
  /** Its name on the server, or its id there. */
  readonly path: string
  readonly use: 'inbox' | 'junk' | 'sent'
}

/** Headers that are read of every mail. */
export interface MailHead {
  /** Names the mail in its folder as long as the session lasts. */
  readonly ref: string
  readonly receivedAt: Date
  /** The source of some headers: those that tell what the mail answers, and whether it may be a report. */
  readonly headers: string
}

/** The next mails of a folder. */
export interface MailPage {
  readonly heads: readonly MailHead[]
  /** Where the next page begins: a text of the server's own kind, which stays valid after the session. */
  readonly position: string
  /** Whether there are mails after this page. */
  readonly hasMore: boolean
  /** Mails that cannot be read and are passed over; absent where that does not happen. */
  readonly skipped?: number
}

/**
 * A signed-in connection to one mailbox, of which nothing is changed: folders are opened for reading only, and mails stay
 * unread. All functions throw `ReadingError`, and nothing else.
 */
export interface MailboxSession {
  /** The folders in which answers arrive, and that of sent mails if there is one. */
  listFolders(): Promise<readonly MailFolder[]>
  /**
   * Reads the heads of at most 100 mails that arrived after a position and from `since` on, or that are left from before.
   * Some from up to two days before `since` may be among them; those that are gone are left out. Begins anew, from `since`
   * on, without a position, or when the server no longer knows it.
   */
  readPage(folder: string, from: { position: string | undefined; since: Date }): Promise<MailPage>
  /** The beginning of a mail of the last page; undefined if it is gone. */
  readSource(ref: string, maxBytes: number): Promise<Buffer | undefined>
  /**
   * Waits until mails may have arrived in the inbox, for at most so many milliseconds, or until the signal. Absent where
   * the server does not tell of new mails.
   */
  waitForMail?(options: { longest: number; signal: AbortSignal }): Promise<void>
  close(): Promise<void>
}

/** Access to the users' mailboxes for reading. */
export interface MailboxReader {
  /**
   * The account that mails leave through by SMTP; undefined until it is configured. Without the id of a further mailbox it
   * is that of the user's first one.
   */
  findSmtpAccount(userId: string, senderId?: string | null): Promise<ImapAccount | undefined>
  /** Whether a user may enter this server. */
  permits(server: { host: string; port: number }): boolean
  /** Connects, encrypts and signs in, within 25 seconds. @throws ReadingError */
  open(mailbox: ReadableMailbox): Promise<MailboxSession>
}

/** Reads no mailbox. */
export const noReader: MailboxReader = {
  findSmtpAccount: async () => undefined,
  permits: () => false,
  async open() {
    throw new ReadingError('not_ready', '')
  },
}
