import { randomUUID } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Executor } from '../../database/database.ts'
import type { MailboxRow } from '../../database/outreach-tables.ts'
import { seconds } from '../../durations.ts'
import * as serving from './serving-repository.ts'

/** A mailbox of a dead process is served by another after this; `renew` is to be called three times within it. */
const lease = seconds(10)

/**
 * The mailboxes that this process sends for. One process at a time does: so a mailbox has no more connections than it may,
 * however many nodes there are, and after a pause its first mail goes alone.
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

  /** The mailbox, for which this process may send from now on until it releases it; undefined when another process does. */
  async take(mailboxId: string): Promise<MailboxRow | undefined> {
    const mailbox = await serving.take(this.#db, mailboxId, this.#toServing())
    if (mailbox) this.#ids.add(mailboxId)
    return mailbox
  }

  async renew(): Promise<void> {
    await serving.renew(this.#db, [...this.#ids], this.#toServing())
  }

  /** Lets other processes serve the mailboxes that are not in use here. */
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
