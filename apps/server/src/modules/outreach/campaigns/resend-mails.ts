import type { Resolution, RetriableReason } from '@troupe/contract/mail/campaigns'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import { AppError } from '../../../lib/app-error.ts'
import { enqueueSending, type OutreachContext } from '../context/outreach-context.ts'
import { hasLeftMailbox } from '../mailboxes/pause-repository.ts'
import type { ListedMail } from '../mails/message-repository.ts'
import * as messages from '../mails/message-repository.ts'
import * as resends from '../mails/resend-repository.ts'
import * as notifications from '../notifications/notification-repository.ts'
import * as campaigns from './campaign-repository.ts'
import { type CampaignView, getCampaign } from './campaign-view.ts'

interface RetryCall {
  readonly workspaceId: string
  readonly id: string
  readonly reasons: readonly RetriableReason[]
}

/**
 * Sends the campaign's mails again that failed for the given reasons. A finished campaign runs again; a paused one
 * sends them once it is resumed. A concurrent second call finds none. Returns their number.
 * @throws AppError `not_found`, `conflict` when it was cancelled.
 */
export async function retryCampaign(
  context: OutreachContext,
  { workspaceId, id, reasons }: RetryCall,
): Promise<{ retried: number; view: CampaignView }> {
  const { database, clock } = context
  const now = clock.now()
  const retried = await database.kysely.transaction().execute(async (transaction) => {
    // Locked, so that it is neither cancelled nor finished while its mails are queued.
    const state = await campaigns.lockState(transaction, { workspaceId, id })
    if (!state) throw new AppError('not_found', say('outreach.campaign_unknown'))
    if (state === 'cancelled') throw new AppError('conflict', say('outreach.campaign_cancelled'))
    const count = await resends.requeueFailed(transaction, { campaignId: id, reasons, now })
    if (count > 0 && state !== 'paused') {
      await refuseLeftMailbox(transaction, id)
      // The user retries despite the refusals so far, so they no longer count.
      await campaigns.changeState(transaction, { workspaceId, id, from: [state], to: 'running', resumedAt: now })
    }
    return count
  })
  if (retried > 0) await enqueueSending(context)
  return { retried, view: await getCampaign(context, workspaceId, id) }
}

/**
 * Records a user's decision on a mail of unknown outcome: it arrived, or it is to be sent once more, as a new mail.
 * @throws AppError `not_found`, `conflict` when its outcome is known, or when it is to be sent again and its campaign
 * was cancelled.
 */
export async function resolveMail(
  context: OutreachContext,
  { workspaceId, id }: { workspaceId: string; id: string },
  outcome: Resolution,
): Promise<ListedMail> {
  const { database, clock } = context
  const mail = await database.kysely.transaction().execute(async (transaction) => {
    const find = () => messages.list(transaction, { workspaceId, id }, { limit: 1, offset: 0 })
    const [known] = await find()
    if (!known) throw new AppError('not_found', say('outreach.mail_unknown'))
    const mails = { workspaceId, campaignId: known.campaign_id, id, now: clock.now() }
    const resolved = await resolveInCampaign(transaction, mails, outcome)
    const [mail] = await find()
    if (!mail || resolved === 0) throw new AppError('conflict', say('outreach.outcome_known'))
    return mail
  })
  await enqueueSending(context)
  return mail
}

interface ResolveCall {
  readonly workspaceId: string
  readonly id: string
  readonly outcome: Resolution
  /** Only mails of this step. */
  readonly step: number | undefined
}

/**
 * Records a user's decision on all mails of a campaign with unknown outcome. A concurrent second call finds none.
 * Returns their number.
 * @throws AppError `not_found`, `conflict` when it was cancelled and they are to be sent again.
 */
export async function resolveAllMails(
  context: OutreachContext,
  { workspaceId, id, outcome, step }: ResolveCall,
): Promise<{ resolved: number; view: CampaignView }> {
  const { database, clock } = context
  const mails = { workspaceId, campaignId: id, step, now: clock.now() }
  const resolved = await database.kysely
    .transaction()
    .execute((transaction) => resolveInCampaign(transaction, mails, outcome))
  if (resolved > 0) await enqueueSending(context)
  return { resolved, view: await getCampaign(context, workspaceId, id) }
}

/** Locks the campaign before its mails, as everywhere, so that it is neither cancelled nor finished meanwhile. */
async function resolveInCampaign(
  transaction: Executor,
  mails: resends.ResolvedMails,
  outcome: Resolution,
): Promise<number> {
  const campaign = { workspaceId: mails.workspaceId, id: mails.campaignId }
  const state = await campaigns.lockState(transaction, campaign)
  if (!state) throw new AppError('not_found', say('outreach.campaign_unknown'))
  if (state === 'cancelled' && outcome === 'resend') throw new AppError('conflict', say('outreach.campaign_cancelled'))
  const resolve = outcome === 'sent' ? resends.resolveAsSent : resends.resolveByResending
  const resolved = await resolve(transaction, mails)
  if (resolved === 0) return 0
  await notifications.readUnknownOutcomes(transaction, mails.campaignId, mails.now)
  if (outcome === 'resend' && state !== 'paused') await refuseLeftMailbox(transaction, campaign.id)
  // There may be mails to send: these ones again, or their follow-ups.
  if (state === 'done') await campaigns.changeState(transaction, { ...campaign, from: [state], to: 'running' })
  return resolved
}

/** @throws AppError `conflict` where mails would wait for a mailbox that the campaign may not use any more. */
async function refuseLeftMailbox(transaction: Executor, id: string): Promise<void> {
  if (await hasLeftMailbox(transaction, id)) throw new AppError('conflict', say('outreach.mailbox_left'))
}
