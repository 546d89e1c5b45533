import { hash, randomUUID } from 'node:crypto'
import type { MailDraftContent } from '@troupe/contract/campaigns/mail-drafts'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import { say } from '@troupe/contract/messages/message'
import type { SendEmailRequest } from '@troupe/contract/outreach'
import type { Executor } from '../../../database/database.ts'
import type { Client, Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError, refuseInput } from '../../../lib/app-error.ts'
import { days, minutes } from '../../../lib/durations.ts'
import { requireCompanyAddress } from '../company/company-address.ts'
import { freezeBody } from '../content/freeze-body.ts'
import { enqueueSending, type OutreachContext } from '../context/outreach-context.ts'
import * as drafts from '../drafts/draft-repository.ts'
import { findTimeZone } from '../limits/reader-time-zone.ts'
import { assignMailboxes, chooseMailboxes } from '../mailboxes/choose-mailboxes.ts'
import { getLanguageOf } from '../mails/reader-language.ts'
import type { Candidate } from '../mails/recipient-choice.ts'
import * as recipients from '../mails/recipient-repository.ts'
import type { NewStep } from './campaign-repository.ts'
import * as campaigns from './campaign-repository.ts'
import { type CampaignView, getCampaign } from './campaign-view.ts'
import { leaveOutWritten, listCandidates, readChoice, toCreatorIds } from './list-candidates.ts'

const furthestSchedule = days(366)
/** Number of new recipients from which on the planner's statistics are refreshed. */
export const largeCampaign = 500

interface SendCall extends Member {
  readonly client: Client
  readonly request: SendEmailRequest
  /** Calls with the same key are treated as one call. */
  readonly idempotencyKey: string | undefined
}

/**
 * Starts a campaign. Once this resolves, it is stored with all recipients and will be sent even if this process ends.
 * @throws AppError `conflict` when the provider is not ready, the company's address is missing, the key was used for
 *   another mail, or the draft of this mail has changed or is gone; `invalid_input`.
 */
export async function sendCampaign(context: OutreachContext, call: SendCall): Promise<CampaignView> {
  const { database, clock } = context
  const { workspaceId, userId, client, request } = call
  const requestHash = hashRequest(request)
  const earlier = await findEarlier(context, call, requestHash)
  if (earlier) return earlier

  const now = clock.now()
  const scheduledAt = toSchedule(request, now)
  const mailboxes = await chooseMailboxes(context, { workspaceId, userId }, request)
  const [{ from, provider }] = mailboxes
  const steps = await freezeSteps(request)
  const choice = { workspaceId, userId, ...readChoice(request) }
  const { candidates: chosen } = await listCandidates(context, { ...choice, steps })
  refuseWithoutReaders(chosen, request.skip_written_days)
  await requireCompanyAddress(context, workspaceId)
  const languageOf = await getLanguageOf(database.kysely, { userId, client, chosen: request.language })
  let count = 0

  const id = await database.kysely
    .transaction()
    .execute(async (transaction) => {
      const candidates = await leaveOutWritten(transaction, { ...choice, candidates: chosen, now })
      refuseWithoutReaders(candidates, request.skip_written_days)
      count = candidates.length
      const readers = candidates.filter(({ leftOut }) => !leftOut)
      const { id: mailboxId, ofMail } = await assignMailboxes(transaction, mailboxes, { mails: readers.length, now })
      // Creators who are left out take no mailbox's turn.
      const mailboxOf = new Map(readers.map((reader, position) => [reader, ofMail(position)]))
      const campaignId = await campaigns.insert(transaction, {
        ...toCampaign(call, { requestHash, scheduledAt, steps, now }),
        mailboxId,
        provider,
        fromEmail: from.address,
      })
      if (!campaignId) return undefined
      await takeDraft(transaction, { workspaceId, userId }, request.draft_revision)
      const owner = { campaignId, workspaceId, mailboxId, dueAt: scheduledAt ?? now, now }
      const rows = candidates.map((candidate) => ({
        ...toRecipient(candidate, languageOf(candidate.creator)),
        mailbox_id: mailboxOf.get(candidate) ?? mailboxId,
      }))
      await recipients.insertAll(transaction, owner, rows)
      return campaignId
    })
    .catch(overlookGone)
  // The key was used or a creator was erased at the same moment: start over.
  if (!id) return sendCampaign(context, call)
  await enqueueSending(context)
  if (count >= largeCampaign) await context.jobs.enqueue('refresh-mail-statistics')
  context.log.info({ event: 'campaign-started', workspaceId, userId, campaignId: id, recipients: count }, 'campaign')
  return getCampaign(context, workspaceId, id)
}

interface Begun {
  readonly requestHash: string
  readonly scheduledAt: Date | null
  readonly steps: readonly NewStep[]
  readonly now: Date
}

/** The campaign of a call, apart from its mailbox. */
function toCampaign(
  { workspaceId, userId, request, idempotencyKey }: SendCall,
  { requestHash, scheduledAt, steps, now }: Begun,
): Omit<campaigns.NewCampaign, 'mailboxId' | 'provider' | 'fromEmail'> {
  return {
    workspaceId,
    userId,
    name: request.name ?? request.subject,
    subject: request.subject,
    state: scheduledAt ? 'scheduled' : 'running',
    contentHash: hashContent(steps),
    idempotencyKey: idempotencyKey ?? null,
    requestHash,
    language: request.language === 'creator' ? null : request.language,
    scheduledAt,
    draft: request.undo_minutes === undefined ? null : toDraft(request),
    now,
    steps,
  }
}

