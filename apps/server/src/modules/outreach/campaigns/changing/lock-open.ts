import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../../database/database.ts'
import { AppError } from '../../../../lib/app-error.ts'
import { lockForChange } from './change-repository.ts'

/**
 * Locks a campaign that is to be changed until the transaction ends.
 * @throws AppError `not_found`, `conflict` when it is over.
 */
export async function lockOpen(
  transaction: Executor,
  campaign: { workspaceId: string; id: string },
): Promise<{ text_revision: number; scheduled_at: Date | null }> {
  const row = await lockForChange(transaction, { workspaceId: campaign.workspaceId, id: campaign.id })
  if (!row) throw new AppError('not_found', say('outreach.campaign_unknown'))
  if (row.state === 'done' || row.state === 'cancelled') throw new AppError('conflict', say('outreach.campaign_over'))
  return row
}
