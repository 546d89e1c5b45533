import type { Database } from '../../../database/database.ts'
import type { MailboxRow } from '../../../database/tables/outreach-tables.ts'
import type { Clock } from '../../../lib/clock.ts'
import { minutes, seconds } from '../../../lib/durations.ts'
import type { Logger } from '../../../lib/logger.ts'
import { isResting } from '../mailboxes/mailbox-pauses.ts'
import * as mailboxes from '../mailboxes/mailbox-repository.ts'
import type { ClaimedMail } from './claim-repository.ts'
import * as claims from './claim-repository.ts'
import type { LeasedMails } from './leased-mails.ts'
import * as gate from './reading-gate-repository.ts'
import { countAllowed, toGap } from './sending-pace.ts'
import { findOpenReaders } from './sending-window.ts'

/** The next batch is claimed when this many mails are left, so that workers do not wait for it. */
const claimMoreAt = 40
/** Pause before another look at a mailbox outside its sending window or at its daily limit. */
const closedPause = minutes(1)
/** Pause before another look at a mailbox whose follow-ups wait until it was read. */
const unreadPause = seconds(3)

interface BatchParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
  readonly leased: LeasedMails
  /** Id of this process; it claims only for mailboxes that it serves. */
  readonly serverId: string
  /** Lease of a claimed mail in milliseconds, unless renewed. */
  readonly lease: number
  /** Numbers from 0 to 1. */
  readonly random: () => number
}

/**
 * The claimed mails of one mailbox, for the workers of this process. Claims more as they are taken, within the mailbox's
 * pace: limits are checked under the lock of its row, so they hold across all nodes.
 */
export class ClaimedBatch {
  readonly #parts: BatchParts
  readonly #mailbox: Pick<MailboxRow, 'id'>
  readonly #ready: ClaimedMail[] = []
  #claiming: Promise<void> | undefined
  #isOver = false
  #readyAt: Date | undefined

  constructor(parts: BatchParts, mailbox: Pick<MailboxRow, 'id'>) {
    this.#parts = parts
    this.#mailbox = mailbox
  }

  /** The next mail to submit; undefined when none may be sent now. */
  async next(): Promise<ClaimedMail | undefined> {
    if (this.#ready.length <= claimMoreAt && !this.#isOver) this.#claiming ??= this.#claimMore()
    if (this.#ready.length === 0) await this.#claiming
    return this.#isOver && this.#ready.length === 0 ? undefined : (this.#ready.shift() ?? this.next())
  }

  /** When the mailbox may send its next mail; undefined without a pace. */
  get readyAt(): Date | undefined {
    return this.#readyAt
  }

  /** Claims nothing more and gives back the mails that no worker has taken. */
  async close(): Promise<void> {
    this.#isOver = true
    await this.#claiming
    await this.giveBack(this.#ready.splice(0))
  }

  /** Queues these mails again, for any process. */
  async giveBack(mails: readonly ClaimedMail[]): Promise<void> {
    this.#parts.leased.remove(mails)
    await claims.giveBack(this.#parts.database.kysely, mails, this.#parts.clock.now())
  }

  async #claimMore(): Promise<void> {
    try {
      const mails = await this.#claim()
      this.#parts.leased.add(mails)
      this.#ready.push(...mails)
      if (mails.length === 0) this.#isOver = true
    } catch (error) {
      this.#isOver = true
      this.#parts.log.warn({ err: error, mailboxId: this.#mailbox.id }, 'mails could not be claimed')
    } finally {
      this.#claiming = undefined
    }
  }

  #claim(): Promise<ClaimedMail[]> {
    const { database, clock, lease, serverId, random } = this.#parts
    return database.kysely.transaction().execute(async (transaction) => {
      const mailbox = await mailboxes.lock(transaction, this.#mailbox.id)
      const now = clock.now()
      if (!mailbox || mailbox.served_by !== serverId) return []
      if (isResting(mailbox, now) || mailbox.next_at > now) return []
      const limit = await countAllowed(mailbox, now, (since) =>
        mailboxes.countUseAndClaims(transaction, mailbox.id, since),
      )
      if (limit <= 0) {
        await mailboxes.delayNext(transaction, mailbox.id, new Date(now.getTime() + closedPause))
        return []
      }
      const leaseUntil = new Date(now.getTime() + lease)
      const readers = findOpenReaders(mailbox.sending_window, now)
      const mails = await claims.claim(transaction, { mailboxId: mailbox.id, limit, now, leaseUntil, readers })
      if (mails.length === 0) {
        if (await gate.awaitReading(transaction, mailbox.id, now)) {
          await mailboxes.delayNext(transaction, mailbox.id, new Date(now.getTime() + unreadPause))
        }
        // The mails that are due may wait for the readers' hours.
        if (readers) await mailboxes.delayNext(transaction, mailbox.id, new Date(now.getTime() + closedPause))
        return []
      }
      if (mailbox.slow_start && mailbox.slow_start_at === null) {
        await mailboxes.beginSlowStart(transaction, mailbox.id, now)
      }
      if (mailbox.per_minute !== null) {
        this.#readyAt = new Date(now.getTime() + toGap(mailbox.per_minute, random()))
        await mailboxes.delayNext(transaction, mailbox.id, this.#readyAt)
      }
      return mails
    })
  }
}
