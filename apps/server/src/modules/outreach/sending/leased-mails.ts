import type { Executor } from '../../../database/database.ts'
import type { Clock } from '../../../lib/clock.ts'
import * as claims from './claim-repository.ts'

interface LeasedMail {
  readonly id: string
  readonly fence: number
}

/**
 * The mails that this process has claimed or is submitting. It renews their leases as long as it lives, so leases can be
 * short and the mails of a dead process are found soon.
 */
export class LeasedMails {
  readonly #mails = new Map<string, LeasedMail>()
  readonly #db: Executor
  readonly #clock: Clock
  readonly #lease: number

  constructor(db: Executor, clock: Clock, lease: number) {
    this.#db = db
    this.#clock = clock
    this.#lease = lease
  }

  add(mails: readonly LeasedMail[]): void {
    for (const { id, fence } of mails) this.#mails.set(id, { id, fence })
  }

  remove(mails: readonly Pick<LeasedMail, 'id'>[]): void {
    for (const { id } of mails) this.#mails.delete(id)
  }

  async renew(): Promise<void> {
    const leaseUntil = new Date(this.#clock.now().getTime() + this.#lease)
    await claims.renew(this.#db, [...this.#mails.values()], leaseUntil)
  }
}
