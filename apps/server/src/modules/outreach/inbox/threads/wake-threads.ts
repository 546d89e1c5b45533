import { say } from '@troupe/contract/messages/message'
import type { Database } from '../../../../database/database.ts'
import * as notifications from '../../notifications/notification-repository.ts'
import * as changes from './changing-repository.ts'

/** Threads that are opened in one transaction. */
const atOnce = 100

/** Opens the threads whose snooze is over or whose next step is due, and notifies their users, each once. */
export async function wakeThreads(database: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  for (let woken = atOnce; woken === atOnce; ) {
    woken = await database.kysely.transaction().execute(async (transaction) => {
      const due = await changes.wakeDue(transaction, now, atOnce)
      for (const { id, workspace_id: workspaceId, told: userId, name, next_step_text: text } of due) {
        await notifications.put(transaction, {
          workspaceId,
          userId,
          kind: 'thread_due',
          campaignId: null,
          threadId: id,
          about: id,
          message:
            text === ''
              ? say('notifications.thread_due', { name })
              : say('notifications.next_step_due', { name, text }),
          now,
        })
      }
      return due.length
    })
  }
}
