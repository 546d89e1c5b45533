import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../database/database.ts'
import type { Member } from '../../http/requests/endpoint-binding.ts'
import { AppError } from '../../lib/app-error.ts'
import * as handed from './handed-rows-repository.ts'
import * as members from './member-repository.ts'

/**
 * Ends a membership: what the member made goes to the heir, who alone sees the private collections then, campaigns that would send from the member's mailboxes pause, and
 * the member's sessions and tokens in the workspace end. The caller has locked the workspace.
 * @throws AppError `conflict` for the last owner.
 */
export async function endMembership(
  transaction: Executor,
  member: Member,
  people: readonly members.MemberRow[],
  heirId?: string,
): Promise<void> {
  const others = people.filter(({ user_id }) => user_id !== member.userId)
  const owner = others.find(({ role }) => role === 'owner')
  if (!owner) throw new AppError('conflict', say('workspaces.last_owner'))
  const heir = heirId === undefined ? owner : others.find(({ user_id }) => user_id === heirId)
  if (!heir) throw new AppError('not_found', say('workspaces.heir_unknown'))
  await handed.pauseCampaigns(transaction, member)
  await handed.handOver(transaction, member, heir.user_id)
  await members.remove(transaction, member)
  await handed.unassign(transaction, member)
}

/**
 * Ends the memberships of an account that is to be deleted, apart from those in workspaces that it is alone in. An owner
 * inherits.
 * @throws AppError `conflict` where it is the last owner of a workspace with others.
 */
export async function leaveSharedWorkspaces(transaction: Executor, userId: string): Promise<void> {
  for (const { id: workspaceId, name } of await members.list(transaction, userId)) {
    await members.lock(transaction, workspaceId)
    const people = await members.listMembers(transaction, workspaceId)
    if (people.length === 1) continue
    const isLastOwner = !people.some(({ user_id, role }) => role === 'owner' && user_id !== userId)
    if (isLastOwner) throw new AppError('conflict', say('workspaces.last_owner_of', { name }))
    await endMembership(transaction, { userId, workspaceId }, people)
  }
}
