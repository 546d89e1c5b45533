import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../database/database.ts'
import type { Clock } from '../../../lib/clock.ts'
import { hours, minutes, seconds } from '../../../lib/durations.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { MailboxSession } from './mailbox-reader-port.ts'
import * as readings from './stored/reading-repository.ts'

/** Connections that one process keeps; the other mailboxes are read each minute. */
const mostWatched = 200
/** Kept connections on which this process reads at once. */
const readAtOnce = 10
/** A server that tells of mails without end is listened to this often; mails that come together are read together. */
const shortestGap = seconds(1)
/** Other folders than the inbox are read this often, and the inbox, too, should its server have said nothing. */
const readEach = minutes(1)
/** A process that ends without a word loses its mailboxes after this time. */
const watchLease = minutes(4)
/** A connection is opened anew after this time, so that new folders are seen. */
const longestWatch = hours(1)
/** A connection that is lost earlier is not opened anew at once. */
const shortestWatch = minutes(1)

interface WatchOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  /** Reads what is new. @throws ReadingError */
  read(session: MailboxSession, reading: readings.ReadingRow): Promise<{ hasMore: boolean }>
}

/** A mailbox whose connection is kept. */
interface Watch {
  readonly reading: readings.ReadingRow
  readonly session: MailboxSession
  readonly begunAt: Date
  leasedUntil: Date
  /** When it was read last, by `performance.now()`. */
  readAt: number
  /** Ends the wait in hand; undefined while the mailbox is read. */
  wait: AbortController | undefined
  /** Whether mails are left to be read at once. */
  hasMore: boolean
  isOver: boolean
}

/**
 * Keeps connections to mailboxes whose servers tell of new mails, and reads them then. Each mailbox stays leased to this
 * process as long as it does so.
 */
export class MailboxWatches {
  readonly #options: WatchOptions
  readonly #watches = new Set<{ readonly watch: Watch; readonly end: Promise<void> }>()
  readonly #turns: (() => void)[] = []
  #reading = 0

  constructor(options: WatchOptions) {
    this.#options = options
  }

  /** Whether another connection can be kept. */
  get hasRoom(): boolean {
    return this.#watches.size < mostWatched
  }

  /** Keeps the connection to a mailbox that was just read and is leased until `leasedUntil`, and closes it in the end. */
  keep(session: MailboxSession, reading: readings.ReadingRow, leasedUntil: Date): void {
    const { clock, log } = this.#options
    const state = { wait: undefined, readAt: Number.NEGATIVE_INFINITY, hasMore: false, isOver: false }
    const watch: Watch = { reading, session, leasedUntil, begunAt: clock.now(), ...state }
    const end = this.#watch(watch)
      .catch((error: unknown) =>
        log.error({ err: error, mailboxId: reading.mailbox_id }, 'a mailbox is no longer watched'),
      )
      .finally(() => {
        this.#watches.delete(kept)
        return session.close()
      })
    const kept = { watch, end }
    this.#watches.add(kept)
  }

  /** Reads mailboxes that were brought forward, and lets go of those that are no longer to be read by this process. */
  async look(): Promise<void> {
    const { database, clock } = this.#options
    const waiting = [...this.#watches].flatMap(({ watch }) => (watch.wait ? [{ watch, wait: watch.wait }] : []))
    const rows = await readings.listHeld(
      database.kysely,
      waiting.map(({ watch }) => watch.reading.mailbox_id),
    )
    const byId = new Map(rows.map((row) => [row.mailbox_id, row]))
    for (const { watch, wait } of waiting) {
      // It may have been read since.
      if (watch.wait !== wait) continue
      const row = byId.get(watch.reading.mailbox_id)
      if (row?.served_until?.getTime() !== watch.leasedUntil.getTime()) watch.isOver = true
      else if (row.next_at > clock.now()) continue
      wait.abort()
    }
  }

  /** Closes all connections, after the mails in hand. */
  async stop(): Promise<void> {
    const all = [...this.#watches]
    for (const { watch } of all) {
      watch.isOver = true
      watch.wait?.abort()
    }
    await Promise.all(all.map(({ end }) => end))
  }

  async #watch(watch: Watch): Promise<void> {
    const { database, clock, log } = this.#options
    const { mailbox_id: mailboxId } = watch.reading
    const age = () => clock.now().getTime() - watch.begunAt.getTime()
    try {
      while (await this.#readNext(watch)) {
        if (age() < longestWatch) continue
        return await readings.release(database.kysely, { mailboxId, leasedUntil: watch.leasedUntil })
      }
    } catch (error) {
      const { leasedUntil, isOver } = watch
      if (isOver) return await readings.release(database.kysely, { mailboxId, leasedUntil })
      log.info({ err: error, mailboxId }, 'the connection to a mailbox is lost')
      // Connections break; whether the mailbox can be read shows when it is opened anew.
      const nextAt = new Date(clock.now().getTime() + (age() < shortestWatch ? readEach : 0))
      await readings.release(database.kysely, { mailboxId, leasedUntil, nextAt })
    }
  }

  /** Waits for mails and reads them. @returns whether the mailbox is still watched. */
  async #readNext(watch: Watch): Promise<boolean> {
    const { database, clock } = this.#options
    const { mailbox_id: mailboxId } = watch.reading
    if (!watch.hasMore) await this.#wait(watch)
    const { leasedUntil } = watch
    if (watch.isOver) {
      await readings.release(database.kysely, { mailboxId, leasedUntil })
      return false
    }
    const startedAt = clock.now()
    watch.readAt = performance.now()
    const { hasMore } = await this.#inTurn(() => this.#options.read(watch.session, watch.reading))
    const now = clock.now()
    const heldUntil = new Date(now.getTime() + watchLease)
    const nextAt = new Date(now.getTime() + readEach)
    const isOurs = await readings.noteRead(
      database.kysely,
      { mailboxId, leasedUntil, startedAt, nextAt },
      { now, hasMore, heldUntil },
    )
    watch.leasedUntil = heldUntil
    watch.hasMore = hasMore
    return isOurs
  }

  async #wait(watch: Watch): Promise<void> {
    const wait = new AbortController()
    watch.wait = wait
    try {
      if (watch.isOver) return
      await watch.session.waitForMail?.({ longest: readEach, signal: wait.signal })
      const gap = watch.readAt + shortestGap - performance.now()
      if (gap > 0) await pause(gap)
    } finally {
      watch.wait = undefined
    }
  }

  async #inTurn<Result>(read: () => Promise<Result>): Promise<Result> {
    if (this.#reading >= readAtOnce) await new Promise<void>((resolve) => this.#turns.push(resolve))
    else this.#reading++
    try {
      return await read()
    } finally {
      const next = this.#turns.shift()
      if (next) next()
      else this.#reading--
    }
  }
}
