import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { MailboxRow } from '../../database/outreach-tables.ts'
import { days, seconds } from '../../durations.ts'
import type { Logger } from '../../logger.ts'
import type { Telemetry } from '../../telemetry/telemetry.ts'
import type { Erasures } from '../discovery/erasures.ts'
import * as campaigns from './campaign-repository.ts'
import * as claims from './claim-repository.ts'
import { finishCampaigns } from './finish-campaigns.ts'
import { HandOverLedger } from './hand-over-ledger.ts'
import { HeldMails } from './held-mails.ts'
import { MailFeed } from './mail-feed.ts'
import { MailLanes } from './mail-lanes.ts'
import type { MailTransports } from './mail-transport-port.ts'
import { noteAccountError } from './mail-troubles.ts'
import * as mailboxes from './mailbox-repository.ts'
import * as notifications from './notification-repository.ts'
import { type SendParts, sendMails, startRun } from './send-mails.ts'
import { ServedMailboxes } from './served-mailboxes.ts'
import { StepCache } from './step-cache.ts'
import { probeMailbox } from './unconfirmed/probe-mailbox.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

/** A dead process's mails are found so long after its last sign of life. */
const lease = seconds(30)
const renewEach = seconds(3)
const lookEach = seconds(1)
/** While no mailbox has mails in hand; what is queued here wakes the engine, so this is for times that come and for other processes. */
const lookIdleEach = seconds(5)
/** Beside an embedded database there are no other processes that could have died. */
const sweepEach = { embedded: seconds(20), postgres: seconds(10) }
/** So many mailboxes are served at once by one process; the others wait for the next look. */
const mailboxesAtOnce = 20

interface EngineOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly telemetry: Telemetry
  readonly transports: MailTransports
  readonly links: UnsubscribeLinks
  readonly erasures: Pick<Erasures, 'hashEmail' | 'find'>
}

/**
 * Sends what is due, in this process, beside any number of others: the truth is in the tables, and a mail that another
 * process has claimed is not seen here.
 */
export class SendingEngine {
  readonly #options: EngineOptions
  readonly #parts: SendParts
  readonly #served: ServedMailboxes
  readonly #runs = new Map<string, { feed: MailFeed; done: Promise<void> }>()
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
      ledger: new HandOverLedger({ db, clock, log, lease, serverId: this.#served.serverId }),
      lanes: new MailLanes(options.transports, clock),
      held: new HeldMails(db, clock, lease),
      steps: new StepCache(db),
    }
  }

  /** Looks for due mails from now on, and for what dead processes have left. */
  start(): void {
    this.#repeat(
      () => this.wake(),
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

  /** Starts work on every mailbox that has mails due; resolves when it has begun. A second call joins the first. */
  wake(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  /** Resolves when nothing is due any more, for tests and the end of a process. */
  async settle(): Promise<void> {
    do {
      await this.wake()
      await Promise.all([...this.#runs.values()].map(({ done }) => done))
    } while ((await this.#listDue(1)).length > 0)
    await this.#finishCampaigns()
  }

  /** Frees what was left by processes that are gone, ends campaigns that are through, and forgets old counts. */
  async sweep(): Promise<void> {
    const { database, clock, telemetry } = this.#options
    const now = clock.now()
    const lost = await claims.sweep(database.kysely, now)
    for (const { mails } of lost) telemetry.noteMails('unknown', mails)
    const campaignIds = [...new Set(lost.map(({ campaign_id }) => campaign_id))]
    await notifications.putUnknownOutcomes(database.kysely, campaignIds, now)
    await this.#finishCampaigns()
    await mailboxes.dropUseBefore(database.kysely, new Date(now.getTime() - days(2)))
    await this.#parts.lanes.closeIdle()
    await this.#releaseUnused()
  }

  /** Hands over what is in hand, gives back what is claimed, and ends. */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const timer of this.#timers) clearTimeout(timer)
    await this.#looking
    const runs = [...this.#runs.values()]
    await Promise.all(runs.map(({ feed }) => feed.close()))
    await Promise.all(runs.map(({ done }) => done))
    await this.#parts.lanes.closeAll()
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
      const feed = new MailFeed({ ...this.#parts, lease, serverId: this.#served.serverId }, mailbox)
      const done = this.#run(mailbox, feed)
        .catch((error: unknown) => this.#options.log.error({ err: error, mailboxId: mailbox.id }, 'sending broke off'))
        .finally(() => this.#runs.delete(mailbox.id))
      this.#runs.set(mailbox.id, { feed, done })
    }
  }

  #listDue(limit: number): Promise<MailboxRow[]> {
    const { database, clock } = this.#options
    return mailboxes.listDue(database.kysely, { now: clock.now(), serverId: this.#served.serverId, limit })
  }

  async #renew(): Promise<void> {
    await this.#parts.held.renew()
    await this.#served.renew()
  }

  /** A mailbox without a run and without a connection may be served by another process. */
  #releaseUnused(): Promise<void> {
    return this.#served.release((id) => this.#runs.has(id) || this.#parts.lanes.hasLanesOf(id))
  }

  async #run(mailbox: MailboxRow, feed: MailFeed): Promise<void> {
    const { transports, clock } = this.#options
    const sender = await transports.findSender(mailbox.user_id, mailbox.provider)
    if (sender.state !== 'ready') {
      await noteAccountError(this.#parts, mailbox, 'it is not configured any more')
      return
    }
    if (mailbox.paused_until && mailbox.paused_until > clock.now()) return
    if (mailbox.pause_cause === 'unconfirmed' && !(await probeMailbox(this.#options, mailbox))) return
    const run = startRun({ mailbox, sender, feed })
    await sendMails(this.#parts, run)
    await this.#finishCampaigns()
    if (feed.readyAt) this.#wakeAfter(feed.readyAt.getTime() - clock.now().getTime())
    else if (run.isStopped) this.#wakeAfter(lookEach)
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

  #wakeAfter(delay: number): void {
    this.#schedule(Math.max(0, delay), () =>
      this.wake().catch((error: unknown) => this.#options.log.warn({ err: error }, 'sending could not go on')),
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
