import { say } from '@troupe/contract/messages/message'
import type { Workspace } from '@troupe/contract/workspaces'
import type { Actor, Member } from '../../http/requests/endpoint-binding.ts'
import { AppError } from '../../lib/app-error.ts'
import * as activities from './activity/activity-repository.ts'
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
  { db, clock }: Parts,
  { userId, workspaceId }: Member,
  change: members.WorkspaceChange,
): Promise<Workspace> {
  return db.transaction().execute(async (transaction) => {
    await members.lock(transaction, workspaceId)
    const before = await getWorkspace(transaction, { userId, workspaceId })
    await members.update(transaction, workspaceId, change)
    const after = await getWorkspace(transaction, { userId, workspaceId })
    for (const noted of listChanges(before, after)) {
      await activities.insert(transaction, { workspaceId, userId, ...noted, at: clock.now() })
    }
    return after
  })
}

function* listChanges(before: Workspace, after: Workspace): Generator<activities.NotedActivity> {
  if (before.name !== after.name) yield { action: 'workspace.renamed', detail: after.name }
  if (before.needs_second_factor !== after.needs_second_factor) {
    yield { action: after.needs_second_factor ? 'workspace.second_factor_demanded' : 'workspace.second_factor_waived' }
  }
}

async function getWorkspace(db: Parts['db'], member: Member): Promise<Workspace> {
  const workspace = await members.find(db, member)
  if (!workspace) throw new AppError('not_found', say('workspaces.unknown'))
  return workspace
}
