import type { WorkspaceRole } from '@troupe/contract/base/roles'
import type { Executor } from '../../database/database.ts'
import { buildSignedInUser, type SignedInUser } from '../test-accounts.ts'
import type { TestApp } from '../test-app.ts'

/** Signs up a user who is a member of another user's workspace, and has it open. */
export async function buildColleague(
  testApp: TestApp,
  db: Executor,
  { of, role = 'member' }: { readonly of: SignedInUser; readonly role?: WorkspaceRole },
): Promise<SignedInUser> {
  const colleague = await buildSignedInUser(testApp)
  const membership = { workspace_id: of.user.id, user_id: colleague.user.id, role }
  const now = testApp.clock.now()
  await db
    .insertInto('workspace_members')
    // After the own workspace, so that further sessions begin with this one.
    .values({ ...membership, joined_at: now, opened_at: new Date(now.getTime() + 1) })
    .execute()
  await db.updateTable('sessions').set({ workspace_id: of.user.id }).where('user_id', '=', colleague.user.id).execute()
  return colleague
}
