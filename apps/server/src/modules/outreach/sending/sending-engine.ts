import type { Database } from '../../../database/database.ts'
import type { MailboxRow } from '../../../database/tables/outreach-tables.ts'
import type { Clock } from '../../../lib/clock.ts'
import { days, seconds } from '../../../lib/durations.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { Telemetry } from '../../../telemetry/telemetry.ts'
import type { Erasures } from '../../discovery/catalogue/erasing/erasures.ts'
import * as campaigns from '../campaigns/campaign-repository.ts'
import { finishCampaigns } from '../campaigns/finish-campaigns.ts'
import type { AnswerTags } from '../context/answer-tags.ts'
import type { MailTransports } from '../context/mail-transport-port.ts'
import type { UnsubscribeLinks } from '../context/unsubscribe-links.ts'
import * as mailboxes from '../mailboxes/mailbox-repository.ts'
import { noteAccountError, probeMailbox } from '../mailboxes/pause-mailbox.ts'
import { notifyUnknownOutcomes } from '../notifications/notify-unknown-outcomes.ts'
import * as claims from './claim-repository.ts'
import { ClaimedBatch } from './claimed-batch.ts'
import { LeasedMails } from './leased-mails.ts'
import { MailConnections } from './mail-connections.ts'
import { type SendParts, sendMails, startRun } from './send-mails.ts'
import { ServedMailboxes } from './served-mailboxes.ts'
import { StepCache } from './step-cache.ts'
import { SubmissionLog } from './submission-log.ts'

/** A dead process's mails are freed this long after its last renewal. */
const lease = seconds(30)
const renewEach = seconds(3)
const lookEach = seconds(1)
/** While idle: mails queued on this node start the engine at once, so this is for due times and other processes. */
const lookIdleEach = seconds(5)
/** Less often with an embedded database, which has no other processes that could have died. */
const sweepEach = { embedded: seconds(20), postgres: seconds(10) }
/** Mailboxes that one process serves at once; the others wait for the next look. */
const mailboxesAtOnce = 20

interface EngineOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly telemetry: Telemetry
  readonly transports: MailTransports
  readonly links: UnsubscribeLinks
  readonly tags: AnswerTags
  readonly erasures: Pick<Erasures, 'hashEmail' | 'find'>
  /** Numbers from 0 to 1, for the gaps between mails and attempts. */
  readonly random: () => number
}

/**
 * Sends due mails. Any number of processes may do so at the same time: all state is in the tables, and mails claimed by
 * one process are invisible to the others.
 */
export class SendingEngine {
  readonly #options: EngineOptions
  readonly #parts: SendParts
  readonly #served: ServedMailboxes
  readonly #runs = new Map<string, { batch: ClaimedBatch; done: Promise<void> }>()
  readonly #timers = new Set<NodeJS.Timeout>()
  #looking: Promise<void> | undefined
  #isStopping = false

  constructor(options: EngineOptions) {
    const { database, clock, log } = options
    const db = database.kysely
    this.#options = options
    this.#served = new ServedMailboxes(db, clock)
    this.#parts = {
      ...options,
      submissions: new SubmissionLog({ db, clock, log, lease, serverId: this.#served.serverId }),
      connections: new MailConnections(options.transports, clock),
      leased: new LeasedMails(db, clock, lease),
      steps: new StepCache(db),
    }
  }

  /** Starts to look for due mails and for mails of dead processes, until `stop`. */
  start(): void {
    this.#repeat(
      () => this.startDue(),
      () => (this.#runs.size > 0 ? lookEach : lookIdleEach),
    )
    this.#repeat(
      () => this.#renew(),
      () => renewEach,
    )
    this.#repeat(
      () => this.sweep(),
      () => (this.#options.database.embedded ? sweepEach.embedded : sweepEach.postgres),
    )
  }

