import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { MailboxSession } from './mailbox-reader-port.ts'

/** Share of the event loop's time in use above which reading makes room for everything else. */
const mostUse = 0.5
const measureEachMs = 200
const longestPauseMs = 2000

interface PaceParts {
  /** The share of the event loop's time that was in use since the last call. */
  readonly readUse: () => number
  readonly rest: (milliseconds: number) => Promise<unknown>
  /** In milliseconds. */
  readonly now: () => number
}

/** Slows the reading of many mails down while the process is busy, so that calls are answered as fast as ever. */
export class ReadingPace {
  readonly #parts: PaceParts
  #pauseMs = 0
  #measuredAt: number

  constructor(parts: Partial<PaceParts> = {}) {
    this.#parts = {
      readUse: createUseReader(),
      rest: (milliseconds) => pause(milliseconds),
      now: () => performance.now(),
      ...parts,
    }
    this.#measuredAt = this.#parts.now()
  }

  /** The session, whose pages are read at this pace. */
  slow(session: MailboxSession): MailboxSession {
    return {
      ...session,
      readPage: async (folder, from) => {
        // The first page of a folder is that of the newest mails.
        if (from.position !== undefined) await this.#rest()
        return session.readPage(folder, from)
      },
    }
  }

  async #rest(): Promise<void> {
    this.#measure()
    // At random, for else all mailboxes that are read would go on together.
    if (this.#pauseMs > 0) await this.#parts.rest(this.#pauseMs * (0.5 + Math.random()))
  }

  #measure(): void {
    const now = this.#parts.now()
    if (now - this.#measuredAt < measureEachMs) return
    this.#measuredAt = now
    this.#pauseMs =
      this.#parts.readUse() > mostUse
        ? Math.min(longestPauseMs, this.#pauseMs * 1.5 + 20)
        : Math.max(0, this.#pauseMs / 1.5 - 10)
  }
}

function createUseReader(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
