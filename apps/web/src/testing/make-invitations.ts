import type { Invitation } from '@troupe/contract/invitations'

const dayMs = 24 * 3600 * 1000

/** A moment that many days from now, or in the past if negative. One second further away, so that the days are complete. */
export function daysFromNow(days: number): string {
  return new Date(Date.now() + days * dayMs + 1000 * Math.sign(days)).toISOString()
}

/** Makes an id in the format of invitations. */
export function makeInvitationId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** Makes an invitation that was sent three days ago. */
export function makeInvitation(parts: Partial<Invitation> = {}): Invitation {
  return {
    id: makeInvitationId(1),
    email: 'mina@example.test',
    creator: { id: 'creator-1', title: 'Mina Bakes', handle: 'minabakes', avatar: null, avatar_path: null },
    state: 'sent',
    failure: null,
    created_at: daysFromNow(-3),
    sent_at: daysFromNow(-3),
    expires_at: daysFromNow(11),
    ...parts,
  }
}
