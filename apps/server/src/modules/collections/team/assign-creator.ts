import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { Clock } from '../../../lib/clock.ts'
import { findColleague } from '../../accounts/core/colleague-repository.ts'
import { getAssignee } from '../../accounts/core/get-assignee.ts'
import type { TellMember } from './team-port.ts'
import * as team from './team-repository.ts'

export interface TeamParts {
  readonly clock: Clock
  readonly tellMember: TellMember
}

export interface TeamCall extends Member {
  readonly collectionId: string
  readonly creatorId: number
}

/**
 * Assigns a creator of a collection to a member, or to nobody, and tells the member, unless it is the caller.
 * @throws AppError `not_found` for one who is no member, may only view, or does not see the collection.
 */
export async function assignCreator(
  transaction: Executor,
  { clock, tellMember }: TeamParts,
  { workspaceId, userId, collectionId, creatorId, assigneeId }: TeamCall & { readonly assigneeId: string | null },
): Promise<void> {
  const named = { workspaceId, userId, collectionId, creatorId }
  const shared = await team.find(transaction, named)
  if (!shared || shared.assigned_to === assigneeId) return
  if (assigneeId !== null) await getAssignee(transaction, { workspaceId, userId: assigneeId })
  const isOther = assigneeId !== null && assigneeId !== userId
  if (isOther && shared.is_private) throw new AppError('not_found', say('workspaces.assignee_unknown'))
  await team.update(transaction, named, { assigned_to: assigneeId })
  if (!isOther) return
  const by = (await findColleague(transaction, named))?.username ?? ''
  const { title: name, collection_name: collection } = shared
  await tellMember(transaction, {
    workspaceId,
    userId: assigneeId,
    kind: 'assigned',
    about: `${collectionId} ${creatorId}`,
    creatorId,
    message: say('notifications.assigned_creator', { by, name, collection }),
    now: clock.now(),
  })
}
