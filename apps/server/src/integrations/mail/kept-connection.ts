import { seconds } from '../../lib/durations.ts'
import type { SmtpAccount } from '../../modules/email-settings/mail-probe-port.ts'
import type { DialSmtp } from './dial-smtp.ts'
import type { SmtpPhase } from './judge-smtp-failure.ts'
import { type Goodbye, type OpenConnection, openSmtpConnection } from './smtp-connection.ts'

/** One mail being submitted. */
export interface Attempt {
  phase: SmtpPhase
  /** Whether its failure was reported, after which nothing more of it may be sent. */
  isAbandoned: boolean
}

export interface KeptConnectionOptions {
  readonly dial: DialSmtp
  /** PEM of an additional authority, trusted only for servers on this machine. */
  readonly localAuthority: string | undefined
}

/** Mails per connection, since servers dislike connections that stay open forever. */
const maxMails = 100
/** Shorter than servers wait, so that this side closes the connection. */
const idleTime = seconds(15)

/** An SMTP connection that is opened for a mail and kept for the next ones. */
export class KeptConnection {
  readonly #account: SmtpAccount
  readonly #options: KeptConnectionOptions
  #current: OpenConnection | undefined
  #mails = 0
  #idleTimer: NodeJS.Timeout | undefined

  constructor(account: SmtpAccount, options: KeptConnectionOptions) {
    this.#account = account
    this.#options = options
  }

  /** The open connection, if there is one. */
  get current(): OpenConnection | undefined {
    return this.#current?.isOpen ? this.#current : undefined
  }

  hasSentBody(): boolean {
    return this.#current?.hasSentBody() ?? false
  }

  /** Connects for a waiting mail. */
  async open(attempt: Attempt): Promise<OpenConnection> {
    const { dial, localAuthority } = this.#options
    attempt.phase = 'opening'
    const socket = await dial(this.#account)
    const connection = await openSmtpConnection({ ...this.#account, socket, localAuthority })
    if (attempt.isAbandoned) {
      connection.destroy()
      throw new Error('It took too long to sign in')
    }
    attempt.phase = 'sending'
    this.#mails = 0
    this.#current = connection
    return connection
  }

  /** Stops the idle timer before a mail is sent. */
  busy(): void {
    clearTimeout(this.#idleTimer)
  }

  /** Counts a finished mail, and closes the connection at the limit or after it was idle. */
  rest(): void {
    this.#mails++
    if (this.#mails >= maxMails) void this.hangUp()
    else this.#idleTimer = setTimeout(() => void this.hangUp(), idleTime).unref()
  }

  /**
   * Resets the session after a refusal. After any other error its state on the server is unknown, so the connection is
   * closed.
   */
  async settle(error: unknown): Promise<void> {
    const connection = this.#current
    if (connection?.isOpen && hasReply(error)) await connection.reset().catch(() => connection.destroy())
    else connection?.destroy()
    if (!connection?.isOpen) this.#current = undefined
  }

  async hangUp(): Promise<Goodbye> {
    clearTimeout(this.#idleTimer)
    const connection = this.#current
    this.#current = undefined
    return connection ? connection.quit() : 'clean'
  }
}

/** Whether the server gave a reason and stays connected. A broken connection has no reply. */
export function hasReply(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Boolean(error.responseCode) && error.responseCode !== 421
}
