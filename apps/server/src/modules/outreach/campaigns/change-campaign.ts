import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../lib/app-error.ts'
import { enqueueSending, type OutreachContext } from '../context/outreach-context.ts'
import * as pauses from '../mailboxes/pause-repository.ts'
import * as messages from '../mails/message-repository.ts'
import * as campaigns from './campaign-repository.ts'
import { type CampaignView, getCampaign } from './campaign-view.ts'

/**
 * Pauses a campaign. Once this resolves, none of its mails is submitted any more, except those already being submitted.
 * Pausing twice is allowed.
 * @throws AppError `not_found`, `conflict` when it is over.
 */
export async function pauseCampaign(context: OutreachContext, workspaceId: string, id: string): Promise<CampaignView> {
  const changed = await campaigns.changeState(context.database.kysely, {
    workspaceId,
    id,
    from: ['scheduled', 'running'],
    to: 'paused',
    pauseReason: 'by_user',
  })
  const view = await getCampaign(context, workspaceId, id)
  if (!changed && view.row.state !== 'paused') throw isOver()
  return view
}

/**
 * Resumes a paused campaign (or schedules it again if its time is still to come), and starts a scheduled one now. If it
 * was paused because of account errors, its mailboxes try again at once.
 * @throws AppError `not_found`, `conflict` when it is over.
 */
export async function resumeCampaign(context: OutreachContext, workspaceId: string, id: string): Promise<CampaignView> {
  const { database, clock } = context
  const now = clock.now()
  const { row } = await getCampaign(context, workspaceId, id)
  if (row.state === 'running') return getCampaign(context, workspaceId, id)
  if (row.state !== 'paused' && row.state !== 'scheduled') throw isOver()
  if (await pauses.hasLeftMailbox(database.kysely, id)) throw new AppError('conflict', say('outreach.mailbox_left'))
  const waitsForItsTime = row.state === 'paused' && row.scheduled_at !== null && row.scheduled_at > now
  const changed = await database.kysely.transaction().execute(async (transaction) => {
    const to = waitsForItsTime ? 'scheduled' : 'running'
    const wasOpen = await campaigns.changeState(transaction, { workspaceId, id, from: [row.state], to, resumedAt: now })
    // By resuming, the user confirms having checked the account.
    if (wasOpen && row.pause_reason === 'account_errors') await pauses.resumeRefused(transaction, id, now)
    if (wasOpen && to === 'running') await messages.bringForward(transaction, { campaignId: id, now })
    return wasOpen
  })
  if (changed) await enqueueSending(context)
  return getCampaign(context, workspaceId, id)
}

/**
 * Cancels a campaign. Its open mails and follow-ups are not sent; mails that are just being submitted keep their
 * outcome. Cancelling twice is allowed.
 * @throws AppError `not_found`, `conflict` when it is done.
 */
export async function cancelCampaign(context: OutreachContext, workspaceId: string, id: string): Promise<CampaignView> {
  const { database, clock } = context
  const now = clock.now()
  const changed = await database.kysely.transaction().execute(async (transaction) => {
    const wasOpen = await campaigns.changeState(transaction, {
      workspaceId,
      id,
      from: ['scheduled', 'running', 'paused'],
      to: 'cancelled',
      finishedAt: now,
    })
    if (wasOpen) await messages.cancelOpen(transaction, id, now)
    return wasOpen
  })
  const view = await getCampaign(context, workspaceId, id)
  if (!changed && view.row.state !== 'cancelled') throw isOver()
  return view
}

function isOver(): AppError {
  return new AppError('conflict', say('outreach.campaign_over'))
}
