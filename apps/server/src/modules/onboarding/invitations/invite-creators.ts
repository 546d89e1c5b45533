import { isEmailAddress, normalizeEmail } from '@troupe/contract/mail/email-address'
import type { MailLanguageChoice } from '@troupe/contract/mail/mail-languages'
import type { Executor } from '../../../database/database.ts'
import type { Client, Member } from '../../../http/requests/endpoint-binding.ts'
import { chooseMailLanguage } from '../../../lib/mail-texts/choose-mail-language.ts'
import { findById } from '../../accounts/core/account-repository.ts'
import { toCreatorId } from '../../discovery/profile/known-creator.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { wakeInvitationSender } from '../core/wake-workers.ts'
import { readCreators } from './invitation-candidate-repository.ts'
import { type Candidate, chooseInvited, type LeftOutCandidate } from './invitation-choice.ts'
import { getFacts } from './invitation-facts.ts'
import * as invitations from './invitation-repository.ts'
import { toExpiry } from './invitation-state.ts'

interface InviteRequest {
  readonly email?: string | undefined
  readonly creator_ids?: readonly string[] | undefined
  readonly message: string
  readonly language: MailLanguageChoice
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
 * calls invite no creator twice. The language of each mail is chosen now and kept when it is sent again. Beyond the daily limit, the whole call is refused.
 * @throws AppError `too_many_requests`.
 */
export async function inviteCreators(
  parts: Parts,
  { workspaceId, userId, client }: Member & { client: Client },
  request: InviteRequest,
): Promise<InviteOutcome> {
  const { db, clock, rateLimits } = parts
  const writer = (await findById(db, userId))?.language ?? client.languages?.[0]
  const { candidates, unknownIds } = await readCandidates(db, request)
  const now = clock.now()
  const { ids, leftOut } = await db.transaction().execute(async (transaction) => {
    await invitations.lockInviter(transaction, workspaceId)
    const facts = await getFacts(parts, transaction, { inviter: workspaceId, candidates })
    const chosen = chooseInvited(candidates, facts)
    const count = chosen.invited.length
    if (count > 0) await rateLimits.inTransaction(transaction).take(['invitationsByUser', userId, count])
    const common = { inviter: workspaceId, createdBy: userId, message: request.message, now, expiresAt: toExpiry(now) }
    const rows = chosen.invited.map(({ place, ...candidate }) => ({
      ...common,
      ...candidate,
      language: chooseMailLanguage({ chosen: request.language, creator: place, writer }),
    }))
    return { ids: await invitations.insertAll(transaction, rows), leftOut: chosen.leftOut }
  })
  if (ids.length > 0) await wakeInvitationSender(parts)
  return { invited: await invitations.listByIds(db, workspaceId, ids), leftOut, unknownIds }
}

async function readCandidates(
  db: Executor,
  { email, creator_ids: given = [] }: InviteRequest,
): Promise<{ candidates: Candidate[]; unknownIds: string[] }> {
  if (email !== undefined) return { candidates: [{ creatorId: null, email }], unknownIds: [] }
  const wanted = [...new Set(given)].map((text) => ({ text, id: toCreatorId(text) }))
  const creators = await readCreators(
    db,
    wanted.flatMap(({ id }) => id ?? []),
  )
  const find = (id: number | undefined) => (id === undefined ? undefined : creators.get(id))
  return {
    candidates: wanted.flatMap(({ id }) => {
      const place = find(id)
      return id !== undefined && place ? [{ creatorId: id, email: toAddress(place.email), place }] : []
    }),
    unknownIds: wanted.filter(({ id }) => !find(id)).map(({ text }) => text),
  }
}

/** Addresses from platforms and imports may be malformed. */
function toAddress(stored: string | null): string | null {
  const email = normalizeEmail(stored ?? '')
  return isEmailAddress(email) ? email : null
}
