import type { WorkspaceRole } from '@troupe/contract/base/roles'
import { say } from '@troupe/contract/messages/message'
import type { Workspace } from '@troupe/contract/workspaces'
import type { Executor } from '../../database/database.ts'
import type { Actor, Client } from '../../http/requests/endpoint-binding.ts'
import { AppError } from '../../lib/app-error.ts'
import { findById } from '../accounts/core/account-repository.ts'
import * as activities from './activity/activity-repository.ts'
import * as invitations from './invitation-repository.ts'
import * as members from './member-repository.ts'
import { openWorkspace } from './open-workspace.ts'
import type { WorkspaceContext } from './workspace-context.ts'

interface ShownInvitation {
  readonly workspace_name: string
  readonly invited_by: string | null
  readonly email: string
  readonly role: WorkspaceRole
}

/** What the page of an invitation's link shows. @throws AppError `not_found`, `too_many_requests`. */
export async function lookAtInvitation(
  context: WorkspaceContext,
  token: string,
  { ip }: Client,
): Promise<ShownInvitation> {
  await context.rateLimits.take(['workspaceInvitationLooksByNetwork', { ip }])
  const { workspace_name, inviter, email, role } = await getInvitation(context, context.db, token)
  return { workspace_name, invited_by: inviter, email, role }
}

/**
 * Makes the user a member of the workspace that invited the address of the account, and opens it in the session.
 * @throws AppError `not_found`; `forbidden` for an account with another address.
 */
export async function acceptInvitation(context: WorkspaceContext, actor: Actor, token: string): Promise<Workspace> {
  const { db, clock, log } = context
  const { userId } = actor
  const workspaceId = await db.transaction().execute(async (transaction) => {
    const found = await getInvitation(context, transaction, token)
    const { workspace_id: workspaceId, role } = found
    await members.lock(transaction, workspaceId)
    const user = await findById(transaction, userId)
    if (user?.email !== found.email) {
      throw new AppError('forbidden', say('workspaces.invited_other_address', { email: found.email }))
    }
    // After the lock: of two calls at once, one finds the invitation.
    if (!(await invitations.remove(transaction, { workspaceId, id: found.id }))) throw refuseToken()
    const now = clock.now()
    await members.insert(transaction, { workspaceId, userId, role, now })
    await activities.insert(transaction, { workspaceId, userId, action: 'member.joined', detail: role, at: now })
    return workspaceId
  })
  log.info({ event: 'member-joined', workspaceId, userId }, 'an invitation to a workspace was accepted')
  return openWorkspace(context, actor, workspaceId)
}

async function getInvitation({ clock, tokens }: WorkspaceContext, db: Executor, token: string) {
  const id = tokens.readId(token)
  const invitation = id === undefined ? undefined : await invitations.find(db, id, clock.now())
  if (!invitation || !tokens.isOf(token, { id: invitation.id, mailedAt: invitation.created_at })) throw refuseToken()
  return invitation
}

const refuseToken = () => new AppError('not_found', say('workspaces.invitation_gone'))
