const reopenMs = 1000
const retryMs = 5000

/**
 * Reads a stream of events, and opens it again when it ends or fails.
 * @param read reads the stream until it ends or the signal aborts; what it throws only delays the next attempt.
 * @returns ends the reading.
 */
export function keepReading(read: (signal: AbortSignal) => Promise<void>): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = async () => {
    let pauseMs = reopenMs
    try {
      await read(signal)
    } catch {
      // The screen keeps its data until the next attempt.
      pauseMs = retryMs
    }
    if (!signal.aborted) timer = setTimeout(watch, pauseMs)
  }
  void watch()
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}
