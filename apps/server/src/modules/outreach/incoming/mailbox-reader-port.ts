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

/** A folder of a mailbox, as it was when it was opened. */
export interface OpenFolder {
  /** When it changes, earlier UIDs of the folder have no meaning any more. */
  readonly uidValidity: string
  /** Greater than the UID of every mail in the folder. */
  readonly uidNext: number
}

/** Headers that are read of every mail. */
export interface MailHead {
  readonly uid: number
  readonly receivedAt: Date
  /** The source of some headers: those that tell what the mail answers, and whether it may be a report. */
  readonly headers: string
}

/**
 * A signed-in connection to one mailbox, of which nothing is changed: folders are opened for reading only, and mails stay
 * unread. All functions throw `ReadingError`, and nothing else.
 */
export interface MailboxSession {
  /** Folders in which answers arrive: the inbox, and that for junk if there is one. */
  listFolders(): Promise<readonly string[]>
  openFolder(path: string): Promise<OpenFolder>
  /** UIDs in the open folder that are greater than `after`, of mails that arrived on the day of `since` or later. */
  listUids(query: { after: number; since: Date }): Promise<readonly number[]>
  /** Reads the heads of these mails; those that are gone are left out. */
  readHeads(uids: readonly number[]): Promise<readonly MailHead[]>
  /** The beginning of a mail; undefined if it is gone. */
  readSource(uid: number, maxBytes: number): Promise<Buffer | undefined>
  close(): Promise<void>
}

/** Access to the users' mailboxes for reading. */
export interface MailboxReader {
  /** The account that mails leave through by SMTP; undefined until it is configured. */
  findSmtpAccount(userId: string): Promise<ImapAccount | undefined>
  /** Whether a user may enter this server. */
  permits(server: { host: string; port: number }): boolean
  /** Connects, encrypts and signs in, within 25 seconds. @throws ReadingError */
  open(account: ImapAccount): Promise<MailboxSession>
}

/** Reads no mailbox. */
export const noReader: MailboxReader = {
  findSmtpAccount: async () => undefined,
  permits: () => false,
  async open() {
    throw new ReadingError('not_ready', '')
  },
}
