import { toLine } from '@troupe/contract/base/text'
import type { CompanyAddress } from '@troupe/contract/mail/company-address'
import { parseMergeTemplate } from '@troupe/contract/mail/merge-fields'
import type { Database } from '../../../database/database.ts'
import type { MailboxRow } from '../../../database/tables/outreach-tables.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { Telemetry } from '../../../telemetry/telemetry.ts'
import type { Erasures } from '../../discovery/catalogue/erasing/erasures.ts'
import { composeMail, renderMail, toMessageId } from '../content/render-mail.ts'
import type { AnswerTags } from '../context/answer-tags.ts'
import { MailError, type MailSender, type MailTransports, type OutgoingMail } from '../context/mail-transport-port.ts'
import type { UnsubscribeLinks } from '../context/unsubscribe-links.ts'
import { noteAccountError, noteSuccess, noteUnconfirmed } from '../mailboxes/pause-mailbox.ts'
import { type AttemptResult, decide } from '../mails/mail-states.ts'
import { applyEffects } from './attempt-effects.ts'
import type { ClaimedMail } from './claim-repository.ts'
import type { ClaimedBatch } from './claimed-batch.ts'
import type { LeasedMails } from './leased-mails.ts'
import type { MailConnection, MailConnections } from './mail-connections.ts'
import type { StepCache } from './step-cache.ts'
import type { SubmissionLog } from './submission-log.ts'

export interface SendParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
  readonly telemetry: Telemetry
  readonly transports: MailTransports
  readonly submissions: SubmissionLog
  readonly connections: MailConnections
  readonly leased: LeasedMails
  readonly steps: StepCache
  readonly links: UnsubscribeLinks
  readonly tags: AnswerTags
  readonly erasures: Pick<Erasures, 'hashEmail' | 'find'>
  /** Numbers from 0 to 1. */
  readonly random: () => number
}

/** One run over the due mails of a mailbox. */
export interface MailboxRun {
  readonly mailbox: MailboxRow
  readonly sender: MailSender
  readonly batch: ClaimedBatch
  /** Whether answers come to an address with a tag. */
  readonly isTagged: boolean
  /** Whether the account has accepted a mail in this run. */
  hasSent: boolean
  /** Whether the run was stopped because the account refuses or the server leaves mails unconfirmed. */
  isStopped: boolean
  /** Whether account errors or unconfirmed mails are counted; the next accepted mail resets the counts. */
  isDoubted: boolean
}

export function startRun(parts: Pick<MailboxRun, 'mailbox' | 'sender' | 'batch' | 'isTagged'>): MailboxRun {
  const { account_errors, unconfirmed_mails, unconfirmed_pauses } = parts.mailbox
  const isDoubted = account_errors + unconfirmed_mails + unconfirmed_pauses > 0
  return { ...parts, hasSent: false, isStopped: false, isDoubted }
}

/**
 * Sends the batch's mails until it has no more, with one worker per connection. The first worker starts alone; the others
 * follow once the account has accepted a mail, so a wrong password is tried once and a server that confirms nothing gets one
 * mail.
 */
export async function sendMails(parts: SendParts, run: MailboxRun): Promise<void> {
  const workers = run.mailbox.per_minute === null ? run.mailbox.max_connections : 1
  const others: Promise<void>[] = []
  const startOthers = () => {
    for (let worker = 1; worker < workers; worker++) others.push(runWorker(parts, run, () => {}))
  }
  const [first] = await Promise.allSettled([runWorker(parts, run, startOthers)])
  const results = [first, ...(await Promise.allSettled(others))]
  await run.batch.close()
  for (const result of results) {
    if (result.status === 'rejected') parts.log.error({ err: result.reason }, 'a sending worker failed')
  }
}

async function runWorker(parts: SendParts, run: MailboxRun, onFirstSent: () => void): Promise<void> {
  let mail = await run.batch.next()
  if (!mail) return
  const connection = await connect(parts, run, mail)
  if (!connection) return
  let recorded = Promise.resolve()
  let isUsable = true
  let hasSent = false
  try {
    for (; mail; mail = isUsable ? await run.batch.next() : undefined) {
      const { outgoing, textRevision } = await compose(parts, run, mail)
      // The log writes the outcome of the previous mail before this intent, so a worker submits one mail at a time.
      const [maySubmit] = await Promise.all([recordIntent(parts, mail, { outgoing, textRevision }), recorded])
      if (!maySubmit) continue
      const result = await submit(connection.transport, outgoing)
      parts.telemetry.noteMails(result.outcome, 1)
      recorded = recordOutcome(parts, run, mail, result)
      // Awaited with the next intent; until then a failure must not count as unhandled.
      recorded.catch(() => {})
      isUsable = result.outcome !== 'account' && result.outcome !== 'unknown'
      if (result.outcome === 'account') await judgeAccountError(parts, run, { hasSent, reason: result.reply })
      else if (result.outcome === 'unknown') await stopRun(parts, run)
      else if (result.outcome === 'accepted') {
        hasSent = true
        await noteSent(parts, run, onFirstSent)
      }
    }
  } finally {
    // After an exception the lease of the mail is not renewed, so the sweep finds it.
    if (mail) parts.leased.remove([mail])
    await recorded
    await (isUsable ? parts.connections.putBack(connection) : connection.transport.close())
  }
}

