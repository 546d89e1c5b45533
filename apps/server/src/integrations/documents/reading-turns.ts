import { DocumentError } from '../../modules/brand-analysis/document-reader-port.ts'

interface TurnLimits {
  readonly concurrency: number
  readonly maxWaiting: number
  readonly longestWaitMs: number
}

export interface Turns {
  /**
   * Waits for a turn; resolves to a function that ends it.
   * @throws DocumentError of the kind `busy` when too many wait, the wait takes too long or the turns are closed.
   */
  take(): Promise<() => void>
  /** Rejects all waiting callers. */
  close(): void
}

interface Waiter {
  go(): void
  refuse(): void
}

/** Lets some callers work at once and some more wait, in order of arrival. */
export function createTurns({ concurrency, maxWaiting, longestWaitMs }: TurnLimits): Turns {
  const waiting: Waiter[] = []
  let working = 0

  const end = () => {
    const next = waiting.shift()
    if (next) next.go()
    else working--
  }

  return {
    async take() {
      if (working < concurrency) working++
      else if (waiting.length < maxWaiting) await wait(waiting, longestWaitMs)
      else throw busy()
      return end
    },
    close() {
      for (const waiter of waiting.splice(0)) waiter.refuse()
    },
  }
}

function wait(waiting: Waiter[], longestWaitMs: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const waiter: Waiter = { go: resolve, refuse: () => reject(busy()) }
  waiting.push(waiter)
  const timer = setTimeout(() => {
    const index = waiting.indexOf(waiter)
    if (index >= 0) waiting.splice(index, 1)
    waiter.refuse()
  }, longestWaitMs)
  return promise.finally(() => clearTimeout(timer))
}

const busy = (): DocumentError => new DocumentError('busy', 'documents.busy')
