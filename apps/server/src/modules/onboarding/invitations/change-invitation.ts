import type { InvitationState, NotInvitedReason } from '@troupe/contract/invitations'
import { type PlainMessageKey, say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { toCreatorId } from '../../discovery/profile/known-creator.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { wakeInvitationSender } from '../core/wake-workers.ts'
import { type Candidate, findReason } from './invitation-choice.ts'
import { getFacts } from './invitation-facts.ts'
import * as invitations from './invitation-repository.ts'
import { toExpiry, toInvitationState } from './invitation-state.ts'

type Parts = Pick<OnboardingContext, 'db' | 'clock' | 'log' | 'jobs' | 'rateLimits' | 'erasures'>

interface ListRequest {
  readonly page: number
  readonly page_size: number
  readonly query: string
  readonly state?: InvitationState | undefined
  readonly creator_id?: string | undefined
}

/** Matches no creator. */
const nobody = 0

/** A page of the user's invitations, newest first. */
export async function listInvitations(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  workspaceId: string,
  { page, page_size: size, query, state, creator_id: creator }: ListRequest,
): Promise<{ rows: invitations.ShownInvitation[]; total: number; hasMore: boolean }> {
  const creatorId = creator === undefined ? undefined : (toCreatorId(creator) ?? nobody)
  const search = { workspaceId, query, state, creatorId, now: clock.now() }
  const rows = await invitations.list(db, search, { limit: size, offset: (page - 1) * size })
  const total = await invitations.count(db, search)
  return { rows, total, hasMore: page * size < total }
}

/**
 * Mails a new link that is valid for the full lifetime and invalidates the previous one. While a mail is being sent, no
 * second one is queued.
 * @throws AppError `not_found`, `conflict` when the invitation was used, declined or revoked, the creator has registered or
 * there is a newer one, `too_many_requests`.
 */
export async function resendInvitation(
  parts: Parts,
  { workspaceId, userId }: Member,
  id: string,
): Promise<invitations.ShownInvitation> {
  const { db, clock } = parts
  await db.transaction().execute(async (transaction) => {
    await invitations.lockInviter(transaction, workspaceId)
    const invitation = await getInvitation(transaction, workspaceId, id)
    const now = clock.now()
    const state = toInvitationState(invitation, now)
    if (state === 'sending') return
    refuseEnded(state)
    const candidate = { creatorId: invitation.creator_id, email: invitation.email }
    await refuseUnwanted(parts, transaction, { workspaceId, candidate, isOpen: state === 'sent' })
    await parts.rateLimits.inTransaction(transaction).take(['invitationsByUser', userId], ['resentInvitation', id])
    if (!(await invitations.renew(transaction, { id, now, expiresAt: toExpiry(now) }))) refuseEnded('registered')
  })
  await wakeInvitationSender(parts)
  return getInvitation(db, workspaceId, id)
}

/**
 * Invalidates the link. Repeated calls succeed.
 * @throws AppError `not_found`, `conflict` when the invitation was used or declined.
 */
export async function revokeInvitation(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  workspaceId: string,
  id: string,
): Promise<invitations.ShownInvitation> {
  const now = clock.now()
  await invitations.revoke(db, { workspaceId, id, now })
  const invitation = await getInvitation(db, workspaceId, id)
  const state = toInvitationState(invitation, now)
  if (state !== 'revoked') refuseEnded(state)
  return invitation
}

/** @throws AppError `not_found`, also for another user's invitation. */
async function getInvitation(db: Executor, workspaceId: string, id: string): Promise<invitations.ShownInvitation> {
  const [invitation] = await invitations.listByIds(db, workspaceId, [id])
  if (!invitation) throw new AppError('not_found', say('onboarding.invitation_unknown'))
  return invitation
}

const endings: Partial<Record<InvitationState, PlainMessageKey>> = {
  registered: 'onboarding.invitation_registered',
  declined: 'onboarding.invitation_declined',
  revoked: 'onboarding.invitation_revoked',
}

function refuseEnded(state: InvitationState): void {
  const ending = endings[state]
  if (ending) throw new AppError('conflict', say(ending))
}

const obstacles: Partial<Record<NotInvitedReason, PlainMessageKey>> = {
  already_registered: 'onboarding.invitation_creator_registered',
  declined: 'onboarding.invitation_declined',
  already_invited: 'onboarding.invitation_renewed',
}

/** Throws if the creator would not be invited any more, other than for this invitation. */
async function refuseUnwanted(
  parts: Parts,
  transaction: Executor,
  { workspaceId, candidate, isOpen }: { workspaceId: string; candidate: Candidate; isOpen: boolean },
): Promise<void> {
  const facts = await getFacts(parts, transaction, { inviter: workspaceId, candidates: [candidate] })
  const reason = findReason(candidate, facts, isOpen ? new Set() : facts.invitedEmails)
  const obstacle = reason && obstacles[reason]
  if (obstacle) throw new AppError('conflict', say(obstacle))
}
