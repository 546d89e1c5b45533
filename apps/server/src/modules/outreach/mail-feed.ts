import type { Clock } from '../../clock.ts'
import type { Database, Executor } from '../../database/database.ts'
import type { MailboxRow } from '../../database/outreach-tables.ts'
import { days, minutes } from '../../durations.ts'
import type { Logger } from '../../logger.ts'
import type { ClaimedMail } from './claim-repository.ts'
import * as claims from './claim-repository.ts'
import type { HeldMails } from './held-mails.ts'
import * as mailboxes from './mailbox-repository.ts'
import { isWithinWindow } from './sending-window.ts'

/** So many are claimed at once, and more when so few are left: the lanes never wait for a claim. */
const claimedAtOnce = 100
const claimMoreAt = 40
/** A mailbox whose window is closed or whose day is used up is looked at again after this. */
const closedPause = minutes(1)

interface FeedParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
  readonly held: HeldMails
  /** Id of this process, which claims only for mailboxes that it serves. */
  readonly serverId: string
  /** For how long claimed mails are held, unless the hold is renewed. */
  readonly lease: number
}

/**
 * Claims the due mails of one mailbox for the lanes of this process, within the mailbox's pace: limits are kept under the
 * lock of its row, so they hold over all nodes.
 */
export class MailFeed {
  readonly #parts: FeedParts
  readonly #mailbox: Pick<MailboxRow, 'id'>
  readonly #ready: ClaimedMail[] = []
  #claiming: Promise<void> | undefined
  #isOver = false
  #readyAt: Date | undefined

  constructor(parts: FeedParts, mailbox: Pick<MailboxRow, 'id'>) {
    this.#parts = parts
    this.#mailbox = mailbox
  }

  /** The next mail to hand over; undefined when none may leave now. */
  async next(): Promise<ClaimedMail | undefined> {
    if (this.#ready.length <= claimMoreAt && !this.#isOver) this.#claiming ??= this.#claimMore()
    if (this.#ready.length === 0) await this.#claiming
    return this.#isOver && this.#ready.length === 0 ? undefined : (this.#ready.shift() ?? this.next())
  }

  /** When the mailbox may send its next mail, where its pace makes it wait. */
  get readyAt(): Date | undefined {
    return this.#readyAt
  }

  /** Ends it, and gives back what no lane has taken. */
  async close(): Promise<void> {
    this.#isOver = true
    await this.#claiming
    await this.giveBack(this.#ready.splice(0))
  }

  /** Has these mails claimed again by whoever comes. */
  async giveBack(mails: readonly ClaimedMail[]): Promise<void> {
    this.#parts.held.release(mails)
    await claims.giveBack(this.#parts.database.kysely, mails, this.#parts.clock.now())
  }

  async #claimMore(): Promise<void> {
    try {
      const mails = await this.#claim()
      this.#parts.held.hold(mails)
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
    const { database, clock, lease, serverId } = this.#parts
    return database.kysely.transaction().execute(async (transaction) => {
      const mailbox = await mailboxes.lock(transaction, this.#mailbox.id)
      const now = clock.now()
      if (!mailbox || mailbox.served_by !== serverId) return []
      if (mailboxes.isResting(mailbox, now) || mailbox.next_at > now) return []
      const limit = await this.#countAllowed(transaction, mailbox, now)
      if (limit <= 0) {
        await mailboxes.delayNext(transaction, mailbox.id, new Date(now.getTime() + closedPause))
        return []
      }
      const leaseUntil = new Date(now.getTime() + lease)
      const mails = await claims.claim(transaction, { mailboxId: mailbox.id, limit, now, leaseUntil })
      if (mailbox.per_minute !== null && mails.length > 0) {
        this.#readyAt = new Date(now.getTime() + toGap(mailbox.per_minute))
        await mailboxes.delayNext(transaction, mailbox.id, this.#readyAt)
      }
      return mails
    })
  }

  /** How many may be claimed now by the mailbox's window, its day and its pace. */
  async #countAllowed(transaction: Executor, mailbox: MailboxRow, now: Date): Promise<number> {
    if (!isWithinWindow(mailbox.sending_window, now)) return 0
    const atOnce = mailbox.per_minute === null ? claimedAtOnce : 1
    if (mailbox.per_day === null) return atOnce
    const since = new Date(now.getTime() - days(1))
    return Math.min(atOnce, mailbox.per_day - (await mailboxes.countUseAndClaims(transaction, mailbox.id, since)))
  }
}

/** Milliseconds to the next mail: never less than the pace allows, and up to half as much again, as a person would leave. */
function toGap(perMinute: number): number {
  return Math.ceil((minutes(1) / perMinute) * (1 + Math.random() / 2))
}
