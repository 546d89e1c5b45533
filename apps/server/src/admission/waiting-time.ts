const lookEachMs = 50
/** Milliseconds over which samples are collected; the least of them counts. */
const spanMs = 200

interface WaitingTimeOptions {
  /** The cheapest database read that a request makes. */
  readonly read: () => Promise<unknown>
  /** Whether there is work that might wait. Nothing is measured without any. */
  readonly hasWork: () => boolean
  /**
   * Called about five times a second while there is work (less often when the event loop is late), and once afterwards.
   * @param waitMs the shortest time the cheapest read took in the last `elapsedMs` milliseconds.
   * @param elapsedMs the milliseconds since the previous call.
   */
  readonly tell: (waitMs: number, elapsedMs: number) => void
}

/** Measures how long work waits before any of it is done. */
export interface WaitingTime {
  /** Starts measuring; call it when work begins. */
  wake(): void
  /** Whether the event loop has been too late to take a measurement for longer than a reporting period. */
  isLate(): boolean
  stop(): void
}

/**
 * Samples every 50 ms how late the event loop is and how long the cheapest database read takes. Together they include
 * the wait for a connection, the database's own queue, and the processor that both need. The minimum of 200 ms counts
 * (as in CoDel, Nichols and Jacobson 2012): one long piece of work delays everything and passes, while a standing queue
 * remains.
 */
export function watchWaitingTime({ read, hasWork, tell }: WaitingTimeOptions): WaitingTime {
  const readingTime = watchReading(read)
  let timer: NodeJS.Timeout | undefined
  let lookedAt = 0
  let spanStart = 0
  let looks: number[] = []

  function look(): void {
    const now = performance.now()
    const loopWait = Math.max(0, now - lookedAt - lookEachMs)
    lookedAt = now
    looks.push(Math.max(loopWait, readingTime(now)))
    const elapsed = now - spanStart
    if (looks.length < 2 || elapsed < spanMs) return
    const isOver = !hasWork()
    const least = isOver ? 0 : Math.min(...looks)
    spanStart = now
    looks = []
    if (isOver) stop()
    tell(least, elapsed)
  }

  function stop(): void {
    clearInterval(timer)
    timer = undefined
  }

  return {
    wake() {
      if (timer) return
      lookedAt = performance.now()
      spanStart = lookedAt
      looks = []
      timer = setInterval(look, lookEachMs).unref()
    },
    isLate: () => timer !== undefined && performance.now() - lookedAt > spanMs,
    stop,
  }
}

/** Repeats the read, one at a time; returns its duration in milliseconds, as far as it is known. */
function watchReading(read: () => Promise<unknown>): (now: number) => number {
  let lastMs = 0
  let since: number | undefined

  async function readOnce(start: number): Promise<void> {
    since = start
    try {
      await read()
      lastMs = performance.now() - start
    } catch {
      // An unreachable database already answers each caller with its own error, so it is no reason to refuse others.
      lastMs = 0
    } finally {
      since = undefined
    }
  }

  return (now) => {
    if (since === undefined) void readOnce(now)
    return Math.max(lastMs, now - (since ?? now))
  }
}
