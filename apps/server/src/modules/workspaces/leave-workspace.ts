import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../database/database.ts'
import type { ToldCampaign } from '../../database/tables/outreach-tables.ts'
import type { Member } from '../../http/requests/endpoint-binding.ts'
import { AppError } from '../../lib/app-error.ts'
import type { LeaveWorkspaces } from '../accounts/core/account-context.ts'
import * as activities from './activity/activity-repository.ts'
import * as handed from './handed-rows-repository.ts'
import * as members from './member-repository.ts'

/** Notifies the maker of a campaign that it is paused, since the owner of its mailbox has left. */
export type TellMailboxGone = (transaction: Executor, campaign: ToldCampaign, now: Date) => Promise<void>

interface Leaving extends Member {
  /** Who ends the membership: the member, or an admin. */
  readonly actorId: string
  readonly now: Date
}

interface Left {
  /** The members of the workspace. */
  readonly people: readonly members.MemberRow[]
  /** By default, an owner. */
  readonly heirId?: string | undefined
  readonly tellMailboxGone: TellMailboxGone
}

/**
 * Ends a membership: what the member made goes to the heir, who alone sees the private collections then, campaigns that
 * would send from the member's mailboxes pause, of which colleagues are told, and the member's sessions and tokens in the
 * workspace end. The caller has locked the workspace.
 * @throws AppError `conflict` for the last owner.
 */
export async function endMembership(
  transaction: Executor,
  { actorId, now, ...member }: Leaving,
  { people, heirId, tellMailboxGone }: Left,
): Promise<void> {
  const others = people.filter(({ user_id }) => user_id !== member.userId)
  const owner = others.find(({ role }) => role === 'owner')
  if (!owner) throw new AppError('conflict', say('workspaces.last_owner'))
  const heir = heirId === undefined ? owner : others.find(({ user_id }) => user_id === heirId)
  if (!heir) throw new AppError('not_found', say('workspaces.heir_unknown'))
  await handed.endSharing(transaction, member)
  const paused = await handed.pauseCampaigns(transaction, member)
  const ofColleagues = paused.filter(({ created_by }) => created_by !== member.userId)
  for (const campaign of ofColleagues) await tellMailboxGone(transaction, campaign, now)
  await handed.handOver(transaction, member, heir.user_id)
  await members.remove(transaction, member)
  await handed.unassign(transaction, member)
  const { workspaceId, userId } = member
  const noted =
    actorId === userId
      ? ({ action: 'member.left' } as const)
      : ({ action: 'member.removed', targetId: userId } as const)
  await activities.insert(transaction, { workspaceId, userId: actorId, ...noted, at: now })
}

/** Gives a user whose last workspace it was a new one. */
export async function keepWorkspace(
  transaction: Executor,
  { people, userId, now }: { people: readonly members.MemberRow[]; userId: string; now: Date },
): Promise<void> {
  const user = people.find(({ user_id }) => user_id === userId)
  if (!user || (await members.list(transaction, userId)).length > 0) return
  await members.insertWorkspace(transaction, { userId, name: user.username, now })
}

/**
 * Creates what ends the memberships of an account that is to be deleted, apart from those in workspaces that it is alone in. An owner
 * inherits, also what was sent from the account's mailboxes. Of workspaces that it is alone in, creators' refusals stay.
 * @throws AppError `conflict` where it is the last owner of a workspace with others.
 */
export function createLeaveWorkspaces(tellMailboxGone: TellMailboxGone): LeaveWorkspaces {
  return async (transaction, userId, now) => {
    const heirs = new Map<string, string>()
    for (const { id: workspaceId, name } of await members.list(transaction, userId)) {
      await members.lock(transaction, workspaceId)
      const people = await members.listMembers(transaction, workspaceId)
      if (people.length === 1) {
        await handed.keepRefusals(transaction, workspaceId)
        continue
      }
      const heirId = people.find(({ user_id, role }) => role === 'owner' && user_id !== userId)?.user_id
      if (heirId === undefined) throw new AppError('conflict', say('workspaces.last_owner_of', { name }))
      const leaving = { userId, workspaceId, actorId: userId, now }
      await endMembership(transaction, leaving, { people, heirId, tellMailboxGone })
      heirs.set(workspaceId, heirId)
    }
    // Afterwards, since memberships end with the campaigns that send from the member's mailboxes.
    for (const [workspaceId, heirId] of heirs)
      await handed.keepMailboxes(transaction, { workspaceId, userId }, { heirId, now })
  }
}
