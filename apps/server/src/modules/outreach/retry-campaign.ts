import type { RetriableReason } from '@troupe/contract/campaigns'
import { AppError } from '../../app-error.ts'
import * as campaigns from './campaign-repository.ts'
import { type CampaignView, getCampaign } from './campaign-view.ts'
import { type OutreachContext, wakeSenders } from './outreach-context.ts'
import { requeueFailed } from './retry-repository.ts'

interface RetryCall {
  readonly userId: string
  readonly id: string
  readonly reasons: readonly RetriableReason[]
}

/**
 * Sends the failed mails of a campaign again that failed for one of these reasons, and gives how many they are. One that is
 * through runs again; one that is paused sends them when it goes on. A second call at the same time finds none.
 * @throws AppError `not_found`, `conflict` when it was cancelled.
 */
export async function retryCampaign(
  context: OutreachContext,
  { userId, id, reasons }: RetryCall,
): Promise<{ retried: number; view: CampaignView }> {
  const { database, clock } = context
  const now = clock.now()
  const retried = await database.kysely.transaction().execute(async (transaction) => {
    // Held, so that it is neither cancelled nor ended while its mails are queued.
    const state = await campaigns.lockState(transaction, { userId, id })
    if (!state) throw new AppError('not_found', 'There is no such campaign')
    if (state === 'cancelled') throw new AppError('conflict', 'This campaign was cancelled')
    const count = await requeueFailed(transaction, { campaignId: id, reasons, now })
    if (count > 0 && state !== 'paused') {
      // What was refused until now is known to the person who has it sent again.
      await campaigns.changeState(transaction, { userId, id, from: [state], to: 'running', resumedAt: now })
    }
    return count
  })
  if (retried > 0) await wakeSenders(context)
  return { retried, view: await getCampaign(context, userId, id) }
}
