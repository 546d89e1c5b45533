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
      const { userId, subject, count } = found
      const message = describe(subject, count)
      await notifications.put(transaction, {
        userId,
        kind: 'outcomes_unknown',
        campaignId,
        about: campaignId,
        message,
        now,
      })
    })
  }
}

function describe(subject: string, count: number): string {
  const [mails, they] = count === 1 ? ['One mail', 'it'] : [`${count} mails`, 'they']
  return `${mails} of "${subject}": the connection broke or the server stopped, so nobody knows whether ${they} arrived. Please decide.`
}
