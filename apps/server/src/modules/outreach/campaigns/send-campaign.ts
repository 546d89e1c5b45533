import { hash, randomUUID } from 'node:crypto'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import { say } from '@troupe/contract/messages/message'
import type { SendEmailRequest } from '@troupe/contract/outreach'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError, refuseInput } from '../../../lib/app-error.ts'
import { days } from '../../../lib/durations.ts'
import { requireCompanyAddress } from '../company/company-address.ts'
import { freezeBody } from '../content/freeze-body.ts'
import { enqueueSending, type OutreachContext } from '../context/outreach-context.ts'
import { findTimeZone } from '../limits/reader-time-zone.ts'
import { assignMailboxes, chooseMailboxes } from '../mailboxes/choose-mailboxes.ts'
import { getLanguageOf } from '../mails/reader-language.ts'
import type { Candidate } from '../mails/recipient-choice.ts'
import * as recipients from '../mails/recipient-repository.ts'
import type { NewStep } from './campaign-repository.ts'
import * as campaigns from './campaign-repository.ts'
import { type CampaignView, getCampaign } from './campaign-view.ts'
import { listCandidates, toCreatorIds } from './list-candidates.ts'

const furthestSchedule = days(366)
/** Number of new recipients from which on the planner's statistics are refreshed. */
const largeCampaign = 500

interface SendCall {
  readonly userId: string
  readonly client: Client
  readonly request: SendEmailRequest
  /** Calls with the same key are treated as one call. */
  readonly idempotencyKey: string | undefined
}

/**
 * Starts a campaign. Once this resolves, it is stored with all recipients and will be sent even if this process ends.
 * @throws AppError `conflict` when the provider is not ready, the company's address is missing or the key was used for
 * another mail; `invalid_input`.
 */
export async function sendCampaign(context: OutreachContext, call: SendCall): Promise<CampaignView> {
  const { database, clock } = context
  const { userId, client, request, idempotencyKey } = call
  const requestHash = hashRequest(request)
  const earlier = await findEarlier(context, call, requestHash)
  if (earlier) return earlier

  const now = clock.now()
  const scheduledAt = toSchedule(request.schedule_at, now)
  const mailboxes = await chooseMailboxes(context, userId, request)
  const [{ from, provider }] = mailboxes
  const steps = await freezeSteps(request)
  const { skip_written_days: skipDays } = request
  const { candidates } = await listCandidates(context, { userId, creatorIds: toCreatorIds(request), steps, skipDays })
  refuseWithoutReaders(candidates, skipDays)
  await requireCompanyAddress(context, userId)
  const { language: chosen } = request
  const languageOf = await getLanguageOf(database.kysely, { userId, client, chosen })

  const id = await database.kysely
    .transaction()
    .execute(async (transaction) => {
      const { id: mailboxId, ofMail } = await assignMailboxes(transaction, mailboxes, { mails: candidates.length, now })
      const campaignId = await campaigns.insert(transaction, {
        userId,
        mailboxId,
        provider,
        fromEmail: from.address,
        subject: request.subject,
        state: scheduledAt ? 'scheduled' : 'running',
        contentHash: hashContent(steps),
        idempotencyKey: idempotencyKey ?? null,
        requestHash,
        language: chosen === 'creator' ? null : chosen,
        scheduledAt,
        now,
        steps,
      })
      if (!campaignId) return undefined
      const owner = { campaignId, userId, mailboxId, dueAt: scheduledAt ?? now, now }
      await recipients.insertAll(
        transaction,
        owner,
        candidates.map((candidate, position) => ({
          ...toRecipient(candidate, languageOf(candidate.creator)),
          mailbox_id: ofMail(position),
        })),
      )
      return campaignId
    })
    .catch(overlookGone)
  // The key was used or a creator was erased at the same moment: start over.
  if (!id) return sendCampaign(context, call)
  await enqueueSending(context)
  if (candidates.length >= largeCampaign) await context.jobs.enqueue('refresh-mail-statistics')
  context.log.info({ event: 'campaign-started', userId, campaignId: id, recipients: candidates.length }, 'campaign')
  return getCampaign(context, userId, id)
}

/** The default language is left out, so that a call can be repeated that an earlier release answered. */
function hashRequest({ language, ...request }: SendEmailRequest): string {
  const parts = language === 'creator' ? request : { ...request, language }
  return hash('sha256', JSON.stringify(parts), 'base64url')
}

async function findEarlier(
  context: OutreachContext,
  { userId, idempotencyKey: key }: SendCall,
  requestHash: string,
): Promise<CampaignView | undefined> {
  if (!key) return undefined
  const row = await campaigns.findByIdempotencyKey(context.database.kysely, { userId, key })
  if (row && row.request_hash !== requestHash) {
    throw new AppError('conflict', say('http.idempotency_key_of_mail'))
  }
  return row && getCampaign(context, userId, row.id)
}

function toSchedule(text: string | undefined, now: Date): Date | null {
  if (text === undefined) return null
  const at = new Date(text)
  if (at.getTime() - now.getTime() > furthestSchedule) {
    throw refuseInput(say('outreach.schedule_too_far'), { loc: ['body', 'schedule_at'], type: 'too_far' })
  }
  return at > now ? at : null
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

/** Detects later changes of a campaign's frozen content. */
function hashContent(steps: readonly NewStep[]): string {
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

function toRecipient(
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
