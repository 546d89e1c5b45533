import type { Creator } from '@troupe/contract/creators'
import type { NotInvitedReason } from '@troupe/contract/invitations'
import type { InviteOutcome } from '../api/invite.ts'

export type InvitableCreator = Pick<Creator, 'id' | 'title' | 'handle' | 'email' | 'confirmed_at'>

/** `same_address`: several of the channels to invite have this address, and only the first is invited. */
export type LeftOutReason = NotInvitedReason | 'same_address'

/** A skipped creator with the reason. */
export interface LeftOutPerson {
  key: string
  name: string
  reason: LeftOutReason
}

export interface InvitationPlan {
  invited: readonly InvitableCreator[]
  leftOut: readonly LeftOutPerson[]
}

const nameOf = ({ title, handle }: InvitableCreator) => title || handle

/** Plans the recipients from what the browser knows. The server decides. */
export function planInvitations(creators: readonly InvitableCreator[]): InvitationPlan {
  const invited: InvitableCreator[] = []
  const leftOut: LeftOutPerson[] = []
  const taken = new Set<string | undefined>()
  for (const creator of creators) {
    const reason = findReason(creator, taken)
    if (reason) {
      leftOut.push({ key: creator.id, name: nameOf(creator), reason })
    } else {
      invited.push(creator)
      taken.add(toComparable(creator.email))
    }
  }
  return { invited, leftOut }
}

const toComparable = (email: string | null) => email?.toLowerCase()

function findReason(
  { email, confirmed_at }: InvitableCreator,
  taken: ReadonlySet<string | undefined>,
): LeftOutReason | undefined {
  if (confirmed_at !== null) return 'already_registered'
  if (email === null) return 'no_email'
  return taken.has(toComparable(email)) ? 'same_address' : undefined
}

/** Names of the creators that the server skipped. */
export function nameLeftOut(
  leftOut: InviteOutcome['left_out'],
  creators: readonly InvitableCreator[],
): readonly LeftOutPerson[] {
  const names = new Map(creators.map((creator) => [creator.id, nameOf(creator)]))
  return leftOut.map(({ creator_id, email, reason }) => ({
    key: creator_id ?? email ?? reason,
    name: (creator_id !== null && names.get(creator_id)) || (email ?? ''),
    reason,
  }))
}
