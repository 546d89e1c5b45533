import type { Creator } from '@troupe/contract/creators'
import type { NotInvitedReason } from '@troupe/contract/invitations'
import type { InviteOutcome } from '../api/invite.ts'

export type InvitableCreator = Pick<Creator, 'id' | 'title' | 'handle' | 'email' | 'confirmed_at'>

/** Somebody who is not invited, and why. */
export interface LeftOutPerson {
  key: string
  name: string
  reason: NotInvitedReason
}

interface InvitationPlan {
  invited: readonly InvitableCreator[]
  /** Several channels of one person share an address. */
  addressCount: number
  leftOut: readonly LeftOutPerson[]
}

const nameOf = ({ title, handle }: InvitableCreator) => title || handle

/** Whom an invitation can reach, as far as the browser knows; the server has the last word. */
export function planInvitations(creators: readonly InvitableCreator[]): InvitationPlan {
  const invited = creators.filter((creator) => findReason(creator) === undefined)
  return {
    invited,
    addressCount: new Set(invited.map(({ email }) => email?.toLowerCase())).size,
    leftOut: creators.flatMap((creator) => {
      const reason = findReason(creator)
      return reason ? [{ key: creator.id, name: nameOf(creator), reason }] : []
    }),
  }
}

function findReason({ email, confirmed_at }: InvitableCreator): NotInvitedReason | undefined {
  if (confirmed_at !== null) return 'already_registered'
  return email === null ? 'no_email' : undefined
}

/** Whom the server left out, by their names. */
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
