import type { WorkspaceRole } from '@troupe/contract/base/roles'
import { isEmailAddress } from '@troupe/contract/mail/email-address'
import { maxWorkspaceMembers } from '@troupe/contract/workspaces'
import type { Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { RoleGiven, SingleSignOnOptions } from '../../accounts/installation/single-sign-on-options.ts'
import { noteAction } from '../../accounts/operator/note-action.ts'
import * as activities from '../activity/activity-repository.ts'
import { endMembership, keepWorkspace, type TellMailboxGone } from '../leave-workspace.ts'
import * as members from '../member-repository.ts'
import { type ClaimStep, decideClaimStep } from './claim-policy.ts'
import * as claimed from './claimed-role-repository.ts'

/** The workspace that people who sign in with a provider join, with the role of their claim. */
export interface ClaimRule {
  readonly providerId: string
  readonly providerName: string
  /** Id of the workspace, or the normalised address of its owner. */
  readonly workspace: string
  readonly defaultRole: WorkspaceRole | undefined
}

interface FollowerOptions {
  readonly rules: readonly ClaimRule[]
  readonly clock: Clock
  readonly log: Logger
  readonly tellMailboxGone: TellMailboxGone
}

interface Parts extends Omit<FollowerOptions, 'rules'> {
  readonly db: Executor
  readonly rule: ClaimRule
}

/** Creates what lets the members of workspaces follow the claims of providers. Providers without a rule change nothing. */
export function createClaimFollower({ rules, ...parts }: FollowerOptions): SingleSignOnOptions['applyRole'] {
  return async (transaction, given) => {
    const rule = rules.find(({ providerId }) => providerId === given.providerId)
    if (rule) await followClaim({ ...parts, db: transaction, rule }, given)
  }
}

/** Has the membership of a user follow the claim, in the transaction of the sign-in. */
async function followClaim(parts: Parts, { userId, role }: RoleGiven): Promise<void> {
  const { db, log, rule } = parts
  const workspace = await findWorkspace(parts)
  if (!workspace) return
  const member = { workspaceId: workspace.id, userId }
  const decide = async (people: readonly members.MemberRow[]) =>
    decideClaimStep({
      claimed: role,
      defaultRole: rule.defaultRole,
      member: describeMember(await claimed.findRole(db, member), { userId, people, rule }),
    })
  // Most sign-ins change nothing, and do not wait for each other.
  if ((await decide(await members.listMembers(db, workspace.id))).kind === 'none') return
  await members.lock(db, workspace.id)
  const people = await members.listMembers(db, workspace.id)
  const step = await decide(people)
  if (step.kind === 'keep') {
    log.warn({ event: 'last-owner-kept', ...member, provider: rule.providerId }, 'a claim would leave no owner')
    return
  }
  if (step.kind === 'join' && people.length >= maxWorkspaceMembers) {
    log.warn({ event: 'workspace-full', ...member, provider: rule.providerId }, 'a claim gives a role where no room is')
    return
  }
  await takeStep(parts, { member, people, step })
  const from = people.find(({ user_id }) => user_id === userId)?.role
  await noteChange(parts, { userId, name: workspace.name, from, to: 'role' in step ? step.role : undefined })
}

/** The workspace of a rule. Without exactly one the sign-in goes on, and the log says what to set. */
async function findWorkspace({ db, log, rule: { providerId: provider, workspace } }: Parts) {
  const isAddress = isEmailAddress(workspace)
  const found = isAddress ? await claimed.listOwnedBy(db, workspace) : [await claimed.findById(db, workspace)]
  const [first, second] = found
  if (first && !second) return first
  const candidates = found.map((each) => each?.id).filter((id) => id !== undefined)
  log.warn(
    { event: 'role-without-workspace', provider, workspace, candidates },
    'the setting names not exactly one workspace, so that no role is given: set its id',
  )
  return undefined
}

function describeMember(
  row: { readonly role: WorkspaceRole; readonly role_provider: string | null } | undefined,
  { userId, people, rule }: { userId: string; people: readonly members.MemberRow[]; rule: ClaimRule },
) {
  const isOtherOwner = ({ user_id, role }: members.MemberRow) => role === 'owner' && user_id !== userId
  return (
    row && {
      role: row.role,
      isByProvider: row.role_provider === rule.providerId,
      isLastOwner: row.role === 'owner' && !people.some(isOtherOwner),
    }
  )
}

interface Taken {
  readonly member: Member
  readonly people: readonly members.MemberRow[]
  readonly step: ClaimStep
}

async function takeStep({ db, clock, rule, tellMailboxGone }: Parts, { member, people, step }: Taken): Promise<void> {
  if (step.kind === 'end') {
    await endMembership(db, { ...member, actorId: member.userId, now: clock.now() }, { people, tellMailboxGone })
    await keepWorkspace(db, { people, userId: member.userId, now: clock.now() })
  }
  if (!('role' in step)) return
  const { role } = step
  const before = people.find(({ user_id }) => user_id === member.userId)?.role
  if (before !== role) {
    const noted = before
      ? ({ action: 'member.role_changed', targetId: member.userId } as const)
      : ({ action: 'member.joined' } as const)
    await activities.insert(db, { ...member, ...noted, detail: role, at: clock.now() })
  }
  // A moment after the workspace that a new account has, so that a new session opens this one.
  if (!before) await members.insert(db, { ...member, role, now: new Date(clock.now().getTime() + 1) })
  await claimed.giveRole(db, member, { role, providerId: rule.providerId })
}

interface NotedChange {
  readonly userId: string
  /** The workspace's. */
  readonly name: string
  readonly from: WorkspaceRole | undefined
  readonly to: WorkspaceRole | undefined
}

async function noteChange({ rule, ...parts }: Parts, { userId, name, from, to }: NotedChange): Promise<void> {
  if (from === to) return
  await noteAction(
    { ...parts, operator: rule.providerName },
    { action: 'follow-claim', accountId: userId, detail: `${from ?? '-'} ${to ?? '-'} ${name}` },
  )
}
