import { say } from '@troupe/contract/messages/message'
import type { Database } from '../../../database/database.ts'
import * as notifications from './notification-repository.ts'

/** Notifies the users of the campaigns of the number of unknown outcomes, if there are any. */
export async function notifyUnknownOutcomes(
  db: Database['kysely'],
  campaignIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const campaignId of campaignIds) {
    await db.transaction().execute(async (transaction) => {
      const found = await notifications.findUnknownOutcomes(transaction, campaignId)
      if (!found) return
      const { workspaceId, userId, subject, count } = found
      await notifications.put(transaction, {
        workspaceId,
        userId,
        kind: 'outcomes_unknown',
        campaignId,
        about: campaignId,
        message: say('notifications.outcomes_unknown', { count, subject }),
        now,
      })
    })
  }
}
