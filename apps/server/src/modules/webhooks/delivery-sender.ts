import { webhookDeliveryDays } from '@troupe/contract/webhooks'
import { days, minutes, seconds } from '../../lib/durations.ts'
import { type DeliverParts, deliver } from './deliver.ts'
import * as deliveries from './delivery-repository.ts'

/** Longer than an attempt may take; after this time, the claiming process is considered gone. */
const claimLife = seconds(60)
/** Interval for finding deliveries that transactions recorded, due retries, and claims of ended processes. */
const lookEach = seconds(4)
const sweepEach = minutes(10)
/** Maximum number of endpoints that one process sends to at a time, one delivery after another for each. */
const endpointsAtOnce = 20

/**
 * Sends due deliveries. Any number of processes may do so at the same time: all state is in the table, and deliveries
 * claimed by one process are invisible to the others.
 */
export class DeliverySender {
  readonly #parts: DeliverParts
  readonly #inHand = new Map<string, Promise<void>>()
  readonly #timers: NodeJS.Timeout[] = []
  #looking: Promise<void> | undefined
  /** The endpoint whose turn was last. */
  #lastTurn = deliveries.noTurnYet
  #isStopping = false

  constructor(parts: DeliverParts) {
    this.#parts = parts
  }

  /** Starts to look for due deliveries periodically, and to delete those older than the retention time. */
  start(): void {
    this.#repeat(lookEach, () => this.wake())
    this.#repeat(sweepEach, () => this.sweep())
  }

  /**
   * Starts to send due deliveries, up to the limit of this process. Resolves once they have been claimed. Concurrent
   * calls share one run.
   */
  wake(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  /** Resolves when nothing is due any more. For tests. */
  async settle(): Promise<void> {
    const { db, clock } = this.#parts
    let due: number
    do {
      await this.wake()
      await Promise.all(this.#inHand.values())
      due = await deliveries.countDue(db, clock.now())
      // The next delivery of an endpoint is claimed as soon as one has been sent, and is not due while it is in hand.
    } while (due > 0 || this.#looking || this.#inHand.size > 0)
  }

  async sweep(): Promise<void> {
    const { db, clock } = this.#parts
    await deliveries.dropBefore(db, new Date(clock.now().getTime() - days(webhookDeliveryDays)))
  }

  /** Waits for the attempts in progress, at most as long as one attempt takes. */
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
    const busy = [...this.#inHand.keys()]
    const claimed = await deliveries.claimDue(db, { now, until, busy, after: this.#lastTurn, limit: room })
    this.#lastTurn = findLastTurn(claimed, this.#lastTurn)
    for (const delivery of claimed) this.#inHand.set(delivery.webhookId, this.#send(delivery))
  }

  async #send(delivery: deliveries.ClaimedDelivery): Promise<void> {
    await this.#attempt('a webhook waits for its claim to end', () => deliver(this.#parts, delivery))
    this.#inHand.delete(delivery.webhookId)
    // Sends the endpoint's next delivery without waiting for the timer.
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

/** The last of the endpoints in the order of turns, which begins anew after the greatest id. */
function findLastTurn(claimed: readonly deliveries.ClaimedDelivery[], after: string): string {
  const ids = claimed.map(({ webhookId }) => webhookId).toSorted()
  return ids.findLast((id) => id <= after) ?? ids.at(-1) ?? after
}
