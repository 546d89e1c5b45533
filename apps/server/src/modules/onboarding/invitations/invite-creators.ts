import { isEmailAddress, normalizeEmail } from '@troupe/contract/mail/email-address'
import type { Executor } from '../../../database/database.ts'
import { toCreatorId } from '../../discovery/profile/known-creator.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { wakeInvitationSender } from '../core/wake-workers.ts'
import { readAddresses } from './invitation-candidate-repository.ts'
import { type Candidate, chooseInvited, type LeftOutCandidate } from './invitation-choice.ts'
import { getFacts } from './invitation-facts.ts'
import * as invitations from './invitation-repository.ts'
import { toExpiry } from './invitation-state.ts'

interface InviteRequest {
  readonly email?: string | undefined
  readonly creator_ids?: readonly string[] | undefined
  readonly message: string
}

export interface InviteOutcome {
  readonly invited: readonly invitations.ShownInvitation[]
  readonly leftOut: readonly LeftOutCandidate[]
  /** Requested ids that are not in the catalogue, as given. */
  readonly unknownIds: readonly string[]
}

type Parts = Pick<OnboardingContext, 'db' | 'clock' | 'log' | 'jobs' | 'rateLimits' | 'erasures'>

/**
 * Invites an address, or creators at their stored addresses; the mails are sent afterwards. Repeated and concurrent
 * calls invite no creator twice. Beyond the daily limit, the whole call is refused.
 * @throws AppError `too_many_requests`.
 */
export async function inviteCreators(parts: Parts, userId: string, request: InviteRequest): Promise<InviteOutcome> {
  const { db, clock, rateLimits } = parts
  const { candidates, unknownIds } = await readCandidates(db, request)
  const now = clock.now()
  const { ids, leftOut } = await db.transaction().execute(async (transaction) => {
    await invitations.lockInviter(transaction, userId)
    const facts = await getFacts(parts, transaction, { inviter: userId, candidates })
    const chosen = chooseInvited(candidates, facts)
    const count = chosen.invited.length
    if (count > 0) await rateLimits.inTransaction(transaction).take(['invitationsByUser', userId, count])
    const common = { inviter: userId, message: request.message, now, expiresAt: toExpiry(now) }
    const rows = chosen.invited.map((candidate) => ({ ...common, ...candidate }))
    return { ids: await invitations.insertAll(transaction, rows), leftOut: chosen.leftOut }
  })
  if (ids.length > 0) await wakeInvitationSender(parts)
  return { invited: await invitations.listByIds(db, userId, ids), leftOut, unknownIds }
}

async function readCandidates(
  db: Executor,
  { email, creator_ids: given = [] }: InviteRequest,
): Promise<{ candidates: Candidate[]; unknownIds: string[] }> {
  if (email !== undefined) return { candidates: [{ creatorId: null, email }], unknownIds: [] }
  const wanted = [...new Set(given)].map((text) => ({ text, id: toCreatorId(text) }))
  const addresses = await readAddresses(
    db,
    wanted.flatMap(({ id }) => id ?? []),
  )
  const isKnown = (id: number | undefined) => id !== undefined && addresses.has(id)
  return {
    candidates: wanted.flatMap(({ id }) =>
      id !== undefined && addresses.has(id) ? [{ creatorId: id, email: toAddress(addresses.get(id)) }] : [],
    ),
    unknownIds: wanted.filter(({ id }) => !isKnown(id)).map(({ text }) => text),
  }
}

/** Addresses from platforms and imports may be malformed. */
function toAddress(stored: string | null | undefined): string | null {
  const email = normalizeEmail(stored ?? '')
  return isEmailAddress(email) ? email : null
}
