import type { Clock } from '../../clock.ts'
import type { MailboxRow } from '../../database/outreach-tables.ts'
import { minutes, seconds } from '../../durations.ts'
import type { MailTransport, MailTransports } from './mail-transport-port.ts'

const idleLife = seconds(30)
/** After this a lane is opened anew, so that it learns of changed settings. */
const longestLife = minutes(5)

export interface Lane {
  readonly mailbox: Pick<MailboxRow, 'id' | 'user_id' | 'provider'>
  readonly transport: MailTransport
  readonly openedAt: number
  idleSince: number
}

/** The open lanes of this process. One that is put back is kept for a while, so that a slow pace does not sign in for each mail. */
export class MailLanes {
  readonly #transports: Pick<MailTransports, 'openTransport'>
  readonly #clock: Clock
  readonly #idle: Lane[] = []

  constructor(transports: Pick<MailTransports, 'openTransport'>, clock: Clock) {
    this.#transports = transports
    this.#clock = clock
  }

  /** @throws MailError of kind `account`. */
  async take(mailbox: Lane['mailbox']): Promise<Lane> {
    const index = this.#idle.findIndex((lane) => lane.mailbox.id === mailbox.id)
    const [lane] = index < 0 ? [] : this.#idle.splice(index, 1)
    if (lane) return lane
    const transport = await this.#transports.openTransport(mailbox.user_id, mailbox.provider)
    const now = this.#clock.now().getTime()
    return { mailbox, transport, openedAt: now, idleSince: now }
  }

  async putBack(lane: Lane): Promise<void> {
    lane.idleSince = this.#clock.now().getTime()
    if (lane.idleSince - lane.openedAt >= longestLife) await lane.transport.close()
    else this.#idle.push(lane)
  }

  /** Closes the idle lanes of a mailbox: its settings may be other ones when it is tried again. */
  async drop(mailboxId: string): Promise<void> {
    await this.#close((lane) => lane.mailbox.id === mailboxId)
  }

  hasLanesOf(mailboxId: string): boolean {
    return this.#idle.some((lane) => lane.mailbox.id === mailboxId)
  }

  async closeIdle(): Promise<void> {
    const now = this.#clock.now().getTime()
    await this.#close((lane) => now - lane.idleSince >= idleLife)
  }

  async closeAll(): Promise<void> {
    await this.#close(() => true)
  }

  async #close(isToClose: (lane: Lane) => boolean): Promise<void> {
    const lanes = this.#idle.splice(0)
    this.#idle.push(...lanes.filter((lane) => !isToClose(lane)))
    await Promise.all(lanes.filter(isToClose).map((lane) => lane.transport.close()))
  }
}