  /**
   * Starts a run for every mailbox with due mails. Resolves once they have started. Concurrent calls share one pass.
   */
  startDue(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  /** Sends until nothing is due any more. For tests. */
  async drain(): Promise<void> {
    let due: readonly MailboxRow[]
    do {
      await this.startDue()
      await Promise.all([...this.#runs.values()].map(({ done }) => done))
      due = await this.#listDue(1)
      // A run that a timer has started meanwhile has claimed what was due.
    } while (due.length > 0 || this.#looking || this.#runs.size > 0)
    await this.#finishCampaigns()
  }

  /** Frees the mails of dead processes, completes campaigns and drops old usage counts. */
  async sweep(): Promise<void> {
    const { database, clock, telemetry } = this.#options
    const now = clock.now()
    const lost = await claims.sweep(database.kysely, now)
    for (const { mails } of lost) telemetry.noteMails('unknown', mails)
    const campaignIds = [...new Set(lost.map(({ campaign_id }) => campaign_id))]
    await notifyUnknownOutcomes(database.kysely, campaignIds, now)
    await this.#finishCampaigns()
    await mailboxes.dropUseBefore(database.kysely, new Date(now.getTime() - days(2)))
    await this.#parts.connections.closeIdle()
    await this.#releaseUnused()
  }

  /** Finishes the mails being submitted, gives back the claimed ones and closes all connections. */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const timer of this.#timers) clearTimeout(timer)
    await this.#looking
    const runs = [...this.#runs.values()]
    await Promise.all(runs.map(({ batch }) => batch.close()))
    await Promise.all(runs.map(({ done }) => done))
    await this.#parts.connections.closeAll()
    await this.#served.release(() => false)
  }

  async #look(): Promise<void> {
    if (this.#isStopping) return
    const { database, clock } = this.#options
    await campaigns.startScheduled(database.kysely, clock.now())
    for (const { id } of await this.#listDue(mailboxesAtOnce)) {
      if (this.#isStopping || this.#runs.has(id) || this.#runs.size >= mailboxesAtOnce) continue
      const mailbox = await this.#served.take(id)
      if (!mailbox) continue
      const batch = new ClaimedBatch({ ...this.#parts, lease, serverId: this.#served.serverId }, mailbox)
      const done = this.#run(mailbox, batch)
        .catch((error: unknown) => this.#options.log.error({ err: error, mailboxId: mailbox.id }, 'sending broke off'))
        .finally(() => this.#runs.delete(mailbox.id))
      this.#runs.set(mailbox.id, { batch, done })
    }
  }

  #listDue(limit: number): Promise<MailboxRow[]> {
    const { database, clock } = this.#options
    return mailboxes.listDue(database.kysely, { now: clock.now(), serverId: this.#served.serverId, limit })
  }

  async #renew(): Promise<void> {
    await this.#parts.leased.renew()
    await this.#served.renew()
  }

  /** Lets other processes serve mailboxes that have neither a run nor a connection here. */
  #releaseUnused(): Promise<void> {
    return this.#served.release((id) => this.#runs.has(id) || this.#parts.connections.hasIdle(id))
  }

  async #run(mailbox: MailboxRow, batch: ClaimedBatch): Promise<void> {
    const { transports, clock } = this.#options
    const sender = await transports.findSender(mailbox.user_id, mailbox.provider, mailbox.sender_id)
    if (sender.state !== 'ready') {
      await noteAccountError(this.#parts, mailbox, 'it is not configured any more')
      return
    }
    if (mailbox.paused_until && mailbox.paused_until > clock.now()) return
    if (mailbox.pause_cause === 'unconfirmed' && !(await probeMailbox(this.#options, mailbox))) return
    const isTagged = await mailboxes.hasPlusAddress(this.#options.database.kysely, mailbox.id)
    const run = startRun({ mailbox, sender, batch, isTagged })
    await sendMails(this.#parts, run)
    await this.#finishCampaigns()
    if (batch.readyAt) this.#startDueAfter(batch.readyAt.getTime() - clock.now().getTime())
    else if (run.isStopped) this.#startDueAfter(lookEach)
  }

  #finishCampaigns(): Promise<void> {
    const { database, clock } = this.#options
    return finishCampaigns(database.kysely, clock.now())
  }

  #repeat(work: () => Promise<void>, interval: () => number): void {
    const run = async () => {
      await work().catch((error: unknown) => this.#options.log.warn({ err: error }, 'sending could not go on'))
      if (!this.#isStopping) this.#schedule(interval(), run)
    }
    this.#schedule(interval(), run)
  }

  #startDueAfter(delay: number): void {
    this.#schedule(Math.max(0, delay), () =>
      this.startDue().catch((error: unknown) => this.#options.log.warn({ err: error }, 'sending could not go on')),
    )
  }

  #schedule(delay: number, work: () => Promise<void>): void {
    if (this.#isStopping) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      void work()
    }, delay).unref()
    this.#timers.add(timer)
  }
}
