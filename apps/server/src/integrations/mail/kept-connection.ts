import { seconds } from '../../lib/durations.ts'
import type { SmtpAccount } from '../../modules/email-settings/mail-probe-port.ts'
import type { DialSmtp } from './dial-smtp.ts'
import type { SmtpPhase } from './judge-smtp-failure.ts'
import { type Goodbye, type OpenConnection, openSmtpConnection } from './smtp-connection.ts'

/** One mail on its way. */
export interface Attempt {
  phase: SmtpPhase
  /** Its failure was reported: nothing more may be sent of it. */
  isAbandoned: boolean
}

export interface KeptConnectionOptions {
  readonly dial: DialSmtp
  /** PEM of a further authority, trusted for servers on this machine only. */
  readonly localAuthority: string | undefined
}

/** Servers do not like connections that stay for ever. */
const maxMails = 100
/** Shorter than servers wait, so that we are the one who hangs up. */
const idleTime = seconds(15)

/** One SMTP connection, opened for a mail and kept for the next ones. */
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

  /** The connection, where one is open. */
  get current(): OpenConnection | undefined {
    return this.#current?.isOpen ? this.#current : undefined
  }

  hasSentBody(): boolean {
    return this.#current?.hasSentBody() ?? false
  }

  /** Connects, for a mail that waits for it. */
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

  /** A mail is about to come. */
  busy(): void {
    clearTimeout(this.#idleTimer)
  }

  /** No mail is in hand any more; the next one had better come soon. */
  rest(): void {
    this.#mails++
    if (this.#mails >= maxMails) void this.hangUp()
    else this.#idleTimer = setTimeout(() => void this.hangUp(), idleTime).unref()
  }

  /** After a refusal the session goes on; after any other error its state on the server is unknown. */
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

/** Whether the server said why and stays; a connection that broke has no reply. */
export function hasReply(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Boolean(error.responseCode) && error.responseCode !== 421
}