/** The default language is left out, so that a call can be repeated that an earlier release answered. */
function hashRequest({ language, ...request }: SendEmailRequest): string {
  const parts = language === 'creator' ? request : { ...request, language }
  return hash('sha256', JSON.stringify(parts), 'base64url')
}

async function findEarlier(
  context: OutreachContext,
  { workspaceId, idempotencyKey: key }: SendCall,
  requestHash: string,
): Promise<CampaignView | undefined> {
  if (!key) return undefined
  const row = await campaigns.findByIdempotencyKey(context.database.kysely, { workspaceId, key })
  if (row && row.request_hash !== requestHash) {
    throw new AppError('conflict', say('http.idempotency_key_of_mail'))
  }
  return row && getCampaign(context, workspaceId, row.id)
}

/** @returns null to start at once. */
function toSchedule({ schedule_at, undo_minutes }: SendEmailRequest, now: Date): Date | null {
  const undoEnd = undo_minutes === undefined ? null : new Date(now.getTime() + minutes(undo_minutes))
  if (schedule_at === undefined) return undoEnd
  const at = new Date(schedule_at)
  if (at.getTime() - now.getTime() > furthestSchedule) {
    throw refuseInput(say('outreach.schedule_too_far'), { loc: ['body', 'schedule_at'], type: 'too_far' })
  }
  return at > now ? at : undoEnd
}

/** Removes the draft that the mail was written as. If it is gone, another window may have sent the same mail. */
async function takeDraft(transaction: Executor, member: Member, revision: string | undefined): Promise<void> {
  if (revision === undefined || (await drafts.remove(transaction, { ...member, revision }))) return
  throw new AppError('conflict', say('outreach.draft_changed'))
}

/** The next attempt no longer finds the deleted creator. */
function overlookGone(error: unknown): undefined {
  if (!(error instanceof recipients.CreatorGoneError)) throw error
}

/** Freezes the mail and its follow-ups as they will be sent, whatever is changed later. */
async function freezeSteps(request: Pick<SendEmailRequest, 'subject' | 'body' | 'follow_ups'>): Promise<NewStep[]> {
  const first = { number: 0, delay_hours: 0, subject: request.subject, ...(await freezeBody(request.body)) }
  const following = request.follow_ups.map(async ({ delay_hours, subject, body }, index) => ({
    number: index + 1,
    delay_hours,
    subject: subject ?? null,
    ...(await freezeBody(body)),
  }))
  return [first, ...(await Promise.all(following))]
}

/** The draft that undoing brings back: the mail as it was written. */
function toDraft(request: SendEmailRequest): MailDraftContent {
  const { subject, body, follow_ups, language, skip_written_days, written_anyway = [] } = request
  return {
    kol_ids: toCreatorIds(request).map(String),
    ...(request.name === undefined ? {} : { name: request.name }),
    email_provider: request.email_provider,
    ...(request.mailbox === undefined ? {} : { mailbox: request.mailbox }),
    subject,
    body,
    follow_ups: follow_ups.map((mail) => ({ ...mail, subject: mail.subject ?? '' })),
    schedule_at: request.schedule_at ?? null,
    language,
    skip_written: skip_written_days !== undefined,
    written_anyway,
    collection_id: request.collection_id ?? null,
  }
}

/** Hash of a campaign's texts, in the order of its steps. */
export function hashContent(steps: readonly Pick<NewStep, 'subject' | 'html' | 'text'>[]): string {
  return hash('sha256', JSON.stringify(steps.map(({ subject, html, text }) => [subject, html, text])), 'base64url')
}

/** Rejects a campaign without recipients, unless some were left out only because they are suppressed. */
function refuseWithoutReaders(candidates: readonly Candidate[], skipDays: number | undefined): void {
  const reasons = new Set(candidates.map(({ leftOut }) => leftOut?.reason))
  if (reasons.has(undefined) || reasons.has('suppressed')) return
  if (skipDays !== undefined && reasons.has('written_lately')) {
    throw new AppError('invalid_input', say('outreach.all_written_lately', { days: skipDays }))
  }
  throw new AppError(
    'invalid_input',
    reasons.has('missing_field')
      ? say('outreach.merge_field_missing', { example: '{{country|your country}}' })
      : say('outreach.no_valid_emails'),
  )
}

/** The recipient that a chosen creator becomes, with the state of the first mail. */
export function toRecipient(
  { creator, values, emailKey, leftOut }: Candidate,
  language: MailLanguage,
): recipients.NewRecipient {
  return {
    id: randomUUID(),
    creator_id: creator.id,
    platform: creator.platform,
    title: creator.title,
    handle: creator.handle,
    email: creator.email,
    email_key: emailKey,
    merge_values: values,
    language,
    time_zone: findTimeZone(creator.region),
    state: leftOut === undefined ? 'queued' : leftOut.reason === 'suppressed' ? 'suppressed' : 'skipped',
    reason: leftOut?.reason ?? null,
    detail: leftOut?.detail ?? null,
  }
}
