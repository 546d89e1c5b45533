import { say } from '@troupe/contract/messages/message'
import * as campaigns from '../../campaigns/campaign-repository.ts'
import * as notifications from '../../notifications/notification-repository.ts'
import { countBounces } from './bounce-repository.ts'
import type { Transaction } from './incoming-mail.ts'

/** More than 5 % harm the mailbox; fewer than 20 mails are too few to tell. */
const limits = { share: 0.05, least: 20 }

/** Pauses a running campaign of which too many mails came back since it was last resumed, and tells its user. */
export async function judgeBounceRate(transaction: Transaction, campaignId: string, now: Date): Promise<void> {
  const { left, bounced } = await countBounces(transaction, campaignId)
  if (left < limits.least || bounced <= left * limits.share) return
  const paused = await campaigns.pauseRunning(transaction, campaignId, 'bounce_rate')
  if (!paused) return
  const percent = Math.round((bounced / left) * 100)
  await notifications.put(transaction, {
    workspaceId: paused.workspace_id,
    userId: paused.created_by,
    kind: 'campaign_paused',
    campaignId,
    about: campaignId,
    message: say('notifications.bounce_rate', { subject: paused.name ?? paused.subject, bounced, left, percent }),
    now,
  })
}
