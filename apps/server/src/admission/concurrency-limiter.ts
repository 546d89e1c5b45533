export interface LimiterOptions {
  /** Milliseconds that the least read may take before fewer pieces of work go on at once. */
  readonly longestWaitMs: number
  /** How many pieces of work go on at once: while none waits, however busy the server is, and however little that costs. */
  readonly limits: { readonly initial: number; readonly least: number; readonly most: number }
  /** How many pieces of work may wait in any case: while the server is busy, and while it is not, when the limit is about to grow. */
  readonly freeQueue: { readonly busy: number; readonly calm: number }
  /** Milliseconds of waiting that may lie before work that is taken on. */
  readonly longestQueueMs: number
  /** Milliseconds after which work that has not begun is refused after all. */
  readonly deadlineMs: number
  /** Whether more urgent work waits: then only what has waited before begins. */
  readonly mustYield?: (() => boolean) | undefined
  /** Milliseconds that only ever grow. */
  readonly now: () => number
  /** The answer to refused work. */
  readonly refuse: () => Error
}

/** Each 200 ms the limit shrinks by a factor or grows by a part, at least by half a piece of work. */
const [shrinkFactor, growthShare, leastGrowth, periodMs] = [0.7, 0.125, 0.5, 200]
/** However quick work was until now: when it suddenly takes ten times as long, so much is still done in a second or two. */
const mostWaiting = 64
/** The part of the way back to where it began that a limit goes in each period in which it holds nothing back. */
const returnShare = 0.1
/** How much the latest piece of work counts in the mean duration. */
const latestShare = 0.1

interface Waiting {
  readonly since: number
  start(): void
  fail(error: Error): void
}

/** A piece of work that was begun. */
export interface Ticket {
  /** It waits for something outside the server, and others may go on meanwhile. */
  pause(): void
  /** Resolves when it is its turn again, before all that have not begun. */
  resume(): Promise<void>
  /** It is done; a second time nothing happens. */
  leave(): void
}

/**
 * Work of one kind: a number of pieces go on at once, a few more wait in the order they came, and what would wait too long is refused.
 * The number follows the measured wait by additive increase and multiplicative decrease, as TCP's window does (Jacobson 1988).
 */
export class ConcurrencyLimiter {
  readonly #options: LimiterOptions
  #limit: number
  #running = 0
  /** Work that was lent out and resumes goes before new work. */
  #resuming: Waiting[] = []
  #queue: Waiting[] = []
  /** Milliseconds that a piece of work takes; a guess, before any was done. */
  #meanMs = 100
  #isBusy = false
  /** Whether the limit has held anything back since it was last adapted. */
  #wasFull = false

  constructor(options: LimiterOptions) {
    this.#options = options
    this.#limit = options.limits.initial
  }

  /** Whether work waits. */
  get isFull(): boolean {
    return this.#queue.length > 0
  }

  /** How many pieces of work go on or wait. */
  get inHand(): number {
    return this.#running + this.#resuming.length + this.#queue.length
  }

  /**
   * Resolves when a piece of work may begin.
   * @param options.isLate The server is so busy that it does not come to measure how busy it is.
   * @throws what `refuse` gives, at once when it would begin too late, or when it was not its turn by its deadline.
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

  /** Takes in how long the least read always took in the last milliseconds. */
  adapt(waitMs: number, elapsedMs: number): void {
    const { limits, longestWaitMs } = this.#options
    const periods = elapsedMs / periodMs
    this.#isBusy = waitMs > longestWaitMs
    if (this.#isBusy) {
      // A limit far above what goes on would have to shrink for a while before it limits anything.
      const used = Math.min(this.#limit, this.#running)
      this.#limit = Math.max(limits.least, used * shrinkFactor ** periods)
    } else if (this.#wasFull || this.isFull) {
      const growth = Math.max(leastGrowth, this.#limit * growthShare) * Math.min(1, periods)
      this.#limit = Math.min(limits.most, this.#limit + growth)
    } else {
      // A limit that nothing needs would let in the whole of the next rush.
      this.#limit = towards(this.#limit, limits.initial, returnShare * Math.min(1, periods))
    }
    this.#wasFull = false
    this.#startWaiting()
  }

  get #slots(): number {
    return Math.floor(this.#limit)
  }

  /** The queue takes as long as its pieces do, so many at once (Little 1961); where its first has waited so long, it takes longer. */
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
