const lookEachMs = 50

/** Connections that callers queue for: a pool of `pg`. */
interface ConnectionQueue {
  readonly waitingCount: number
  connect(): Promise<{ release(): void }>
}

/** How long work that comes in has to wait before anything of it is done. */
export interface WaitingTime {
  /** Milliseconds: what the event loop and then, in the same queue as everybody, a database connection is waited for. */
  read(): number
  stop(): void
}

/**
 * Looks every 50 ms how late the event loop comes to it and, where callers queue for a connection, queues itself to see how long
 * that takes. The smaller of the last two looks counts: something long, done once, holds everybody up and is over; a queue stays.
 */
export function watchWaitingTime(connections: ConnectionQueue): WaitingTime {
  let lookedAt = performance.now()
  let [last, beforeLast] = [0, 0]
  let connectionWait = 0
  let queuedSince: number | undefined

  async function queue(): Promise<void> {
    const start = performance.now()
    queuedSince = start
    try {
      const connection = await connections.connect()
      connection.release()
      connectionWait = performance.now() - start
    } catch {
      // A database that is away is told of by whoever needs it, and is no reason to refuse the others.
      connectionWait = 0
    } finally {
      queuedSince = undefined
    }
  }

  function readConnectionWait(now: number): number {
    if (connections.waitingCount === 0) connectionWait = 0
    else if (queuedSince === undefined) void queue()
    return Math.max(connectionWait, now - (queuedSince ?? now))
  }

  const timer = setInterval(() => {
    const now = performance.now()
    const loopWait = Math.max(0, now - lookedAt - lookEachMs)
    lookedAt = now
    beforeLast = last
    last = loopWait + readConnectionWait(now)
  }, lookEachMs).unref()

  return { read: () => Math.min(last, beforeLast), stop: () => clearInterval(timer) }
}
