import type { NotInvitedReason } from '@troupe/contract/invitations'
import type { KnownPlace } from '../../../lib/mail-texts/choose-mail-language.ts'

/** A creator or an address to invite. */
export interface Candidate {
  /** Null if only the address is known. */
  readonly creatorId: number | null
  /** Normalised; null if there is no valid address. */
  readonly email: string | null
  /** Language and country, from which the mail's language is chosen; undefined if only the address is known. */
  readonly place?: KnownPlace | undefined
}

export interface InvitedCandidate extends Candidate {
  readonly email: string
}

/** Facts that prevent inviting a candidate. */
export interface InvitationFacts {
  readonly registeredCreators: ReadonlySet<number>
  readonly registeredEmails: ReadonlySet<string>
  /** Addresses whose owners declined invitations or had their data erased. */
  readonly declinedEmails: ReadonlySet<string>
  /** Addresses with an open invitation of the same user, or with several recent invitations of any users. */
  readonly invitedEmails: ReadonlySet<string>
}

export interface LeftOutCandidate extends Candidate {
  readonly reason: NotInvitedReason
}

/**
 * Decides which candidates are invited. A candidate with only an address counts as registered if any channel is
 * registered with it; a creator only if that channel is, since one person may register several. Of several channels
 * with the same address, the first one is invited.
 */
export function chooseInvited(
  candidates: readonly Candidate[],
  facts: InvitationFacts,
): { invited: InvitedCandidate[]; leftOut: LeftOutCandidate[] } {
  const invited: InvitedCandidate[] = []
  const leftOut: LeftOutCandidate[] = []
  const taken = new Set(facts.invitedEmails)
  for (const { creatorId, email, place } of candidates) {
    const reason = findReason({ creatorId, email }, facts, taken)
    if (reason) leftOut.push({ creatorId, email, reason })
    else if (email !== null) {
      invited.push({ creatorId, email, place })
      taken.add(email)
    }
  }
  return { invited, leftOut }
}

/** Why a candidate is not invited. @param taken the addresses that have an invitation. */
export function findReason(
  { creatorId, email }: Candidate,
  facts: InvitationFacts,
  taken: ReadonlySet<string>,
): NotInvitedReason | undefined {
  if (creatorId !== null && facts.registeredCreators.has(creatorId)) return 'already_registered'
  if (email === null) return 'no_email'
  if (creatorId === null && facts.registeredEmails.has(email)) return 'already_registered'
  if (facts.declinedEmails.has(email)) return 'declined'
  return taken.has(email) ? 'already_invited' : undefined
}
