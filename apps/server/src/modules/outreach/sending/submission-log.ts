import { setTimeout as pause } from 'node:timers/promises'
import type { Executor } from '../../../database/database.ts'
import type { Clock } from '../../../lib/clock.ts'
import { seconds } from '../../../lib/durations.ts'
import type { Logger } from '../../../lib/logger.ts'
import { pauseLeft } from '../mailboxes/pause-repository.ts'
import type { Intent, RecordedOutcome } from './submission-repository.ts'
import * as submissions from './submission-repository.ts'

interface Waiting<Entry, Result> {
  readonly entry: Entry
  resolve(result: Result): void
  reject(error: unknown): void
}

interface LogParts {
  readonly db: Executor
  readonly clock: Clock
  readonly log: Logger
  /** Id of this process; it submits only for mailboxes that it serves. */
  readonly serverId: string
  /** Lease of a mail being submitted, in milliseconds, unless renewed. */
  readonly lease: number
}

/** How long the first entry waits for others: a statement takes about a millisecond for one mail or for ten. */
const gatherMs = 3
const longestRetryPause = seconds(5)

/**
 * Records the submissions of all workers of this process in batches: entries that arrive while a statement runs go into the
 * next one, so many workers need hardly more round trips than one.
 *
 * Outcomes are written before intents. A worker that passes the outcome of one mail with the intent for the next therefore
 * has at most one mail in state `handing`, and leaves at most one of unknown outcome when the process is killed.
 */
export class SubmissionLog {
  readonly #parts: LogParts
  readonly #intents: Waiting<Intent, boolean>[] = []
  readonly #outcomes: Waiting<RecordedOutcome, void>[] = []
  #isWriting = false

  constructor(parts: LogParts) {
    this.#parts = parts
  }

  /**
   * Records that a mail is about to be submitted.
   * @returns whether it may be; once this resolves to true the intent is durable.
   * @throws what the database throws: it is then unknown whether the intent was stored, and the mail must not be sent.
   */
  recordIntent(intent: Intent): Promise<boolean> {
    return this.#add(this.#intents, intent)
  }

  /** Records the outcome of an attempt. Waits until the database is available: an outcome must not be lost. */
  recordOutcome(outcome: RecordedOutcome): Promise<void> {
    return this.#add(this.#outcomes, outcome)
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
    while (this.#outcomes.length > 0 || this.#intents.length > 0) {
      const outcomes = this.#outcomes.splice(0)
      const intents = this.#intents.splice(0)
      if (outcomes.length > 0) await this.#writeOutcomes(outcomes)
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
      const granted = await submissions.recordIntents(db, intents, { now, leaseUntil, serverId })
      const refused = intents.filter(({ id }) => !granted.has(id))
      await submissions.releaseRefused(db, refused, now)
      await pauseLeft(
        db,
        refused.map(({ id }) => id),
      )
      for (const { entry, resolve } of waiting) resolve(granted.has(entry.id))
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }

  async #writeOutcomes(waiting: Waiting<RecordedOutcome, void>[]): Promise<void> {
    const { db, clock, log } = this.#parts
    const outcomes = waiting.map(({ entry }) => entry)
    for (let tries = 1; ; tries++) {
      try {
        await submissions.recordOutcomes(db, outcomes, clock.now())
        for (const { resolve } of waiting) resolve()
        return
      } catch (error) {
        log.warn({ err: error, tries }, 'outcomes of mails could not be stored yet')
        await pause(Math.min(100 * 2 ** tries, longestRetryPause), undefined, { ref: false })
      }
    }
  }
}
