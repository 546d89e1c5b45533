import type { WorkspaceRole } from '@troupe/contract/base/roles'
import { say } from '@troupe/contract/messages/message'
import type { WorkspaceInvitation, WorkspaceMember } from '@troupe/contract/workspaces'
import type { Caller } from '../../http/requests/endpoint-binding.ts'
import { AppError } from '../../lib/app-error.ts'
import * as activities from './activity/activity-repository.ts'
import * as invitations from './invitation-repository.ts'
import { endMembership, keepWorkspace } from './leave-workspace.ts'
import * as members from './member-repository.ts'
import type { WorkspaceContext } from './workspace-context.ts'
import { presentInvitation, presentMember } from './workspace-presenter.ts'

type Parts = Pick<WorkspaceContext, 'db' | 'clock' | 'log'>

/** The members of a workspace and its open invitations. */
export async function listPeople(
  { db, clock }: Parts,
  workspaceId: string,
): Promise<{ members: WorkspaceMember[]; invitations: WorkspaceInvitation[]; had_colleagues: boolean }> {
  const people = await members.listMembers(db, workspaceId)
  const invited = await invitations.list(db, workspaceId, clock.now())
  return {
    members: people.map(presentMember),
    invitations: invited.map(presentInvitation),
    had_colleagues: people.length > 1 || (await activities.hasJoined(db, workspaceId)),
  }
}

/**
 * Changes a member's role.
 * @throws AppError `not_found`; `forbidden` where an admin changes an owner or names one; `conflict` for the last owner.
 */
export async function changeRole(
  { db, clock, log }: Parts,
  actor: Caller,
  { userId, role }: { readonly userId: string; readonly role: WorkspaceRole },
): Promise<WorkspaceMember> {
  const { workspaceId } = actor
  return db.transaction().execute(async (transaction) => {
    const { people, member } = await lockMember(transaction, { workspaceId, userId })
    if (role === 'owner' || member.role === 'owner') requireOwner(actor)
    if (member.role === 'owner' && role !== 'owner' && countOwners(people) === 1) {
      throw new AppError('conflict', say('workspaces.last_owner'))
    }
    await members.setRole(transaction, { workspaceId, userId }, role)
    if (role !== member.role) {
      const change = { action: 'member.role_changed', targetId: userId, detail: role, at: clock.now() } as const
      await activities.insert(transaction, { workspaceId, userId: actor.userId, ...change })
    }
    log.info({ event: 'member-role-changed', workspaceId, userId, role, by: actor.userId }, 'a role was changed')
    return presentMember({ ...member, role })
  })
}

/**
 * Removes a member, or oneself. A user whose last workspace it was gets a new one.
 * @throws AppError `not_found` for a member or heir; `forbidden` where the role is too weak; `conflict` for the last owner.
 */
export async function removeMember(
  { db, clock, log, tellMailboxGone }: Parts & Pick<WorkspaceContext, 'tellMailboxGone'>,
  actor: Caller,
  { userId, heirId }: { readonly userId: string; readonly heirId: string | undefined },
): Promise<void> {
  const { workspaceId } = actor
  await db.transaction().execute(async (transaction) => {
    const { people, member } = await lockMember(transaction, { workspaceId, userId })
    if (userId !== actor.userId) {
      if (member.role === 'owner') requireOwner(actor)
      else if (actor.role !== 'admin' && actor.role !== 'owner') throw refuseRole('workspaces.needs_admin')
    }
    await endMembership(
      transaction,
      { workspaceId, userId, actorId: actor.userId, now: clock.now() },
      { people, heirId, tellMailboxGone },
    )
    await keepWorkspace(transaction, { people, userId, now: clock.now() })
  })
  log.info({ event: 'member-removed', workspaceId, userId, by: actor.userId }, 'a member was removed')
}

async function lockMember(transaction: Parts['db'], { workspaceId, userId }: { workspaceId: string; userId: string }) {
  await members.lock(transaction, workspaceId)
  const people = await members.listMembers(transaction, workspaceId)
  const member = people.find(({ user_id }) => user_id === userId)
  if (!member) throw new AppError('not_found', say('workspaces.member_unknown'))
  return { people, member }
}

const countOwners = (people: readonly members.MemberRow[]) => people.filter(({ role }) => role === 'owner').length

function requireOwner({ role }: Caller): void {
  if (role !== 'owner') throw refuseRole('workspaces.needs_owner')
}

const refuseRole = (key: 'workspaces.needs_admin' | 'workspaces.needs_owner') => new AppError('forbidden', say(key))
