import type { WorkspaceRole } from '@troupe/contract/base/roles'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { Member } from '../../http/requests/endpoint-binding.ts'

/** A workspace as one of its members sees it. */
export interface OwnWorkspace {
  readonly id: string
  readonly name: string
  readonly role: WorkspaceRole
  readonly members: number
  readonly needs_second_factor: boolean
}

const ownWorkspaces = (userId: string): RawBuilder<OwnWorkspace> => sql<OwnWorkspace>`
  select workspaces.id, name, role, needs_second_factor, (
    select count(*)::int from workspace_members as everyone where everyone.workspace_id = workspaces.id
  ) as members
  from workspace_members join workspaces on workspaces.id = workspace_id
  where user_id = ${userId}`

/** The user's workspaces, oldest membership first. */
export async function list(db: Executor, userId: string): Promise<OwnWorkspace[]> {
  const { rows } = await sql<OwnWorkspace>`${ownWorkspaces(userId)} order by joined_at, workspaces.id`.execute(db)
  return rows
}

export async function find(db: Executor, { userId, workspaceId }: Member): Promise<OwnWorkspace | undefined> {
  const { rows } = await sql<OwnWorkspace>`${ownWorkspaces(userId)} and workspaces.id = ${workspaceId}`.execute(db)
  return rows[0]
}

/** A workspace itself. */
export async function getStored(db: Executor, id: string): Promise<{ id: string; name: string; created_at: Date }> {
  return db.selectFrom('workspaces').select(['id', 'name', 'created_at']).where('id', '=', id).executeTakeFirstOrThrow()
}

export interface WorkspaceChange {
  readonly name?: string | undefined
  readonly needs_second_factor?: boolean | undefined
}

export async function update(db: Executor, workspaceId: string, change: WorkspaceChange): Promise<void> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  if (given.length === 0) return
  await db.updateTable('workspaces').set(Object.fromEntries(given)).where('id', '=', workspaceId).execute()
}

/** Whether a workspace of the user demands a second factor. */
export async function demandsSecondFactor(db: Executor, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('workspace_members')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_id')
    .select('workspaces.id')
    .where('user_id', '=', userId)
    .where('needs_second_factor', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks a workspace, so that changes of its members are serialised until the transaction ends. */
export async function lock(transaction: Executor, workspaceId: string): Promise<void> {
  await transaction.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forUpdate().execute()
}

/** A member with the account. */
export interface MemberRow {
  readonly user_id: string
  readonly username: string
  readonly email: string
  readonly role: WorkspaceRole
  readonly joined_at: Date
}

/** The members of a workspace, oldest membership first. */
export async function listMembers(db: Executor, workspaceId: string): Promise<MemberRow[]> {
  return db
    .selectFrom('workspace_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id', 'username', 'email', 'role', 'joined_at'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute()
}

interface NewMember extends Member {
  readonly role: WorkspaceRole
  readonly now: Date
}

/** Adds a member; nothing happens if the user is one already. */
export async function insert(db: Executor, { workspaceId, userId, role, now }: NewMember): Promise<void> {
  await db
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id: userId, role, joined_at: now, opened_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Creates a workspace with the user as its owner. */
export async function insertWorkspace(
  db: Executor,
  { userId, name, now }: { userId: string; name: string; now: Date },
): Promise<void> {
  const { id } = await db
    .insertInto('workspaces')
    .values({ name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insert(db, { workspaceId: id, userId, role: 'owner', now })
}

export async function setRole(db: Executor, { workspaceId, userId }: Member, role: WorkspaceRole): Promise<void> {
  await db
    .updateTable('workspace_members')
    .set({ role })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute()
}

/** Ends a membership and, by foreign keys, the member's sessions, tokens, drafts and notifications in the workspace. */
export async function remove(db: Executor, { workspaceId, userId }: Member): Promise<void> {
  await db
    .deleteFrom('workspace_members')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute()
}

/** Opens a workspace in a session; new sessions of the user begin with it. */
export async function open(
  db: Executor,
  { workspaceId, userId, sessionId, now }: Member & { sessionId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('workspace_members')
    .set({ opened_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute()
  await db
    .updateTable('sessions')
    .set({ workspace_id: workspaceId })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .execute()
}
