import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { type Progress, shownStatus } from '../statuses/status-repository.ts'

/** Content that is due, of which its user is to be reminded. */
export interface DueContent {
  readonly workspace_id: string
  /** The member who works on it, else the one who made the collection. */
  readonly told: string | null
  readonly collection_id: string
  readonly creator_id: number
  readonly collection_name: string
  readonly title: string
  readonly due_on: string
  /** Whether it is the reminder on the date, not the one before it. */
  readonly is_last: boolean
}

/** Statuses after which there is nothing to remind of. */
const doneStatuses = ['live', 'paid', 'declined']
const earlyDays = 3
/** A reminder that a server which stood still did not give is given for so many days more. */
const lateDays = 3

/** Users with content that is due around the day. */
export async function listWorkspaces(db: Executor, today: string): Promise<string[]> {
  const { rows } = await sql<{ workspace_id: string }>`
    select distinct workspace_id from deals join collections on collections.id = collection_id
    where ${isDue(today)} order by workspace_id`.execute(db)
  return rows.map(({ workspace_id }) => workspace_id)
}

/**
 * Takes the reminders of a user that are due today and records them as given; for content that is due, not for what is
 * live, paid or declined.
 */
export async function takeDue(
  db: Executor,
  {
    workspaceId,
    progress,
    today,
  }: { readonly workspaceId: string; readonly progress: Progress; readonly today: string },
): Promise<DueContent[]> {
  const { rows } = await sql<DueContent>`
    with due as (
      select deals.collection_id, deals.creator_id, collections.name as collection_name, title, due_on,
        coalesce(assigned_to, collections.created_by) as told,
        due_on <= ${today}::date as is_last, ${shownStatus({ workspaceId, progress })} as shown
      from deals
      join collection_creators on collection_creators.collection_id = deals.collection_id
        and collection_creators.creator_id = deals.creator_id
      join collections on collections.id = deals.collection_id
      join creators on creators.id = deals.creator_id
      where workspace_id = ${workspaceId} and ${isDue(today)}
      for update of deals
    )
    update deals set
      reminded_early_for = case when due.is_last then deals.reminded_early_for else due.due_on end,
      reminded_due_for = case when due.is_last then due.due_on else deals.reminded_due_for end
    from due
    where due.collection_id = deals.collection_id and due.creator_id = deals.creator_id
      and shown <> all(${doneStatuses}::text[])
    returning ${workspaceId}::text as workspace_id, due.told, due.collection_id, due.creator_id, collection_name, title,
      due.due_on::text as due_on, is_last`.execute(db)
  return rows
}

/** Whether a deal's reminder for the day is still to be given: on the date or just after it, or in the days before. */
function isDue(today: string) {
  return sql<boolean>`
    due_on between ${today}::date - ${lateDays}::int and ${today}::date + ${earlyDays}::int
    and case when due_on <= ${today}::date then reminded_due_for is distinct from due_on
      else reminded_early_for is distinct from due_on end`
}
