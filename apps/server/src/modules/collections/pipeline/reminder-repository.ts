import { sql } from 'kysely'
import { readTitles } from '../../../database/creator-titles.ts'
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

/** The calendar day in each time zone. */
export interface Today {
  /** The day (yyyy-mm-dd) of users whose zone is not among the others. */
  readonly utc: string
  /** Each zone once. The days are not PostgreSQL's: it may know other zones than the browsers that report them. */
  readonly inZones: readonly { readonly timeZone: string; readonly day: string }[]
}

/** The time zones of all users, each once. */
export async function listTimeZones(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ time_zone: string }>`
    select distinct time_zone from users where time_zone is not null`.execute(db)
  return rows.map(({ time_zone }) => time_zone)
}

/** Workspaces with reminders that are due today. */
export async function listWorkspaces(db: Executor, today: Today): Promise<string[]> {
  const { rows } = await sql<{ workspace_id: string }>`
    select distinct collections.workspace_id from ${datedDeals(today)}
    where ${isDue(today)} order by workspace_id`.execute(db)
  return rows.map(({ workspace_id }) => workspace_id)
}

/**
 * Takes the reminders of a workspace that are due today and records them as given; for content that is due, not for what
 * is live, paid or declined.
 */
export async function takeDue(
  db: Executor,
  {
    workspaceId,
    progress,
    today,
  }: { readonly workspaceId: string; readonly progress: Progress; readonly today: Today },
): Promise<DueContent[]> {
  const { rows } = await sql<Omit<DueContent, 'title'>>`
    with due as (
      select deals.collection_id, deals.creator_id, collections.name as collection_name, due_on,
        ${told} as told, due_on <= ${dayOfTold(today)} as is_last, ${shownStatus({ workspaceId, progress })} as shown
      from ${datedDeals(today)}
      where collections.workspace_id = ${workspaceId} and ${isDue(today)}
      for update of deals
    )
    update deals set
      reminded_early_for = case when due.is_last then deals.reminded_early_for else due.due_on end,
      reminded_due_for = case when due.is_last then due.due_on else deals.reminded_due_for end
    from due
    where due.collection_id = deals.collection_id and due.creator_id = deals.creator_id
      and shown <> all(${doneStatuses}::text[])
    returning ${workspaceId}::text as workspace_id, due.told, due.collection_id, due.creator_id, collection_name,
      due.due_on::text as due_on, is_last`.execute(db)
  const titles = await readTitles(
    db,
    rows.map(({ creator_id }) => creator_id),
  )
  return rows.map((due) => ({ ...due, title: titles.get(due.creator_id) ?? '' }))
}

const told = sql`coalesce(assigned_to, collections.created_by)`

/**
 * Deals with their collections and the day of the reminded user: that of the first owner where all owners are reminded,
 * because the user is no longer a member.
 */
function datedDeals({ inZones }: Today) {
  return sql`deals
    join collection_creators on collection_creators.collection_id = deals.collection_id
      and collection_creators.creator_id = deals.creator_id
    join collections on collections.id = deals.collection_id
    left join lateral (
      select users.time_zone from workspace_members as membership join users on users.id = membership.user_id
      where membership.workspace_id = collections.workspace_id
        and (membership.user_id = ${told} or membership.role = 'owner')
      order by membership.user_id is not distinct from ${told} desc, membership.joined_at, membership.user_id
      limit 1
    ) as reader on true
    left join unnest(
      ${inZones.map(({ timeZone }) => timeZone)}::text[], ${inZones.map(({ day }) => day)}::date[]
    ) as local (time_zone, day) on local.time_zone = reader.time_zone`
}

const dayOfTold = ({ utc }: Today) => sql`coalesce(local.day, ${utc}::date)`

/**
 * Whether a deal's reminder is still to be given today: on the date or just after it, or in the days before. The first
 * condition, which holds in every zone, lets the index of dates find the deals. The day can go back, with another zone or
 * member: the reminder before the date is not given after the one on it.
 */
function isDue(today: Today) {
  const day = dayOfTold(today)
  return sql<boolean>`
    due_on between ${today.utc}::date - ${lateDays + 1}::int and ${today.utc}::date + ${earlyDays + 1}::int
    and due_on between ${day} - ${lateDays}::int and ${day} + ${earlyDays}::int
    and reminded_due_for is distinct from due_on
    and (due_on <= ${day} or reminded_early_for is distinct from due_on)`
}
