import { randomUUID } from 'node:crypto'
import type { Executor } from '../../../database/database.ts'
import type { MailboxRow } from '../../../database/tables/outreach-tables.ts'
import type { Clock } from '../../../lib/clock.ts'
import { seconds } from '../../../lib/durations.ts'
import * as serving from './serving-repository.ts'

/** Time after which another process may serve a dead process's mailbox. Call `renew` at least three times within it. */
const lease = seconds(10)

/**
 * The mailboxes that this process sends for. One process at a time serves a mailbox, so its limit of connections holds
 * however many nodes there are, and its first mail after a pause is sent alone.
 */
export class ServedMailboxes {
  readonly serverId = randomUUID()
  readonly #ids = new Set<string>()
  readonly #db: Executor
  readonly #clock: Clock

  constructor(db: Executor, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Takes over a mailbox until it is released. @returns undefined if another process serves it. */
  async take(mailboxId: string): Promise<MailboxRow | undefined> {
    const mailbox = await serving.take(this.#db, mailboxId, this.#toServing())
    if (mailbox) this.#ids.add(mailboxId)
    return mailbox
  }

  async renew(): Promise<void> {
    await serving.renew(this.#db, [...this.#ids], this.#toServing())
  }

  /** Releases the mailboxes that are not in use here. */
  async release(isInUse: (mailboxId: string) => boolean): Promise<void> {
    const unused = [...this.#ids].filter((id) => !isInUse(id))
    for (const id of unused) this.#ids.delete(id)
    await serving.release(this.#db, unused, this.serverId)
  }

  #toServing() {
    const now = this.#clock.now()
    return { serverId: this.serverId, now, until: new Date(now.getTime() + lease) }
  }
}
