import type {
  ImapAccount,
  MailboxReader,
  MailboxSession,
  MailFolder,
  ReadableMailbox,
  ReadingError,
} from '../../modules/outreach/incoming/mailbox-reader-port.ts'

interface KeptMail {
  readonly uid: number
  readonly receivedAt: Date
  readonly source: string
}

const uses: Readonly<Record<string, MailFolder['use']>> = { Junk: 'junk', Sent: 'sent' }

/** The mailboxes of all users, as one with several folders in memory. Counts what is read of it. */
export class TestReader implements MailboxReader {
  readonly #folders = new Map<string, KeptMail[]>([['INBOX', []]])
  #lastUid = 0
  uidValidity = '1'
  /** Undefined: SMTP is not configured. */
  smtp: ImapAccount | undefined = { host: 'smtp.brand.test', port: 587, user: 'hello@brand.test', pass: 'smtp-secret' }
  /** Accounts that were signed in with. */
  readonly accounts: ImapAccount[] = []
  /** If set, no account can sign in. */
  failure: ReadingError | undefined
  /** If set, the source of a mail is waited for. */
  hold: Promise<void> | undefined
  headsRead = 0
  sourcesRead = 0

  /** Puts a mail into a folder. Line breaks become those of mails. */
  deliver(source: string, receivedAt: Date, folder = 'INBOX'): void {
    const mail = { uid: ++this.#lastUid, receivedAt, source: source.replace(/\r?\n/g, '\r\n') }
    this.#folders.set(folder, [...(this.#folders.get(folder) ?? []), mail])
  }

  /** Gives every mail a new UID, as a server does that has lost its index. */
  renumber(): void {
    this.uidValidity = String(Number(this.uidValidity) + 1)
    this.#lastUid = 0
    for (const [folder, mails] of this.#folders) {
      const renumbered = mails.map((mail) => ({ ...mail, uid: ++this.#lastUid }))
      this.#folders.set(folder, renumbered)
    }
  }

  async findSmtpAccount(): Promise<ImapAccount | undefined> {
    return this.smtp
  }

  permits({ host }: { host: string }): boolean {
    return host !== '10.0.0.7'
  }

  async open({ account }: ReadableMailbox): Promise<MailboxSession> {
    if (account) this.accounts.push(account)
    if (this.failure) throw this.failure
    let mails: readonly KeptMail[] = []
    return {
      listFolders: async () => [...this.#folders.keys()].map((path) => ({ path, use: uses[path] ?? 'inbox' })),
      readPage: async (path, { position = '' }) => {
        const [validity, last] = position.split(':')
        const after = validity === this.uidValidity ? Number(last) : 0
        const next = (this.#folders.get(path) ?? []).filter(({ uid }) => uid > after)
        mails = next.slice(0, 100)
        this.headsRead += mails.length
        return {
          heads: mails.map(({ uid, receivedAt, source }) => ({
            ref: String(uid),
            receivedAt,
            headers: source.split('\r\n\r\n', 1)[0] ?? '',
          })),
          position: `${this.uidValidity}:${mails.at(-1)?.uid ?? after}`,
          hasMore: next.length > mails.length,
        }
      },
      readSource: async (ref, maxBytes) => {
        this.sourcesRead++
        await this.hold
        const source = mails.find(({ uid }) => String(uid) === ref)?.source
        return source === undefined ? undefined : Buffer.from(source).subarray(0, maxBytes)
      },
      close: async () => {},
    }
  }
}
