import type { WorkspaceRole } from '@troupe/contract/base/roles'
import type { SignedInUser } from '../test-accounts.ts'
import type { TestApp } from '../test-app.ts'

/** Makes a user a member of the own workspace of another one, which the user's sessions then have open. */
export async function joinWorkspace(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  { user: { id: workspaceId } }: SignedInUser,
  { user: { id: userId } }: SignedInUser,
  role: WorkspaceRole = 'member',
): Promise<void> {
  const at = clock.now()
  await database.kysely
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id: userId, role, joined_at: at, opened_at: at })
    .execute()
  await database.kysely
    .updateTable('sessions')
    .set({ workspace_id: workspaceId })
    .where('user_id', '=', userId)
    .execute()
}
