import type { WorkspaceRole } from '@troupe/contract/base/roles'
import type { Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'

interface NamedWorkspace {
  readonly id: string
  readonly name: string
}

export async function findById(db: Executor, id: string): Promise<NamedWorkspace | undefined> {
  return db.selectFrom('workspaces').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
}

/** The workspaces that the account with a normalised address owns, at most a few. */
export async function listOwnedBy(db: Executor, email: string): Promise<NamedWorkspace[]> {
  return db
    .selectFrom('workspaces')
    .innerJoin('workspace_members as owner', 'owner.workspace_id', 'workspaces.id')
    .innerJoin('users', 'users.id', 'owner.user_id')
    .select(['workspaces.id', 'workspaces.name'])
    .where('users.email', '=', email)
    .where('users.deactivated_at', 'is', null)
    .where('owner.role', '=', 'owner')
    .orderBy('workspaces.id')
    .limit(5)
    .execute()
}

/** A member's role, and the provider whose claim gave it; undefined for users who are no members. */
export async function findRole(
  db: Executor,
  { workspaceId, userId }: Member,
): Promise<{ role: WorkspaceRole; role_provider: string | null } | undefined> {
  return db
    .selectFrom('workspace_members')
    .select(['role', 'role_provider'])
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Gives a member a role by the claim of a provider. */
export async function giveRole(
  db: Executor,
  { workspaceId, userId }: Member,
  given: { readonly role: WorkspaceRole; readonly providerId: string },
): Promise<void> {
  await db
    .updateTable('workspace_members')
    .set({ role: given.role, role_provider: given.providerId })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute()
}
