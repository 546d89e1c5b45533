import type { Invitation } from '@troupe/contract/invitations'
import { referToMessage } from '@troupe/contract/messages/wire-message'
import type { ToImagePath } from '../../../images/image-paths.ts'
import { recogniseMessage } from '../../../lib/recognise-message.ts'
import type { ShownInvitation } from './invitation-repository.ts'
import { toInvitationState } from './invitation-state.ts'
import type { InviteOutcome } from './invite-creators.ts'

/** The failures are stored as English texts. */
const failures = [
  'onboarding.mail_refused',
  'onboarding.mail_not_taken',
  'onboarding.invitation_creator_registered',
] as const

/** Presents an invitation to the user who sent it, with its state at the given time. */
export function presentInvitation(row: ShownInvitation, now: Date, toImagePath: ToImagePath): Invitation {
  return {
    id: row.id,
    email: row.email,
    creator: presentCreator(row, toImagePath),
    state: toInvitationState(row, now),
    failure: row.failure,
    failure_message: referToMessage(recogniseMessage(row.failure, failures) ?? null),
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
  }
}

function presentCreator(row: ShownInvitation, toImagePath: ToImagePath): Invitation['creator'] {
  const { creator_id: id, title, handle, avatar } = row
  if (id === null || title === null || handle === null) return null
  return { id: String(id), title, handle, avatar, avatar_path: toImagePath(avatar) }
}

/** Presents the invited creators, and those left out with the reason. */
export function presentInviteOutcome(
  { invited, leftOut, unknownIds }: InviteOutcome,
  now: Date,
  toImagePath: ToImagePath,
) {
  return {
    invitations: invited.map((row) => presentInvitation(row, now, toImagePath)),
    left_out: [
      ...leftOut.map(({ creatorId, email, reason }) => ({
        creator_id: creatorId === null ? null : String(creatorId),
        email,
        reason,
      })),
      ...unknownIds.map((id) => ({ creator_id: id, email: null, reason: 'not_found' as const })),
    ],
  }
}
