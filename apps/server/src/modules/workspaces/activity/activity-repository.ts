import { toMoments } from '@troupe/contract/base/time-range'
import {
  type ActivityAction,
  type ActivityFilter,
  activityActions,
  listActionsOn,
} from '@troupe/contract/workspace/activities'
import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { isVisibleTo } from '../../../database/visible-collections.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'

/** What was done to which thing. */
export interface NotedActivity {
  readonly action: ActivityAction
  /** Id of the thing, of a member's account, of an invitation or of a suppression. */
  readonly targetId?: string | undefined
  /** Name of the thing. Never that of a person: members and addresses are named by their ids. */
  readonly targetName?: string | undefined
  readonly detail?: string | undefined
  readonly count?: number | undefined
}

interface NewActivity extends NotedActivity, Member {
  readonly at: Date
}

/** Records what a member did, in the transaction of the change if there is one. */
export async function insert(db: Executor, activity: NewActivity): Promise<void> {
  const { workspaceId, userId, action, targetId = null, targetName = null, detail = null, count = null, at } = activity
  const target = { target_id: targetId, target_name: targetName }
  await db
    .insertInto('workspace_activities')
    .values({ workspace_id: workspaceId, actor_id: userId, action, ...target, detail, count, at })
    // What can be made only once was recorded by the first of several equal calls.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Records what was done outside of any workspace in the one that the user opened last. */
export async function insertInOpened(
  db: Executor,
  { userId, ...activity }: Omit<NewActivity, 'workspaceId'>,
): Promise<void> {
  const opened = await db
    .selectFrom('workspace_members')
    .select('workspace_id')
    .where('user_id', '=', userId)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (opened) await insert(db, { ...activity, userId, workspaceId: opened.workspace_id })
}

/** An entry with the names that it refers to, as far as they are still stored. */
export interface ActivityRow {
  readonly id: string
  readonly workspaceId: string
  readonly at: Date
  readonly action: ActivityAction
  readonly actorId: string
  readonly actor: string | null
  readonly target: string | null
  readonly detail: string | null
  readonly count: number | null
}

interface Range {
  /** Begins after this entry; absent: with the newest. */
  readonly after?: Pick<ActivityRow, 'id' | 'at'> | undefined
  readonly limit: number
}

/** Entries of a workspace, newest first. */
export async function list(
  db: Executor,
  { workspaceId, filter, ...range }: Range & { readonly workspaceId: string; readonly filter: ActivityFilter },
): Promise<ActivityRow[]> {
  const { person_id: personId, kind } = filter
  const { start, end } = toMoments(filter)
  return select(db, range)
    .where('activity.workspace_id', '=', workspaceId)
    .where('activity.action', 'in', kind ? listActionsOn(kind) : activityActions)
    .$if(personId !== undefined, (query) => query.where('activity.actor_id', '=', personId ?? ''))
    .where('activity.at', '>=', start)
    .where('activity.at', '<', end)
    .execute()
}

/** What a user did in any workspace, newest first. */
export async function listOfActor(
  db: Executor,
  { actorId, ...range }: Range & { readonly actorId: string },
): Promise<ActivityRow[]> {
  return select(db, range).where('activity.actor_id', '=', actorId).execute()
}

function select(db: Executor, { after, limit }: Range) {
  return (
    db
      .selectFrom('workspace_activities as activity')
      .leftJoin('users as actors', 'actors.id', 'activity.actor_id')
      // A target is in one of these at most, since ids are unique.
      .leftJoin('users as members', 'members.id', 'activity.target_id')
      .leftJoin('workspace_invitations as invitations', 'invitations.id', 'activity.target_id')
      .leftJoin('suppressions', 'suppressions.id', 'activity.target_id')
      .select([
        'activity.id',
        'activity.workspace_id as workspaceId',
        'activity.at',
        'activity.action',
        'activity.actor_id as actorId',
        'actors.username as actor',
        'activity.detail',
        'activity.count',
        sql<string | null>`coalesce(activity.target_name, members.username, invitations.email, suppressions.email)`.as(
          'target',
        ),
      ])
      .$if(after !== undefined, (query) =>
        query.where(sql<SqlBool>`(activity.at, activity.id) < (${after?.at}, ${after?.id}::uuid)`),
      )
      .orderBy('activity.at', 'desc')
      .orderBy('activity.id', 'desc')
      .limit(limit)
  )
}

/** Everybody in a workspace's log who still has an account, by name. */
export async function listActors(db: Executor, workspaceId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('users')
    .select(['users.id', 'username as name'])
    .where('users.id', 'in', (from) =>
      from.selectFrom('workspace_activities').select('actor_id').where('workspace_id', '=', workspaceId),
    )
    .orderBy('username_key')
    .execute()
}

/** Whether anybody ever joined a workspace. */
export async function hasJoined(db: Executor, workspaceId: string): Promise<boolean> {
  const joined = await db
    .selectFrom('workspace_activities')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('action', '=', 'member.joined')
    .limit(1)
    .executeTakeFirst()
  return joined !== undefined
}

/** The name of the member who made a thing, which is null once the account is gone; undefined if the member sees no such thing. */
export async function findMaker(
  db: Executor,
  { table, id, ...member }: Member & { table: 'campaigns' | 'collections'; id: string },
): Promise<{ name: string | null } | undefined> {
  const isVisible = table === 'collections' ? isVisibleTo(member) : sql`workspace_id = ${member.workspaceId}`
  const { rows } = await sql<{ name: string | null }>`
    select username as name from ${sql.table(table)} left join users on users.id = created_by
    where ${sql.table(table)}.id = ${id} and ${isVisible}`.execute(db)
  return rows[0]
}
