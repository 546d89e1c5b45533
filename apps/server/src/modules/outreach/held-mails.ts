import type { Clock } from '../../clock.ts'
import type { Executor } from '../../database/database.ts'
import * as claims from './claim-repository.ts'

interface Held {
  readonly id: string
  readonly fence: number
}

/**
 * The mails that this process has claimed or is handing over. As long as it lives it renews their leases, so that a lease
 * can be short and what a dead process left is found soon.
 */
export class HeldMails {
  readonly #held = new Map<string, Held>()
  readonly #db: Executor
  readonly #clock: Clock
  readonly #lease: number

  constructor(db: Executor, clock: Clock, lease: number) {
    this.#db = db
    this.#clock = clock
    this.#lease = lease
  }

  hold(mails: readonly Held[]): void {
    for (const { id, fence } of mails) this.#held.set(id, { id, fence })
  }

  release(mails: readonly Pick<Held, 'id'>[]): void {
    for (const { id } of mails) this.#held.delete(id)
  }

  async renew(): Promise<void> {
    const leaseUntil = new Date(this.#clock.now().getTime() + this.#lease)
    await claims.renew(this.#db, [...this.#held.values()], leaseUntil)
  }
}
