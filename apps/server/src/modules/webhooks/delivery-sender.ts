import { webhookDeliveryDays } from '@troupe/contract/webhooks'
import { days, minutes, seconds } from '../../lib/durations.ts'
import { type DeliverParts, deliver } from './deliver.ts'
import * as deliveries from './delivery-repository.ts'

/** Longer than an attempt may take: after it a process that has taken a message up is thought of as gone. */
const claimLife = seconds(60)
/** Finds what was noted in transactions, what is to be tried again, and what dead processes have left. */
const lookEach = seconds(4)
const sweepEach = minutes(10)
/** Endpoints that one process sends to at once, each one message after the other. */
const endpointsAtOnce = 20

/**
 * Sends what is due, in this process, beside any number of others: the truth is in the table, and what another process has
 * claimed is not seen here.
 */
export class DeliverySender {
  readonly #parts: DeliverParts
  readonly #inHand = new Map<string, Promise<void>>()
  readonly #timers: NodeJS.Timeout[] = []
  #looking: Promise<void> | undefined
  #isStopping = false

  constructor(parts: DeliverParts) {
    this.#parts = parts
  }

  /** Looks for due messages from now on, and forgets those that were kept long enough. */
  start(): void {
    this.#repeat(lookEach, () => this.wake())
    this.#repeat(sweepEach, () => this.sweep())
  }

  /** Starts to send what is due, as far as there is room; resolves when it has begun. A second call joins the first. */
  wake(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  /** Resolves when nothing is due any more, for tests. */
  async settle(): Promise<void> {
    const { db, clock } = this.#parts
    do {
      await this.wake()
      await Promise.all(this.#inHand.values())
    } while ((await deliveries.countDue(db, clock.now())) > 0)
  }

  async sweep(): Promise<void> {
    const { db, clock } = this.#parts
    await deliveries.dropBefore(db, new Date(clock.now().getTime() - days(webhookDeliveryDays)))
  }

  /** Finishes what is in hand, which takes as long as an attempt at most. */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const timer of this.#timers) clearInterval(timer)
    await this.#looking
    await Promise.all(this.#inHand.values())
  }

  async #look(): Promise<void> {
    const { db, clock } = this.#parts
    const room = endpointsAtOnce - this.#inHand.size
    if (this.#isStopping || room <= 0) return
    const now = clock.now()
    const until = new Date(now.getTime() + claimLife)
    const claimed = await deliveries.claimDue(db, { now, until, busy: [...this.#inHand.keys()], limit: room })
    for (const delivery of claimed) this.#inHand.set(delivery.webhookId, this.#send(delivery))
  }

  async #send(delivery: deliveries.ClaimedDelivery): Promise<void> {
    await this.#attempt('a webhook waits for its claim to end', () => deliver(this.#parts, delivery))
    this.#inHand.delete(delivery.webhookId)
    // The endpoint's next one need not wait for the clock.
    void this.#attempt('webhooks wait for the next look', () => this.wake())
  }

  #repeat(interval: number, work: () => Promise<void>): void {
    const run = () => this.#attempt('webhooks wait for the next look', work)
    this.#timers.push(setInterval(run, interval).unref())
  }

  async #attempt(failure: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#parts.log.warn({ err: error }, failure)
    }
  }
}
