const lookEachMs = 50
/** How long the looks are gathered of which the least counts. */
const spanMs = 200

interface WaitingTimeOptions {
  /** The least that a request asks of the database. */
  readonly read: () => Promise<unknown>
  /** Whether there is work that could have to wait. Without any, nothing is measured. */
  readonly hasWork: () => boolean
  /**
   * Told about five times a second, seldomer where the event loop itself is late, while there is work, and once after it.
   * @param waitMs how long the least read took at least, each time in the last milliseconds.
   * @param elapsedMs how many milliseconds that were.
   */
  readonly tell: (waitMs: number, elapsedMs: number) => void
}

/** Measures how long work has to wait before anything of it is done. */
export interface WaitingTime {
  /** To be called when work begins. */
  wake(): void
  /** Whether the event loop has not come to measure for longer than it takes to tell. */
  isLate(): boolean
  stop(): void
}

/**
 * Looks every 50 ms how late the event loop comes to it and how long the least read of the database takes: its queue for a
 * connection, the database's own, and the processor that both want are all in that. Of the looks of 200 ms the least counts (as in
 * CoDel, Nichols and Jacobson 2012): a long piece of work holds everything up and is over, a queue that is never empty stays.
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

/** Reads again and again, once at a time; gives how long that takes in milliseconds, as far as is known. */
function watchReading(read: () => Promise<unknown>): (now: number) => number {
  let lastMs = 0
  let since: number | undefined

  async function readOnce(start: number): Promise<void> {
    since = start
    try {
      await read()
      lastMs = performance.now() - start
    } catch {
      // A database that is away refuses each caller in its own words, which is no reason to refuse the others.
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
