import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../../database/database.ts'
import type { Clock } from '../../../../lib/clock.ts'
import { minutes, seconds } from '../../../../lib/durations.ts'
import type { Logger } from '../../../../lib/logger.ts'
import { MailError, type MailTransports, type OutgoingMail } from '../../context/mail-transport-port.ts'
import { wakeThreads } from '../threads/wake-threads.ts'
import type { AnswerOutcome, ClaimedAnswer } from './submission-repository.ts'
import * as submissions from './submission-repository.ts'

/** Longer than a submission can take, for it is not renewed. */
const lease = minutes(3)
const lookEach = seconds(5)
/** Answers that one process submits at once. */
const answersAtOnce = 5
/** Pauses after attempts that were certainly not accepted; after the last attempt an answer has failed. */
const retryPauses = [minutes(1), minutes(5), minutes(20), minutes(60), minutes(180)]
const longestStorePause = seconds(5)

interface EngineOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly transports: MailTransports
}

/**
 * Sends the users' answers and opens threads whose time has come. Any number of processes may do so at the same time: an
 * answer is marked as being sent before its first byte leaves, and one whose process ends meanwhile is never sent again by
 * itself. Answers are few and written by hand: each has a connection of its own, beside those of the campaigns.
 */
export class AnswerEngine {
  readonly #options: EngineOptions
  readonly #running = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #isStopping = false
  #isAsked = false

  constructor(options: EngineOptions) {
    this.#options = options
  }

  /** Looks for due answers and threads from now on. */
  start(): void {
    this.#timer = setInterval(() => void this.#look(), lookEach).unref()
  }

  /** Starts to send what is due. Resolves once it has started; concurrent calls share one pass, and none fails. */
  startDue(): Promise<void> {
    this.#isAsked = true
    this.#looking ??= this.#claimAsked()
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'answers could not be sent; it is tried again'))
      .finally(() => {
        this.#looking = undefined
      })
    return this.#looking
  }

  /** An answer that is stored during a pass is found by another one. */
  async #claimAsked(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false
      await this.#claim()
    }
  }

  /** Does everything that is due, and waits until it is done. For tests. */
  async drain(): Promise<void> {
    await this.#look()
    while (this.#running.size > 0) {
      await Promise.all(this.#running)
      await this.#looking
    }
  }

  /** Ends after the answers in hand. */
  async stop(): Promise<void> {
    this.#isStopping = true
    clearInterval(this.#timer)
    await this.#looking
    await Promise.all(this.#running)
  }

  async #look(): Promise<void> {
    const { database, clock, log } = this.#options
    try {
      await submissions.sweep(database.kysely, clock.now())
      await wakeThreads(database, clock.now())
    } catch (error) {
      log.warn({ err: error }, 'threads could not be looked at; it is tried again')
    }
    await this.startDue()
  }

  async #claim(): Promise<void> {
    const limit = answersAtOnce - this.#running.size
    if (limit <= 0 || this.#isStopping) return
    const { database, clock } = this.#options
    const now = clock.now()
    const leaseUntil = new Date(now.getTime() + lease)
    for (const answer of await submissions.claim(database.kysely, { now, leaseUntil, limit })) {
      const run = this.#send(answer).finally(() => {
        this.#running.delete(run)
        // Others may wait for its place.
        if (!this.#isStopping) void this.startDue()
      })
      this.#running.add(run)
    }
  }

  async #send(answer: ClaimedAnswer): Promise<void> {
    const { log, clock } = this.#options
    const outcome = await this.#submit(answer)
    log.info({ event: 'answer-submitted', answerId: answer.id, state: outcome.state }, 'an answer was submitted')
    for (let tries = 1; ; tries++) {
      try {
        await submissions.recordOutcome(this.#options.database.kysely, answer, outcome, clock.now())
        return
      } catch (error) {
        log.warn({ err: error, answerId: answer.id }, 'the outcome of an answer could not be stored yet')
        // The answer becomes unknown if the process ends before it could be stored.
        if (this.#isStopping && tries > 3) return
        await pause(Math.min(100 * 2 ** tries, longestStorePause), undefined, { ref: false })
      }
    }
  }

  async #submit(answer: ClaimedAnswer): Promise<AnswerOutcome> {
    const { transports, clock } = this.#options
    const { mailbox } = answer
    try {
      const transport = await transports.openTransport(mailbox.user_id, mailbox.provider, mailbox.sender_id)
      await transport.send(toOutgoing(answer)).finally(() => transport.close())
      return { state: 'sent', detail: null, dueAt: null }
    } catch (error) {
      return judge(error, answer.attempts, clock.now())
    }
  }
}

function toOutgoing(answer: ClaimedAnswer): OutgoingMail {
  return {
    from: { name: answer.from_name, address: answer.from_email },
    to: { name: answer.to_name, address: answer.to_email },
    ...(answer.reply_to ? { replyTo: answer.reply_to } : {}),
    subject: answer.subject,
    text: answer.text,
    html: answer.html,
    messageId: answer.message_id ?? '',
    ...(answer.in_reply_to === null ? {} : { inReplyTo: answer.in_reply_to, references: answer.reference_ids }),
  }
}

/** Decides what becomes of an answer that was not, or not certainly, accepted. */
export function judge(error: unknown, attempts: number, now: Date): AnswerOutcome {
  // Any other error does not prove that the mail was not accepted.
  if (!(error instanceof MailError)) return { state: 'unknown', detail: String(error).slice(0, 500), dueAt: null }
  const { kind, text: detail, retryAt } = error
  if (kind === 'unknown') return { state: 'unknown', detail, dueAt: null }
  const rest = retryPauses[attempts - 1]
  if (kind === 'recipient' || rest === undefined) return { state: 'failed', detail, dueAt: null }
  const last = now.getTime() + (retryPauses.at(-1) ?? rest)
  const dueAt = Math.min(Math.max(now.getTime() + rest, retryAt?.getTime() ?? 0), last)
  return { state: 'queued', detail, dueAt: new Date(dueAt) }
}
