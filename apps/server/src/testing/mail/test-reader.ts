import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import {
  type ImapAccount,
  type MailboxReader,
  type MailboxSession,
  type MailFolder,
  type ReadableMailbox,
  ReadingError,
} from '../../modules/outreach/incoming/mailbox-reader-port.ts'

interface KeptMail {
  readonly uid: number
  readonly receivedAt: Date
  readonly source: string
}

const uses: Readonly<Record<string, MailFolder['use']>> = { Junk: 'junk', Sent: 'sent' }

/** The mailboxes of all users, as one with several folders in memory. Counts what is read of it. */
/** As much as is read over IMAP. */
const longestHead = 1_000_000

export class TestReader implements MailboxReader {
  readonly #folders = new Map<string, KeptMail[]>([['INBOX', []]])
  #lastUid = 0
  uidValidity = '1'
  /** Undefined: SMTP is not configured. */
  smtp: ImapAccount | undefined = { host: 'smtp.brand.test', port: 587, user: 'hello@brand.test', pass: 'smtp-secret' }
  /** Accounts that were signed in with. */
  readonly accounts: ImapAccount[] = []
  /** Providers whose own API was signed in to. */
  readonly providers: EmailProvider[] = []
  /** If set, no account can sign in. */
  failure: Error | undefined
  /** If set, the source of a mail is waited for. */
  hold: Promise<void> | undefined
  /** The connection is lost while more bytes of a mail are read. */
  longestRead = Number.POSITIVE_INFINITY
  /** Whether sessions tell of new mails. */
  tells = false
  /** Open sessions that wait for mails. */
  readonly waits = new Set<{ end(): void; lose(): void }>()
  sessionsClosed = 0
  headsRead = 0
  sourcesRead = 0

  /** Puts a mail into a folder. Line breaks become those of mails. */
  deliver(source: string, receivedAt: Date, folder = 'INBOX'): void {
    const mail = { uid: ++this.#lastUid, receivedAt, source: source.replace(/\r?\n/g, '\r\n') }
    this.#folders.set(folder, [...(this.#folders.get(folder) ?? []), mail])
    for (const wait of this.waits) wait.end()
  }

  /** Waits, without a limit, for the next mail. */
  async #waitForMail(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const wait = { end: resolve, lose: () => reject(new ReadingError('timeout', '')) }
    this.waits.add(wait)
    signal.addEventListener('abort', () => resolve())
    await promise.finally(() => this.waits.delete(wait))
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

  async findSmtpAccount(_userId: string, senderId?: string | null): Promise<ImapAccount | undefined> {
    return this.smtp && senderId ? { ...this.smtp, user: `further@${this.smtp.host}` } : this.smtp
  }

  permits({ host }: { host: string }): boolean {
    return host !== '10.0.0.7'
  }

  async open(mailbox: ReadableMailbox): Promise<MailboxSession> {
    const { provider, account } = mailbox
    if (account) this.accounts.push(account)
    else this.providers.push(provider)
    if (this.failure) throw this.failure
    let mails: readonly KeptMail[] = []
    return {
      listFolders: async () => [...this.#folders.keys()].map((path) => ({ path, use: uses[path] ?? 'inbox' })),
      readPage: async (path, { position = '' }) => {
        const [validity, last] = position.split(':')
        const after = validity === this.uidValidity ? Number(last) : 0
        const next = (this.#folders.get(path) ?? []).filter(({ uid }) => uid > after)
        const page = next.slice(0, 100)
        mails = page.filter(({ source }) => source.indexOf('\r\n\r\n') < longestHead)
        this.headsRead += mails.length
        return {
          skipped: page.length - mails.length,
          heads: mails.map(({ uid, receivedAt, source }) => ({
            ref: String(uid),
            receivedAt,
            headers: source.split('\r\n\r\n', 1)[0] ?? '',
          })),
          position: `${this.uidValidity}:${page.at(-1)?.uid ?? after}`,
          hasMore: next.length > page.length,
        }
      },
      readSource: async (ref, maxBytes) => {
        this.sourcesRead++
        await this.hold
        if (maxBytes > this.longestRead) throw new ReadingError('timeout', '')
        const source = mails.find(({ uid }) => String(uid) === ref)?.source
        return source === undefined ? undefined : Buffer.from(source).subarray(0, maxBytes)
      },
      ...(this.tells ? { waitForMail: ({ signal }) => this.#waitForMail(signal) } : {}),
      close: async () => {
        this.sessionsClosed++
      },
    }
  }
}
