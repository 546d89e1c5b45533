import { say } from '@troupe/contract/messages/message'
import type { PipelineContext } from './pipeline-context.ts'
import * as reminders from './reminder-repository.ts'

/**
 * Reminds users of content that is due: once in the three days before the date, and once on it, by the calendar of the
 * reminded user. A change of the date makes both due again.
 */
export async function remindOfContent({ database, clock, progress, putReminder }: PipelineContext): Promise<void> {
  const now = clock.now()
  const today = findToday(now, await reminders.listTimeZones(database.kysely))
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

/** The calendar day in each zone. A zone that the account keeps and this runtime does not know has none, which means UTC. */
function findToday(now: Date, timeZones: readonly string[]): reminders.Today {
  const inZones = timeZones.flatMap((timeZone) => {
    const day = toDay(now, timeZone)
    return day === undefined ? [] : [{ timeZone, day }]
  })
  return { utc: now.toISOString().slice(0, 10), inZones }
}

/** The day (yyyy-mm-dd) in a time zone; undefined if the zone is unknown. */
function toDay(now: Date, timeZone: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]))
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  } catch {
    return undefined
  }
}
