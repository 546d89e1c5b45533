import type { Database } from '../../../database/database.ts'
import { isConnectionFailure, outlastOutage } from '../../../database/outages/connection-failure.ts'
import type { Clock } from '../../../lib/clock.ts'
import { minutes, seconds } from '../../../lib/durations.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { SecretBox } from '../../../lib/secret-box.ts'
import type { AnswerTags } from '../context/answer-tags.ts'
import type { MailTransports } from '../context/mail-transport-port.ts'
import { settleMailboxUnread, tellMailboxUnread } from '../notifications/tell-mailbox-unread.ts'
import { type MailboxReader, type MailboxSession, ReadingError } from './mailbox-reader-port.ts'
import { MailboxWatches } from './mailbox-watches.ts'
import { readMailbox } from './read-mailbox.ts'
import { openMailbox } from './reading-account.ts'
import { ReadingPace } from './reading-pace.ts'
import * as readings from './stored/reading-repository.ts'

const readEach = minutes(1)
const lookEach = seconds(5)
/** The longest run; the lease is longer, so that no other process begins before this one has ended. */
const longestRun = minutes(3)
const lease = minutes(4)
/** Mailboxes that one process opens and reads at once. */
const mailboxesAtOnce = 10
const longestRest = minutes(60)
/** Providers lock accounts that are signed in to with a wrong password again and again. */
const restAfterRefusal = minutes(30)

interface EngineOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly reader: MailboxReader
  readonly transports: Pick<MailTransports, 'findSender'>
  readonly secrets: SecretBox
  readonly tags: AnswerTags
}

/**
 * Reads due mailboxes, and keeps the connections to those whose servers tell of new mails. Any number of processes may do so at the same time: each mailbox is leased to one of them, and a
 * mail that is read twice has one effect.
 */
export class ReadingEngine {
  readonly #options: EngineOptions
  readonly #runs = new Set<Promise<void>>()
  readonly #watches: MailboxWatches
  readonly #pace = new ReadingPace()
  readonly #stopping = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  /** Whether there is more to read than the last look began with. */
  #hasMore = false

  constructor(options: EngineOptions) {
    this.#options = options
    const { database, clock, log } = options
    const read = (session: MailboxSession, reading: readings.ReadingRow) =>
      this.#readWithin(session, reading, this.#limitRun())
    this.#watches = new MailboxWatches({ database, clock, log, read })
  }

  /** Looks for due mailboxes from now on. */
  start(): void {
    this.#timer = setInterval(() => void this.#look(), lookEach).unref()
  }

  /** Reads every mailbox that is due, and waits until all are read. */
  async readDue(): Promise<void> {
    await this.#look()
    await Promise.all(this.#runs)
  }

  /** Ends the runs after the mails in hand, and closes all connections. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopping.abort(new Error('The server stops'))
    await this.#looking
    await Promise.all(this.#runs)
    await this.#watches.stop()
  }

  async #look(): Promise<void> {
    this.#looking ??= Promise.all([this.#startRuns(), this.#watches.look()])
      .then(() => undefined)
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'due mailboxes could not be found'))
      .finally(() => {
        this.#looking = undefined
      })
    await this.#looking
  }

  async #startRuns(): Promise<void> {
    const limit = mailboxesAtOnce - this.#runs.size
    if (limit <= 0 || this.#stopping.signal.aborted) return
    const now = this.#options.clock.now()
    const until = new Date(now.getTime() + lease)
    const leased = await readings.lease(this.#options.database.kysely, { now, until, limit })
    this.#hasMore = leased.length === limit
    for (const reading of leased) {
      const run = this.#read(reading, until)
        .catch((error: unknown) => this.#options.log.error({ err: error }, 'a mailbox was not read'))
        .finally(() => {
          this.#runs.delete(run)
          if (this.#hasMore && this.#timer) void this.#look()
        })
      this.#runs.add(run)
    }
  }

  /** Opens and reads one mailbox and stores the outcome. */
  async #read(reading: readings.ReadingRow, leasedUntil: Date): Promise<void> {
    const { database, clock, log } = this.#options
    const { user_id: userId, mailbox_id: mailboxId } = reading
    const signal = this.#limitRun()
    const startedAt = clock.now()
    const due = (milliseconds: number) => ({
      mailboxId,
      leasedUntil,
      startedAt,
      nextAt: new Date(clock.now().getTime() + milliseconds),
    })
    let session: MailboxSession | undefined
    try {
      const opened = await openMailbox(reading, this.#options)
      session = opened.session
      if (opened.account !== undefined) await readings.noteAccount(database.kysely, reading, opened.account)
      const { hasMore } = await this.#readWithin(session, reading, signal)
      if (hasMore) this.#hasMore = true
      const isKept = session.waitForMail !== undefined && !hasMore && this.#watches.hasRoom
      const now = clock.now()
      const heldUntil = isKept ? new Date(now.getTime() + lease) : null
      const isOurs = await readings.noteRead(database.kysely, due(hasMore ? 0 : readEach), {
        now,
        hasMore,
        heldUntil,
      })
      if (isOurs && reading.failure !== null) await settleMailboxUnread(database.kysely, reading, now)
      if (!isOurs || !heldUntil) return
      this.#watches.keep(session, reading, heldUntil)
      session = undefined
    } catch (error) {
      if (this.#stopping.signal.aborted) return readings.release(database.kysely, { mailboxId, leasedUntil })
      // The database, not the mailbox, was away: the mailbox stays due.
      if (!(error instanceof ReadingError) && isConnectionFailure(error)) {
        return await outlastOutage(() => readings.release(database.kysely, { mailboxId, leasedUntil }))
      }
      const failure = error instanceof ReadingError ? error : toFailure(error, signal)
      const { kind, message: reply } = failure
      log.warn({ err: failure, userId, mailboxId, kind }, 'a mailbox could not be read')
      await readings.noteFailure(database.kysely, due(chooseRest(kind, reading.failures)), { kind, reply })
      await tellMailboxUnread(database.kysely, reading, { failure: kind, now: clock.now() })
    } finally {
      await session?.close()
    }
  }

  /** Ends a run that takes too long, or when the server stops. */
  #limitRun(): AbortSignal {
    return AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(longestRun)])
  }

  async #readWithin(
    session: MailboxSession,
    reading: readings.ReadingRow,
    signal: AbortSignal,
  ): Promise<{ hasMore: boolean }> {
    const { database, clock, log, tags } = this.#options
    // Closing ends a command that the server does not answer.
    const close = () => void session.close()
    signal.addEventListener('abort', close, { once: true })
    try {
      const paced = this.#pace.slow(session)
      return await readMailbox({ database, clock, log, session: paced, reading, tags, signal })
    } finally {
      signal.removeEventListener('abort', close)
    }
  }
}

function toFailure(error: unknown, signal: AbortSignal): ReadingError {
  if (signal.aborted) return new ReadingError('timeout', '', { cause: error })
  return new ReadingError('other', '', { cause: error })
}

function chooseRest(kind: ReadingError['kind'], failures: number): number {
  const rest = Math.min(readEach * 2 ** Math.min(failures, 10), longestRest)
  return kind === 'authentication' ? Math.max(rest, restAfterRefusal) : rest
}
