import type { WorkspaceRole } from '@troupe/contract/base/roles'
import type { Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'

/** A member of a workspace, for those who work with it. */
export interface Colleague {
  readonly user_id: string
  readonly username: string
  readonly role: WorkspaceRole
}

/** The members of a workspace. They stay until the transaction ends. */
export async function listColleagues(transaction: Executor, workspaceId: string): Promise<Colleague[]> {
  return select(transaction).where('workspace_id', '=', workspaceId).orderBy('user_id').execute()
}

/** A member of a workspace, who stays until the transaction ends. */
export async function findColleague(
  transaction: Executor,
  { workspaceId, userId }: Member,
): Promise<Colleague | undefined> {
  return select(transaction).where('workspace_id', '=', workspaceId).where('user_id', '=', userId).executeTakeFirst()
}

const select = (transaction: Executor) =>
  transaction
    .selectFrom('workspace_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id', 'username', 'role'])
    .forKeyShare('workspace_members')
