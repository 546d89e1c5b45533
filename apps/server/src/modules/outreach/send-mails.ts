import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { MailboxRow } from '../../database/outreach-tables.ts'
import type { Logger } from '../../logger.ts'
import type { Telemetry } from '../../telemetry/telemetry.ts'
import type { Erasures } from '../discovery/erasures.ts'
import type { ClaimedMail } from './claim-repository.ts'
import { composeMail, renderMail, toMessageId } from './compose-mail.ts'
import type { HandOverLedger } from './hand-over-ledger.ts'
import type { HeldMails } from './held-mails.ts'
import type { MailFeed } from './mail-feed.ts'
import type { Lane, MailLanes } from './mail-lanes.ts'
import { type AttemptResult, decide } from './mail-states.ts'
import { MailError, type MailSender, type MailTransports, type OutgoingMail } from './mail-transport-port.ts'
import { noteAccountError, noteSuccess, noteTroubles } from './mail-troubles.ts'
import type { StepCache } from './step-cache.ts'
import { noteUnconfirmed } from './unconfirmed/note-unconfirmed.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

export interface SendParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
  readonly telemetry: Telemetry
  readonly transports: MailTransports
  readonly ledger: HandOverLedger
  readonly lanes: MailLanes
  readonly held: HeldMails
  readonly steps: StepCache
  readonly links: UnsubscribeLinks
  readonly erasures: Pick<Erasures, 'hashEmail' | 'find'>
}

/** One mailbox at work in this process. */
export interface MailboxRun {
  readonly mailbox: MailboxRow
  readonly sender: MailSender
  readonly feed: MailFeed
  /** The account has taken a mail in this run. */
  hasSent: boolean
  /** The account refuses, or the server leaves mails unconfirmed: nothing more is sent in this run. */
  isStopped: boolean
  /** Errors of the account or unconfirmed mails are counted, and a mail that is taken ends the count. */
  isDoubted: boolean
}

export function startRun(parts: Pick<MailboxRun, 'mailbox' | 'sender' | 'feed'>): MailboxRun {
  const { account_errors, unconfirmed_mails, unconfirmed_pauses } = parts.mailbox
  const isDoubted = account_errors + unconfirmed_mails + unconfirmed_pauses > 0
  return { ...parts, hasSent: false, isStopped: false, isDoubted }
}

/**
 * Hands over what the feed gives until it gives no more. One lane goes ahead; when the account has taken its first mail the
 * others follow, so that a wrong password is tried once, and a server that confirms nothing gets one mail.
 */
export async function sendMails(parts: SendParts, run: MailboxRun): Promise<void> {
  const lanes = run.mailbox.per_minute === null ? run.mailbox.max_connections : 1
  const others: Promise<void>[] = []
  const startOthers = () => {
    for (let lane = 1; lane < lanes; lane++) others.push(runLane(parts, run, () => {}))
  }
  const [first] = await Promise.allSettled([runLane(parts, run, startOthers)])
  const results = [first, ...(await Promise.allSettled(others))]
  await run.feed.close()
  for (const result of results) {
    if (result.status === 'rejected') parts.log.error({ err: result.reason }, 'a lane broke off')
  }
}

async function runLane(parts: SendParts, run: MailboxRun, onFirstSent: () => void): Promise<void> {
  let mail = await run.feed.next()
  if (!mail) return
  const lane = await openLane(parts, run, mail)
  if (!lane) return
  let settled = Promise.resolve()
  let isUsable = true
  let hasSent = false
  try {
    for (; mail; mail = isUsable ? await run.feed.next() : undefined) {
      const outgoing = await write(parts, run, mail)
      // The outcome of the mail before is written before this intent: a lane has one mail in hand.
      const [mayGo] = await Promise.all([intend(parts, mail, outgoing), settled])
      if (!mayGo) continue
      const result = await handOver(lane.transport, outgoing)
      parts.telemetry.noteMails(result.outcome, 1)
      settled = settle(parts, run, mail, result)
      // It is waited for later; until then its failure is not unhandled.
      settled.catch(() => {})
      isUsable = result.outcome !== 'account' && result.outcome !== 'unknown'
      if (result.outcome === 'account') await judgeAccountError(parts, run, { hasSent, reason: result.reply })
      else if (result.outcome === 'unknown') await stopRun(parts, run)
      else if (result.outcome === 'accepted') {
        hasSent = true
        await noteSent(parts, run, onFirstSent)
      }
    }
  } finally {
    // The lease of a mail that broke off here is not renewed, so that a sweep finds it.
    if (mail) parts.held.release([mail])
    await settled
    await (isUsable ? parts.lanes.putBack(lane) : lane.transport.close())
  }
}

/** An error of the account stops the run, unless other lanes send: then this one was one too many for the server. */
async function judgeAccountError(
  parts: SendParts,
  run: MailboxRun,
  lane: { hasSent: boolean; reason: string },
): Promise<void> {
  if (lane.hasSent || !run.hasSent) await stopForAccount(parts, run, lane.reason)
}

