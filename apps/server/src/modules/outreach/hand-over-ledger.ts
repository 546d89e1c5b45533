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
 * entries of its kind gather, and go together: many lanes cost hardly more round trips than one.
 */
export class HandOverLedger {
  readonly #parts: LedgerParts
  readonly #intents = new Gathering<Intent, boolean>((waiting) => this.#writeIntents(waiting))
  readonly #settlements = new Gathering<Settlement, void>((waiting) => this.#writeSettlements(waiting))

  constructor(parts: LedgerParts) {
    this.#parts = parts
  }

  /**
   * Notes that a mail is about to be handed over; whether it may be. Once this resolves to true the fact is durable. When it
   * rejects nobody knows: the mail must not be sent.
   */
  handOver(intent: Intent): Promise<boolean> {
    return this.#intents.add(intent)
  }

  /** Notes what an attempt came to. A database that is away is waited for: the outcome must not be lost. */
  settle(settlement: Settlement): Promise<void> {
    return this.#settlements.add(settlement)
  }

  async #writeIntents(waiting: Waiting<Intent, boolean>[]): Promise<void> {
    const { db, clock, lease } = this.#parts
    const now = clock.now()
    try {
      const intents = waiting.map(({ entry }) => entry)
      const granted = await handOvers.recordIntents(db, intents, { now, leaseUntil: new Date(now.getTime() + lease) })
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

/** Entries that are written together, one bunch after the other. */
class Gathering<Entry, Result> {
  readonly #write: (waiting: Waiting<Entry, Result>[]) => Promise<void>
  readonly #waiting: Waiting<Entry, Result>[] = []
  #isWriting = false

  /** @param write settles every entry it is given, and never rejects. */
  constructor(write: (waiting: Waiting<Entry, Result>[]) => Promise<void>) {
    this.#write = write
  }

  add(entry: Entry): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject })
      if (this.#isWriting) return
      this.#isWriting = true
      setTimeout(() => void this.#writeAll(), gatherMs)
    })
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0))
    this.#isWriting = false
  }
}
