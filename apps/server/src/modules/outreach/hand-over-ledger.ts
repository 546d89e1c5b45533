import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../clock.ts'
import type { Executor } from '../../database/database.ts'
import { seconds } from '../../durations.ts'
import type { Logger } from '../../logger.ts'
import type { Intent, Settlement } from './hand-over-repository.ts'
import * as handOvers from './hand-over-repository.ts'

interface Waiting<Entry, Result> {
  readonly entry: Entry
  resolve(result: Result): void
  reject(error: unknown): void
}

interface LedgerParts {
  readonly db: Executor
  readonly clock: Clock
  readonly log: Logger
  /** Id of this process, which hands over only for mailboxes that it serves. */
  readonly serverId: string
  /** For how long a mail is held that is being handed over, unless the hold is renewed. */
  readonly lease: number
}

/**
 * So long the first entry waits for others: a statement costs the database and us a millisecond, whether it is for one mail or
 * for ten.
 */
const gatherMs = 3
const longestSettlePause = seconds(5)

/**
 * Writes down what all lanes of this process are about to do and have done. While one statement is under way the next
 * entries gather, and go together: many lanes cost hardly more round trips than one.
 *
 * Outcomes are written before intents. So a lane that gives the outcome of one mail with the intent for the next has at most
 * one mail in hand in the database, and leaves at most one of unknown outcome when the process is killed.
 */
export class HandOverLedger {
  readonly #parts: LedgerParts
  readonly #intents: Waiting<Intent, boolean>[] = []
  readonly #settlements: Waiting<Settlement, void>[] = []
  #isWriting = false

  constructor(parts: LedgerParts) {
    this.#parts = parts
  }

  /**
   * Notes that a mail is about to be handed over; whether it may be. Once this resolves to true the fact is durable. When it
   * rejects nobody knows: the mail must not be sent.
   */
  handOver(intent: Intent): Promise<boolean> {
    return this.#add(this.#intents, intent)
  }

  /** Notes what an attempt came to. A database that is away is waited for: the outcome must not be lost. */
  settle(settlement: Settlement): Promise<void> {
    return this.#add(this.#settlements, settlement)
  }

  #add<Entry, Result>(waiting: Waiting<Entry, Result>[], entry: Entry): Promise<Result> {
    return new Promise((resolve, reject) => {
      waiting.push({ entry, resolve, reject })
      if (this.#isWriting) return
      this.#isWriting = true
      setTimeout(() => void this.#writeAll(), gatherMs)
    })
  }

  async #writeAll(): Promise<void> {
    while (this.#settlements.length > 0 || this.#intents.length > 0) {
      const settlements = this.#settlements.splice(0)
      const intents = this.#intents.splice(0)
      if (settlements.length > 0) await this.#writeSettlements(settlements)
      if (intents.length > 0) await this.#writeIntents(intents)
    }
    this.#isWriting = false
  }

  async #writeIntents(waiting: Waiting<Intent, boolean>[]): Promise<void> {
    const { db, clock, lease, serverId } = this.#parts
    const now = clock.now()
    try {
      const intents = waiting.map(({ entry }) => entry)
      const leaseUntil = new Date(now.getTime() + lease)
      const granted = await handOvers.recordIntents(db, intents, { now, leaseUntil, serverId })
      const refused = intents.filter(({ id }) => !granted.has(id))
      await handOvers.releaseRefused(db, refused, now)
      for (const { entry, resolve } of waiting) resolve(granted.has(entry.id))
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }

  async #writeSettlements(waiting: Waiting<Settlement, void>[]): Promise<void> {
    const { db, clock, log } = this.#parts
    const settlements = waiting.map(({ entry }) => entry)
    for (let tries = 1; ; tries++) {
      try {
        await handOvers.settle(db, settlements, clock.now())
        for (const { resolve } of waiting) resolve()
        return
      } catch (error) {
        log.warn({ err: error, tries }, 'outcomes of mails could not be stored yet')
        await pause(Math.min(100 * 2 ** tries, longestSettlePause), undefined, { ref: false })
      }
    }
  }
}
