import { AppError } from '../../app-error.ts'
import * as campaigns from './campaign-repository.ts'
import { type CampaignView, getCampaign } from './campaign-view.ts'
import * as mailboxes from './mailbox-repository.ts'
import * as messages from './message-repository.ts'
import { type OutreachContext, wakeSenders } from './outreach-context.ts'

/**
 * Stops a campaign: once this resolves none of its mails is handed over any more, but for those that were being handed
 * over already. Paused twice is paused.
 * @throws AppError `not_found`, `conflict` when it is over.
 */
export async function pauseCampaign(context: OutreachContext, userId: string, id: string): Promise<CampaignView> {
  const changed = await campaigns.changeState(context.database.kysely, {
    userId,
    id,
    from: ['scheduled', 'running'],
    to: 'paused',
    pauseReason: 'by_user',
  })
  const view = await getCampaign(context, userId, id)
  if (!changed && view.row.state !== 'paused') throw isOver()
  return view
}

/**
 * Has a paused campaign go on (or wait for its time again), and a scheduled one start now. If it was paused because the
 * account refused, its mailbox tries again at once.
 * @throws AppError `not_found`, `conflict` when it is over.
 */
export async function resumeCampaign(context: OutreachContext, userId: string, id: string): Promise<CampaignView> {
  const { database, clock } = context
  const now = clock.now()
  const { row } = await getCampaign(context, userId, id)
  if (row.state === 'running') return getCampaign(context, userId, id)
  if (row.state !== 'paused' && row.state !== 'scheduled') throw isOver()
  const waitsForItsTime = row.state === 'paused' && row.scheduled_at !== null && row.scheduled_at > now
  const changed = await database.kysely.transaction().execute(async (transaction) => {
    const to = waitsForItsTime ? 'scheduled' : 'running'
    const wasOpen = await campaigns.changeState(transaction, { userId, id, from: [row.state], to, resumedAt: now })
    // Who has it go on has looked after the account that refused.
    if (wasOpen && row.pause_reason === 'account_errors') await mailboxes.resume(transaction, row.mailbox_id, now)
    if (wasOpen && to === 'running') await messages.bringForward(transaction, { campaignId: id, now })
    return wasOpen
  })
  if (changed) await wakeSenders(context)
  return getCampaign(context, userId, id)
}

/**
 * Ends a campaign for good. Its open mails and follow-ups are not sent; those being handed over at this moment end as
 * they do. Cancelled twice is cancelled.
 * @throws AppError `not_found`, `conflict` when it is done.
 */
export async function cancelCampaign(context: OutreachContext, userId: string, id: string): Promise<CampaignView> {
  const { database, clock } = context
  const now = clock.now()
  const changed = await database.kysely.transaction().execute(async (transaction) => {
    const wasOpen = await campaigns.changeState(transaction, {
      userId,
      id,
      from: ['scheduled', 'running', 'paused'],
      to: 'cancelled',
      finishedAt: now,
    })
    if (wasOpen) await messages.cancelOpen(transaction, id, now)
    return wasOpen
  })
  const view = await getCampaign(context, userId, id)
  if (!changed && view.row.state !== 'cancelled') throw isOver()
  return view
}

function isOver(): AppError {
  return new AppError('conflict', 'This campaign is over')
}
