import type { WorkspaceRole } from '@troupe/contract/base/roles'
import { say } from '@troupe/contract/messages/message'
import { maxWorkspaceMembers, type WorkspaceInvitation, workspaceInvitationDays } from '@troupe/contract/workspaces'
import type { Caller, Member } from '../../http/requests/endpoint-binding.ts'
import { AppError } from '../../lib/app-error.ts'
import { days } from '../../lib/durations.ts'
import * as activities from './activity/activity-repository.ts'
import * as invitations from './invitation-repository.ts'
import * as members from './member-repository.ts'
import type { InvitationDelivery } from './send-invitation.ts'
import type { WorkspaceContext } from './workspace-context.ts'
import { presentInvitation } from './workspace-presenter.ts'

/**
 * Invites an address; the mail is sent afterwards. The link of an earlier invitation no longer works.
 * @throws AppError `forbidden` where an admin invites an owner; `conflict` for a member and for a full workspace;
 * `too_many_requests`.
 */
export async function inviteMember(
  { db, clock, jobs, log, rateLimits }: WorkspaceContext,
  actor: Caller,
  { email, role }: { readonly email: string; readonly role: WorkspaceRole },
): Promise<WorkspaceInvitation> {
  if (role === 'owner' && actor.role !== 'owner') throw new AppError('forbidden', say('workspaces.needs_owner'))
  const { workspaceId, userId } = actor
  const now = clock.now()
  const row = await db.transaction().execute(async (transaction) => {
    await members.lock(transaction, workspaceId)
    const people = await members.listMembers(transaction, workspaceId)
    if (people.some((member) => member.email === email)) {
      throw new AppError('conflict', say('workspaces.member_already'))
    }
    const invited = await invitations.list(transaction, workspaceId, now)
    if (people.length + invited.length >= maxWorkspaceMembers) {
      throw new AppError('conflict', say('workspaces.full', { max: maxWorkspaceMembers }))
    }
    await rateLimits.inTransaction(transaction).take(['workspaceInvitationsByUser', userId])
    const expiresAt = new Date(now.getTime() + days(workspaceInvitationDays))
    const id = await invitations.put(transaction, { workspaceId, userId, email, role, now, expiresAt })
    const noted = { action: 'member.invited', targetId: id, detail: role, at: now } as const
    await activities.insert(transaction, { workspaceId, userId, ...noted })
    return invitations.find(transaction, id, now)
  })
  if (!row) throw new Error('The invitation that was just stored is gone')
  const delivery: InvitationDelivery = { invitationId: row.id, madeAt: row.created_at.toISOString() }
  await jobs.enqueue('send-workspace-invitation', delivery)
  log.info({ event: 'member-invited', workspaceId, role, by: userId }, 'a member was invited')
  return presentInvitation(row)
}

/** @throws AppError `not_found`. */
export async function revokeInvitation(
  { db, clock }: Pick<WorkspaceContext, 'db' | 'clock'>,
  { workspaceId, userId }: Member,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await invitations.remove(transaction, { workspaceId, id }))) {
      throw new AppError('not_found', say('workspaces.invitation_unknown'))
    }
    const noted = { action: 'member.invitation_revoked', targetId: id, at: clock.now() } as const
    await activities.insert(transaction, { workspaceId, userId, ...noted })
  })
}
