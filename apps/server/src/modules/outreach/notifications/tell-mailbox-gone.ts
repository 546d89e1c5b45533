import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import type { ToldCampaign } from '../../../database/tables/outreach-tables.ts'
import * as notifications from './notification-repository.ts'

/** Notifies the maker of a campaign that it is paused, since the mailbox that sends it is shared no more. */
export async function tellMailboxGone(db: Executor, campaign: ToldCampaign, now: Date): Promise<void> {
  await notifications.put(db, {
    workspaceId: campaign.workspace_id,
    userId: campaign.created_by,
    kind: 'campaign_paused',
    campaignId: campaign.id,
    about: campaign.id,
    message: say('notifications.mailbox_unshared', { subject: campaign.name ?? campaign.subject }),
    now,
  })
}