async function noteSent(parts: SendParts, run: MailboxRun, onFirstSent: () => void): Promise<void> {
  if (run.isDoubted) {
    run.isDoubted = false
    await noteSuccess(parts, run.mailbox.id)
  }
  if (run.hasSent) return
  run.hasSent = true
  onFirstSent()
}

/** A lane for the run; without one the mail is given back and the mailbox rests. */
async function openLane(parts: SendParts, run: MailboxRun, mail: ClaimedMail): Promise<Lane | undefined> {
  try {
    return await parts.lanes.take(run.mailbox)
  } catch (error) {
    await stopForAccount(parts, run, error instanceof MailError ? error.text : 'it cannot be opened')
    await run.feed.giveBack([mail])
    return undefined
  }
}

async function write(parts: SendParts, { sender }: MailboxRun, mail: ClaimedMail): Promise<OutgoingMail> {
  const templates = await parts.steps.get(mail.campaign_id, mail.step)
  const from = sender.addresses.find(({ address }) => address === mail.from_email) ?? sender.addresses[0]
  if (!from) throw new Error('A ready sender has an address')
  const { pageUrl, oneClickUrl } = parts.links.of(mail.recipient_id)
  return composeMail(renderMail(templates, mail.merge_values, pageUrl), templates, {
    from,
    to: { name: '', address: mail.email },
    messageId: toMessageId(mail, from),
    parentMessageId: mail.parent_message_id,
    oneClickUrl,
  })
}

async function intend(parts: SendParts, mail: ClaimedMail, outgoing: OutgoingMail): Promise<boolean> {
  const address_key = parts.erasures.hashEmail(mail.email)
  const mayGo = await parts.ledger
    .handOver({ id: mail.id, fence: mail.fence, message_id: outgoing.messageId, address_key })
    .catch((error: unknown) => {
      parts.log.error({ err: error, mailId: mail.id }, 'a mail is not sent: its intent could not be stored')
      return false
    })
  if (!mayGo) parts.held.release([mail])
  return mayGo
}

async function handOver(
  transport: { send(mail: OutgoingMail): Promise<{ reply: string }> },
  mail: OutgoingMail,
): Promise<AttemptResult> {
  try {
    const { reply } = await transport.send(mail)
    return { outcome: 'accepted', reply }
  } catch (error) {
    // Whatever else it may be, it does not prove that the mail was not taken.
    if (!(error instanceof MailError)) return { outcome: 'unknown', reply: String(error).slice(0, 500) }
    return { outcome: error.kind, reply: error.text, retryAt: error.retryAt }
  }
}

async function settle(parts: SendParts, run: MailboxRun, mail: ClaimedMail, outcome: AttemptResult): Promise<void> {
  const now = parts.clock.now()
  const result = outcome.outcome === 'accepted' ? outcome : await withoutErased(parts, mail, outcome)
  const decision = decide(
    result,
    { deferrals: mail.deferrals, firstTriedAt: mail.first_tried_at ?? now },
    now,
    Math.random(),
  )
  await parts.ledger.settle({
    id: mail.id,
    fence: mail.fence,
    state: decision.state,
    reason: decision.reason,
    detail: result.outcome === 'accepted' ? null : result.reply,
    due_at: decision.dueAt,
    is_deferral: decision.isDeferral,
    outcome: result.outcome,
    reply: result.reply,
  })
  parts.held.release([mail])
  await noteTroubles(parts, mail, result)
  if (result.outcome === 'unknown') await noteUnconfirmed(parts, run.mailbox, result.reply)
}

/** Servers like to repeat the address that they refuse; it may have been erased while the mail was under way. */
async function withoutErased(
  { database, erasures, log }: SendParts,
  { id, email }: ClaimedMail,
  result: AttemptResult,
): Promise<AttemptResult> {
  try {
    const erased = await erasures.find(database.kysely, { emails: [email] })
    return erased.emails.size > 0 ? { ...result, reply: 'erased' } : result
  } catch (error) {
    // The outcome itself waits for the database.
    log.warn({ err: error, mailId: id }, 'nobody knows whether the address of a failed mail was erased')
    return result
  }
}

/** The next mail would fail in the same way: all lanes end, and the mailbox rests. Noted once, by the lane that was first. */
async function stopForAccount(parts: SendParts, run: MailboxRun, reason: string): Promise<void> {
  if (run.isStopped) return
  run.isStopped = true
  await noteAccountError(parts, run.mailbox, reason)
  await endLanes(parts, run)
}

/**
 * A server that took a mail without a word may do the same with the next: all lanes end with the mail in hand, so that each
 * connection has at most one of unknown outcome. The mailbox is taken up again at the next look, first on one lane.
 */
async function stopRun(parts: SendParts, run: MailboxRun): Promise<void> {
  run.isDoubted = true
  if (run.isStopped) return
  run.isStopped = true
  await endLanes(parts, run)
}

async function endLanes(parts: SendParts, run: MailboxRun): Promise<void> {
  await run.feed.close()
  await parts.lanes.drop(run.mailbox.id)
}
