import type { WorkspaceRole } from '@troupe/contract/base/roles'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { Member } from '../../http/requests/endpoint-binding.ts'

/** An invitation with its workspace and inviter. */
export interface InvitationRow {
  readonly id: string
  readonly workspace_id: string
  readonly workspace_name: string
  readonly email: string
  readonly role: WorkspaceRole
  /** User name; null once the account is gone. */
  readonly inviter: string | null
  /** Language of the inviter's account; null where none was chosen. */
  readonly language: string | null
  readonly created_at: Date
  readonly expires_at: Date
}

const select = (db: Executor) =>
  db
    .selectFrom('workspace_invitations as invitation')
    .innerJoin('workspaces', 'workspaces.id', 'invitation.workspace_id')
    .leftJoin('users', 'users.id', 'invitation.created_by')
    .select([
      'invitation.id',
      'invitation.workspace_id',
      'workspaces.name as workspace_name',
      'invitation.email',
      'invitation.role',
      'users.username as inviter',
      'users.language',
      'invitation.created_at',
      'invitation.expires_at',
    ])

/** The open invitations of a workspace, oldest first. */
export async function list(db: Executor, workspaceId: string, now: Date): Promise<InvitationRow[]> {
  return select(db)
    .where('invitation.workspace_id', '=', workspaceId)
    .where('invitation.expires_at', '>', now)
    .orderBy('invitation.created_at')
    .orderBy('invitation.id')
    .execute()
}

export async function find(db: Executor, id: string, now: Date): Promise<InvitationRow | undefined> {
  return select(db).where('invitation.id', '=', id).where('invitation.expires_at', '>', now).executeTakeFirst()
}

/** An open invitation of an address to any workspace. */
export async function findOpenInvitation(db: Executor, email: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('workspace_invitations')
    .select('id')
    .where('email', '=', email)
    .where('expires_at', '>', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst()
}

interface NewInvitation extends Member {
  readonly email: string
  readonly role: WorkspaceRole
  readonly now: Date
  readonly expiresAt: Date
}

/** Stores an invitation in place of an earlier one of the address. @returns its id. */
export async function put(db: Executor, invitation: NewInvitation): Promise<string> {
  const { workspaceId, userId, email, role, now, expiresAt } = invitation
  const given = { role, created_by: userId, created_at: now, expires_at: expiresAt }
  const { id } = await db
    .insertInto('workspace_invitations')
    .values({ workspace_id: workspaceId, email, ...given })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'email']).doUpdateSet(given))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes an invitation. @returns whether the workspace had it. */
export async function remove(db: Executor, { workspaceId, id }: { workspaceId: string; id: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('workspace_invitations')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
