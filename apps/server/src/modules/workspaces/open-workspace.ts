import { say } from '@troupe/contract/messages/message'
import type { Workspace } from '@troupe/contract/workspaces'
import type { Actor, Member } from '../../http/requests/endpoint-binding.ts'
import { AppError } from '../../lib/app-error.ts'
import * as members from './member-repository.ts'
import type { WorkspaceContext } from './workspace-context.ts'

type Parts = Pick<WorkspaceContext, 'db' | 'clock' | 'log'>

/** The workspaces of a user, oldest membership first. */
export function listWorkspaces({ db }: Pick<Parts, 'db'>, userId: string): Promise<Workspace[]> {
  return members.list(db, userId)
}

/** Opens one of the user's workspaces in the session. @throws AppError `not_found` for any other. */
export async function openWorkspace(
  { db, clock }: Parts,
  { userId, sessionId }: Actor,
  workspaceId: string,
): Promise<Workspace> {
  return db.transaction().execute(async (transaction) => {
    const workspace = await getWorkspace(transaction, { userId, workspaceId })
    await members.open(transaction, { workspaceId, userId, sessionId, now: clock.now() })
    return workspace
  })
}

export async function changeWorkspace(
  { db }: Parts,
  member: Member,
  change: members.WorkspaceChange,
): Promise<Workspace> {
  await members.update(db, member.workspaceId, change)
  return getWorkspace(db, member)
}

async function getWorkspace(db: Parts['db'], member: Member): Promise<Workspace> {
  const workspace = await members.find(db, member)
  if (!workspace) throw new AppError('not_found', say('workspaces.unknown'))
  return workspace
}