/** An account error stops the run, unless other workers send: then the server allows no further connection. */
async function judgeAccountError(
  parts: SendParts,
  run: MailboxRun,
  worker: { hasSent: boolean; reason: string },
): Promise<void> {
  if (worker.hasSent || !run.hasSent) await stopForAccount(parts, run, worker.reason)
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

/** Takes a connection for the run. If none can be opened, the mail is queued again and the mailbox paused. */
async function connect(parts: SendParts, run: MailboxRun, mail: ClaimedMail): Promise<MailConnection | undefined> {
  try {
    return await parts.connections.take(run.mailbox)
  } catch (error) {
    await stopForAccount(parts, run, error instanceof MailError ? error.text : 'it cannot be opened')
    await run.batch.giveBack([mail])
    return undefined
  }
}

interface Composed {
  readonly outgoing: OutgoingMail
  readonly textRevision: number
}

async function compose(
  parts: SendParts,
  { sender, mailbox, isTagged }: MailboxRun,
  mail: ClaimedMail,
): Promise<Composed> {
  const { textRevision, ...current } = await parts.steps.get(mail)
  const thread = mail.thread_subject
  const templates = thread === null ? current : { ...current, firstSubject: parseMergeTemplate(thread) }
  const from = sender.addresses.find(({ address }) => address === mail.from_email) ?? sender.addresses[0]
  if (!from) throw new Error('A ready sender has an address')
  const { language, is_language_chosen: isChosen } = mail
  const { pageUrl: unsubscribeUrl, oneClickUrl, noticeUrl } = parts.links.of(mail.recipient_id, language)
  const notice = mail.step === 0 ? { noticeUrl } : {}
  const footer = {
    unsubscribeUrl,
    ...notice,
    language,
    isChosen,
    signature: mailbox.signature,
    company: readCompany(mail),
  }
  const outgoing = composeMail(renderMail(templates, mail.merge_values, footer), templates, {
    from,
    to: { name: '', address: mail.email },
    messageId: toMessageId(mail, from),
    parentMessageId: mail.parent_message_id,
    oneClickUrl,
    replyTo:
      mailbox.reply_to ||
      (isTagged && parts.tags.address(from.address, { id: mail.id, userId: mailbox.user_id })) ||
      '',
  })
  return { outgoing, textRevision }
}

function readCompany({ company, postal_address: address }: ClaimedMail): CompanyAddress | undefined {
  return company === null || address === null ? undefined : { company, address }
}

async function recordIntent(parts: SendParts, mail: ClaimedMail, composed: Composed): Promise<boolean> {
  const address_key = parts.erasures.hashEmail(mail.email)
  const maySubmit = await parts.submissions
    .recordIntent({
      id: mail.id,
      fence: mail.fence,
      message_id: composed.outgoing.messageId,
      text_revision: composed.textRevision,
      address_key,
    })
    .catch((error: unknown) => {
      parts.log.error({ err: error, mailId: mail.id }, 'a mail is not sent: its intent could not be stored')
      return false
    })
  if (!maySubmit) parts.leased.remove([mail])
  return maySubmit
}

async function submit(
  transport: { send(mail: OutgoingMail): Promise<{ reply: string }> },
  mail: OutgoingMail,
): Promise<AttemptResult> {
  try {
    const { reply } = await transport.send(mail)
    return { outcome: 'accepted', reply }
  } catch (error) {
    // Any other error does not prove that the mail was not accepted.
    if (!(error instanceof MailError)) return { outcome: 'unknown', reply: toLine(String(error), 500) }
    return { outcome: error.kind, reply: error.text, retryAt: error.retryAt }
  }
}

async function recordOutcome(
  parts: SendParts,
  run: MailboxRun,
  mail: ClaimedMail,
  outcome: AttemptResult,
): Promise<void> {
  const now = parts.clock.now()
  const result = outcome.outcome === 'accepted' ? outcome : await withoutErased(parts, mail, outcome)
  const decision = decide(
    result,
    { deferrals: mail.deferrals, firstTriedAt: mail.first_tried_at ?? now },
    now,
    parts.random(),
  )
  await parts.submissions.recordOutcome({
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
  parts.leased.remove([mail])
  await applyEffects(parts, mail, result)
  if (result.outcome === 'unknown') await noteUnconfirmed(parts, run.mailbox, result.reply)
}

/** Drops the reply if the address was erased meanwhile, since servers often repeat the address that they refuse. */
async function withoutErased(
  { database, erasures, log }: SendParts,
  { id, email }: ClaimedMail,
  result: AttemptResult,
): Promise<AttemptResult> {
  try {
    const erased = await erasures.find(database.kysely, { emails: [email] })
    return erased.emails.size > 0 ? { ...result, reply: 'erased' } : result
  } catch (error) {
    // The outcome is recorded anyway, once the database is available.
    log.warn({ err: error, mailId: id }, 'could not check whether the address of a failed mail was erased')
    return result
  }
}

/**
 * Ends all workers and pauses the mailbox, since the next mail would fail in the same way. Only the first worker
 * records it.
 */
async function stopForAccount(parts: SendParts, run: MailboxRun, reason: string): Promise<void> {
  if (run.isStopped) return
  run.isStopped = true
  await noteAccountError(parts, run.mailbox, reason)
  await endWorkers(parts, run)
}

/**
 * Ends all workers after their current mail, since a server that does not confirm one mail may not confirm the next:
 * each connection has at most one mail of unknown outcome. The next run starts with one worker.
 */
async function stopRun(parts: SendParts, run: MailboxRun): Promise<void> {
  run.isDoubted = true
  if (run.isStopped) return
  run.isStopped = true
  await endWorkers(parts, run)
}

async function endWorkers(parts: SendParts, run: MailboxRun): Promise<void> {
  await run.batch.close()
  await parts.connections.drop(run.mailbox.id)
}
