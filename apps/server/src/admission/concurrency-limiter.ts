export interface LimiterOptions {
  /** Milliseconds that the cheapest read may take before the limit shrinks. */
  readonly longestWaitMs: number
  /**
   * Pieces of work that run at once: at first and at rest, at least however busy the server is, and at most however
   * idle it is.
   */
  readonly limits: { readonly initial: number; readonly least: number; readonly most: number }
  /**
   * Pieces of work that may always wait, while the server is busy and while it is calm (the limit is then about to
   * grow).
   */
  readonly freeQueue: { readonly busy: number; readonly calm: number }
  /** Longest expected wait in the queue, in milliseconds, with which work is accepted. */
  readonly longestQueueMs: number
  /** Milliseconds after which work that has not begun is refused. */
  readonly deadlineMs: number
  /** Whether more urgent work waits. New work is then refused, and only work already in the queue begins. */
  readonly mustYield?: (() => boolean) | undefined
  /** Monotonic clock, in milliseconds. */
  readonly now: () => number
  /** Returns the error for refused work. */
  readonly refuse: () => Error
}

/** Every 200 ms the limit shrinks by a factor or grows by a share of itself, at least by half a piece of work. */
const [shrinkFactor, growthShare, leastGrowth, periodMs] = [0.7, 0.125, 0.5, 200]
/**
 * Maximum queue length, however quick work was until now: if it suddenly takes ten times as long, this many pieces
 * still finish in a second or two.
 */
const mostWaiting = 64
/** Share of the distance to its initial value that an unused limit returns in each period. */
const returnShare = 0.1
/** Weight of the latest piece of work in the mean duration. */
const latestShare = 0.1

interface Waiting {
  readonly since: number
  start(): void
  fail(error: Error): void
}

/** A piece of work that has begun. */
export interface Ticket {
  /** Frees the turn while the work waits for something outside the server. */
  pause(): void
  /** Resolves when the work may continue, before any that has not begun. */
  resume(): Promise<void>
  /** Ends the work; calling it again has no effect. */
  leave(): void
}

/**
 * Limits work of one kind: some pieces run at once, a few more wait in order of arrival, and work that would wait too
 * long is refused. The limit follows the measured wait by additive increase and multiplicative decrease, as TCP's
 * congestion window does (Jacobson 1988).
 */
export class ConcurrencyLimiter {
  readonly #options: LimiterOptions
  #limit: number
  #running = 0
  /** Paused work that resumes goes before new work. */
  #resuming: Waiting[] = []
  #queue: Waiting[] = []
  /** Mean milliseconds per piece of work; a guess until one is done. */
  #meanMs = 100
  #isBusy = false
  /** Whether the limit has made any work wait since the last adaptation. */
  #wasFull = false

  constructor(options: LimiterOptions) {
    this.#options = options
    this.#limit = options.limits.initial
  }

  /** Whether new work is waiting. */
  get isFull(): boolean {
    return this.#queue.length > 0
  }

  /** The number of pieces of work that run or wait. */
  get inHand(): number {
    return this.#running + this.#resuming.length + this.#queue.length
  }

  /**
   * Resolves when a piece of work may begin.
   * @param options.isLate The server is too busy to measure how busy it is.
   * @throws the error from `refuse`: at once if the work would begin too late, or later if it has not begun by its
   * deadline.
   */
  async enter({ isLate = false } = {}): Promise<Ticket> {
    if (isLate) this.#isBusy = true
    if (this.#options.mustYield?.()) throw this.#options.refuse()
    if (this.#queue.length === 0 && this.#running < this.#slots) this.#running++
    else {
      this.#wasFull = true
      if (!this.#canWait()) throw this.#options.refuse()
      await this.#wait(this.#queue)
    }
    return this.#createTicket()
  }

  /** Adapts the limit to the shortest time the cheapest read took in the last `elapsedMs` milliseconds. */
  adapt(waitMs: number, elapsedMs: number): void {
    const { limits, longestWaitMs } = this.#options
    const periods = elapsedMs / periodMs
    this.#isBusy = waitMs > longestWaitMs
    if (this.#isBusy) {
      // A limit far above the number running would have to shrink for a while before it has an effect.
      const used = Math.min(this.#limit, this.#running)
      this.#limit = Math.max(limits.least, used * shrinkFactor ** periods)
    } else if (this.#wasFull || this.isFull) {
      const growth = Math.max(leastGrowth, this.#limit * growthShare) * Math.min(1, periods)
      this.#limit = Math.min(limits.most, this.#limit + growth)
    } else {
      // An unused high limit would admit the whole of the next rush at once.
      this.#limit = towards(this.#limit, limits.initial, returnShare * Math.min(1, periods))
    }
    this.#wasFull = false
    this.#startWaiting()
  }

  get #slots(): number {
    return Math.floor(this.#limit)
  }

  /**
   * Whether the expected wait is short enough: queue length times mean duration, divided by the number at once (Little
   * 1961). If the first in the queue has already waited too long, the estimate is wrong and nothing more may wait.
   */
  #canWait(): boolean {
    const ahead = this.#resuming.length + this.#queue.length
    const { freeQueue, longestQueueMs, now } = this.#options
    const first = this.#resuming[0] ?? this.#queue[0]
    if (first && now() - first.since > longestQueueMs) return false
    if (ahead < (this.#isBusy ? freeQueue.busy : freeQueue.calm)) return true
    if (ahead >= mostWaiting) return false
    return ((ahead + 1) * this.#meanMs) / this.#slots <= longestQueueMs
  }

  #wait(queue: Waiting[]): Promise<void> {
    return new Promise((start, fail) => queue.push({ since: this.#options.now(), start, fail }))
  }

  #createTicket(): Ticket {
    let startedAt: number | undefined = this.#options.now()
    let workedMs = 0
    const pause = () => {
      if (startedAt === undefined) return
      workedMs += this.#options.now() - startedAt
      startedAt = undefined
      this.#running--
      this.#startWaiting()
    }
    return {
      pause,
      resume: async () => {
        if (startedAt !== undefined) return
        if (this.#running < this.#slots) this.#running++
        else await this.#wait(this.#resuming)
        startedAt = this.#options.now()
      },
      leave: () => {
        if (startedAt === undefined) return
        pause()
        this.#meanMs += latestShare * (workedMs - this.#meanMs)
      },
    }
  }

  #startWaiting(): void {
    const earliest = this.#options.now() - this.#options.deadlineMs
    for (const queue of [this.#resuming, this.#queue]) {
      while (queue[0] && queue[0].since < earliest) queue.shift()?.fail(this.#options.refuse())
      while (queue[0] && this.#running < this.#slots) {
        this.#running++
        queue.shift()?.start()
      }
    }
  }
}

function towards(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
