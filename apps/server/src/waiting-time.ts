const lookEachMs = 50
/** How long the looks are gathered of which the least counts. */
const spanMs = 200

/** Connections that callers queue for: a pool of `pg`. */
interface ConnectionQueue {
  readonly waitingCount: number
  connect(): Promise<{ release(): void }>
}

/** Told how long work always had to wait, in milliseconds, and over how many milliseconds that is said. */
type WaitListener = (wait: number, elapsed: number) => void

/** How long work that comes in has to wait before anything of it is done. */
export interface WaitingTime {
  /** Has the listener told about five times a second; seldomer where the event loop itself is late. */
  listen(listener: WaitListener): void
  stop(): void
}

/**
 * Looks every 50 ms how late the event loop comes to it and, where callers queue for a connection, queues itself to see how long
 * that takes. Of the looks of 200 ms the least counts (as in CoDel, Nichols and Jacobson 2012): a long piece of work holds everybody
 * up and is over, a queue that is never empty stays.
 */
export function watchWaitingTime(connections: ConnectionQueue): WaitingTime {
  const listeners: WaitListener[] = []
  const connectionWait = watchConnections(connections)
  let lookedAt = performance.now()
  let spanStart = lookedAt
  let looks: number[] = []

  const timer = setInterval(() => {
    const now = performance.now()
    const loopWait = Math.max(0, now - lookedAt - lookEachMs)
    lookedAt = now
    looks.push(loopWait + connectionWait(now))
    const elapsed = now - spanStart
    if (looks.length < 2 || elapsed < spanMs) return
    const least = Math.min(...looks)
    spanStart = now
    looks = []
    for (const listener of listeners) listener(least, elapsed)
  }, lookEachMs).unref()

  return { listen: (listener) => void listeners.push(listener), stop: () => clearInterval(timer) }
}

/** Gives how long somebody who queues for a connection waits at a time, as far as one knows who does it too. */
function watchConnections(connections: ConnectionQueue): (now: number) => number {
  let lastWait = 0
  let queuedSince: number | undefined

  async function queue(start: number): Promise<void> {
    queuedSince = start
    try {
      const connection = await connections.connect()
      connection.release()
      lastWait = performance.now() - start
    } catch {
      // A database that is away is told of by whoever needs it, and is no reason to refuse the others.
      lastWait = 0
    } finally {
      queuedSince = undefined
    }
  }

  return (now) => {
    if (connections.waitingCount === 0) lastWait = 0
    else if (queuedSince === undefined) void queue(now)
    return Math.max(lastWait, now - (queuedSince ?? now))
  }
}
