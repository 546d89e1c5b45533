import type { MailboxRow } from '../../../database/tables/outreach-tables.ts'
import type { Clock } from '../../../lib/clock.ts'
import { minutes, seconds } from '../../../lib/durations.ts'
import type { MailTransport, MailTransports } from '../context/mail-transport-port.ts'

const idleLife = seconds(30)
/** A connection is replaced after this time, so that changed settings take effect. */
const longestLife = minutes(5)

export interface MailConnection {
  readonly mailbox: Pick<MailboxRow, 'id' | 'user_id' | 'provider' | 'sender_id'>
  readonly transport: MailTransport
  readonly openedAt: number
  idleSince: number
}

/**
 * Pool of this process's connections. Idle ones are kept for a while, so that a slow pace does not require a sign-in
 * for each mail.
 */
export class MailConnections {
  readonly #transports: Pick<MailTransports, 'openTransport'>
  readonly #clock: Clock
  readonly #idle: MailConnection[] = []

  constructor(transports: Pick<MailTransports, 'openTransport'>, clock: Clock) {
    this.#transports = transports
    this.#clock = clock
  }

  /** @throws MailError of kind `account`. */
  async take(mailbox: MailConnection['mailbox']): Promise<MailConnection> {
    const index = this.#idle.findIndex((connection) => connection.mailbox.id === mailbox.id)
    const [connection] = index < 0 ? [] : this.#idle.splice(index, 1)
    if (connection) return connection
    const transport = await this.#transports.openTransport(mailbox.user_id, mailbox.provider, mailbox.sender_id)
    const now = this.#clock.now().getTime()
    return { mailbox, transport, openedAt: now, idleSince: now }
  }

  async putBack(connection: MailConnection): Promise<void> {
    connection.idleSince = this.#clock.now().getTime()
    if (connection.idleSince - connection.openedAt >= longestLife) await connection.transport.close()
    else this.#idle.push(connection)
  }

  /** Closes the idle connections of a mailbox, whose settings may have changed by the next attempt. */
  async drop(mailboxId: string): Promise<void> {
    await this.#close((connection) => connection.mailbox.id === mailboxId)
  }

  hasIdle(mailboxId: string): boolean {
    return this.#idle.some((connection) => connection.mailbox.id === mailboxId)
  }

  async closeIdle(): Promise<void> {
    const now = this.#clock.now().getTime()
    await this.#close((connection) => now - connection.idleSince >= idleLife)
  }

  async closeAll(): Promise<void> {
    await this.#close(() => true)
  }

  async #close(isToClose: (connection: MailConnection) => boolean): Promise<void> {
    const connections = this.#idle.splice(0)
    this.#idle.push(...connections.filter((connection) => !isToClose(connection)))
    await Promise.all(connections.filter(isToClose).map((connection) => connection.transport.close()))
  }
}
