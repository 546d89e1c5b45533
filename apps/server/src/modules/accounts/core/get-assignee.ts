import { isAtLeast } from '@troupe/contract/base/roles'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { type Colleague, findColleague } from './colleague-repository.ts'

/** Finds a member that work can be assigned to. @throws AppError `not_found`, also for viewers. */
export async function getAssignee(transaction: Executor, member: Member): Promise<Colleague> {
  const found = await findColleague(transaction, member)
  if (!found || !isAtLeast(found.role, 'member')) throw new AppError('not_found', say('workspaces.assignee_unknown'))
  return found
}
