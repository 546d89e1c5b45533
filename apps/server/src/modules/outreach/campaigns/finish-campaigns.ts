import { say } from '@troupe/contract/messages/message'
import type { WebhookEventData } from '@troupe/contract/webhook-events'
import type { Kysely } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { ToldCampaign } from '../../../database/tables/outreach-tables.ts'
import type { Tables } from '../../../database/tables/tables.ts'
import { noteEvent } from '../../webhooks/note-event.ts'
import * as notifications from '../notifications/notification-repository.ts'
import { findProgress } from './campaign-progress-repository.ts'
import { finishDone } from './campaign-repository.ts'

/** Finishes campaigns without open mails, and informs their users by a notification and a webhook event. */
export async function finishCampaigns(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const campaign of await finishDone(transaction, now)) {
      await notifications.put(transaction, {
        workspaceId: campaign.workspace_id,
        userId: campaign.created_by,
        kind: 'campaign_finished',
        campaignId: campaign.id,
        about: campaign.id,
        message: say('notifications.campaign_finished', { subject: campaign.name ?? campaign.subject }),
        now,
      })
      await noteEvent(transaction, {
        workspaceId: campaign.workspace_id,
        type: 'campaign.finished',
        now,
        describe: () => describe(transaction, campaign, now),
      })
    }
  })
}

async function describe(
  transaction: Executor,
  { id, subject }: ToldCampaign,
  now: Date,
): Promise<WebhookEventData<'campaign.finished'>[]> {
  const progress = (await findProgress(transaction, [id], now)).get(id)
  const count = (state: 'sent' | 'failed' | 'unknown') =>
    progress?.steps.reduce((sum, { states }) => sum + (states[state] ?? 0), 0) ?? 0
  return [
    {
      campaign: {
        id,
        subject,
        recipients: progress?.recipients ?? 0,
        sent: count('sent'),
        failed: count('failed'),
        unknown: count('unknown'),
        finished_at: now.toISOString(),
      },
    },
  ]
}
