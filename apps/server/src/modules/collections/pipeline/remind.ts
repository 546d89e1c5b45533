import { say } from '@troupe/contract/messages/message'
import type { PipelineContext } from './pipeline-context.ts'
import * as reminders from './reminder-repository.ts'

/**
 * Reminds users of content that is due: once in the three days before the date, and once on it. A change of the date
 * makes both due again.
 */
export async function remindOfContent({ database, clock, progress, putReminder }: PipelineContext): Promise<void> {
  const now = clock.now()
  const today = now.toISOString().slice(0, 10)
  for (const workspaceId of await reminders.listWorkspaces(database.kysely, today)) {
    await database.kysely.transaction().execute(async (db) => {
      for (const due of await reminders.takeDue(db, { workspaceId, progress, today })) {
        const { title: name, collection_name: collection, due_on: date } = due
        const message = say('notifications.content_due', { name, collection, date })
        await putReminder(db, {
          workspaceId,
          userId: due.told,
          about: `${due.collection_id} ${due.creator_id}`,
          message,
          now,
        })
      }
    })
  }
}
