import type { Database } from '../../../database/database.ts'
import type { MailboxReadingRow } from '../../../database/tables/email-settings-tables.ts'
import type { Clock } from '../../../lib/clock.ts'
import { minutes, seconds } from '../../../lib/durations.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { SecretBox } from '../../../lib/secret-box.ts'
import { type MailboxReader, ReadingError } from './mailbox-reader-port.ts'
import { readMailbox } from './read-mailbox.ts'
import { resolveAccount } from './reading-account.ts'
import * as readings from './reading-repository.ts'

const readEach = minutes(1)
const lookEach = seconds(5)
/** The longest run; the lease is longer, so that no other process begins before this one has ended. */
const longestRun = minutes(3)
const lease = minutes(4)
/** Mailboxes that one process reads at once. */
const mailboxesAtOnce = 5
const longestRest = minutes(60)
/** Providers lock accounts that are signed in to with a wrong password again and again. */
const restAfterRefusal = minutes(30)

interface EngineOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly reader: MailboxReader
  readonly secrets: SecretBox
}

/**
 * Reads due mailboxes. Any number of processes may do so at the same time: each mailbox is leased to one of them, and a
 * mail that is read twice has one effect.
 */
export class ReadingEngine {
  readonly #options: EngineOptions
  readonly #runs = new Set<Promise<void>>()
  readonly #stopping = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined

  constructor(options: EngineOptions) {
    this.#options = options
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

  /** Ends the runs after the mails in hand. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopping.abort(new Error('The server stops'))
    await this.#looking
    await Promise.all(this.#runs)
  }

  async #look(): Promise<void> {
    this.#looking ??= this.#startRuns()
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
    for (const reading of await readings.lease(this.#options.database.kysely, { now, until, limit })) {
      const run = this.#read(reading, until)
        .catch((error: unknown) => this.#options.log.error({ err: error }, 'a mailbox was not read'))
        .finally(() => this.#runs.delete(run))
      this.#runs.add(run)
    }
  }

  /** Reads one mailbox and stores the outcome. */
  async #read(reading: MailboxReadingRow, leasedUntil: Date): Promise<void> {
    const { database, clock, log } = this.#options
    const db = database.kysely
    const { user_id: userId, mailbox_id: mailboxId } = reading
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(longestRun)])
    const startedAt = clock.now()
    const due = (milliseconds: number) => ({
      mailboxId,
      leasedUntil,
      startedAt,
      nextAt: new Date(clock.now().getTime() + milliseconds),
    })
    try {
      const { hasMore } = await this.#readWithin(reading, signal)
      await readings.noteRead(db, due(hasMore ? 0 : readEach), clock.now())
    } catch (error) {
      if (this.#stopping.signal.aborted) return readings.release(db, mailboxId, leasedUntil)
      const failure = error instanceof ReadingError ? error : toFailure(error, signal)
      const { kind, message: reply } = failure
      log.warn({ err: failure, userId, mailboxId, kind }, 'a mailbox could not be read')
      await readings.noteFailure(db, due(chooseRest(kind, reading.failures)), { kind, reply })
    }
  }

  async #readWithin(reading: MailboxReadingRow, signal: AbortSignal): Promise<{ hasMore: boolean }> {
    const { reader, secrets, database, clock, log } = this.#options
    const smtp = await reader.findSmtpAccount(reading.user_id)
    const session = await reader.open({
      provider: 'smtp',
      userId: reading.user_id,
      account: resolveAccount(reading, smtp, secrets),
    })
    // Closing ends a command that the server does not answer.
    const close = () => void session.close()
    signal.addEventListener('abort', close, { once: true })
    try {
      return await readMailbox({ database, clock, log, session, reading, signal })
    } finally {
      signal.removeEventListener('abort', close)
      await session.close()
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
