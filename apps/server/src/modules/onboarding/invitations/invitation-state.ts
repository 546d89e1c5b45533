import { type InvitationState, invitationLifetimeDays } from '@troupe/contract/invitations'
import type { InvitationRow } from '../../../database/tables/onboarding-tables.ts'
import { days, hours, minutes } from '../../../lib/durations.ts'

export type InvitationTimes = Pick<
  InvitationRow,
  'used_at' | 'declined_at' | 'revoked_at' | 'failure' | 'sent_at' | 'expires_at'
>

/** State of an invitation at a given time. Actions of people take precedence over the outcome of its mail. */
export function toInvitationState(invitation: InvitationTimes, now: Date): InvitationState {
  if (invitation.used_at) return 'registered'
  if (invitation.declined_at) return 'declined'
  if (invitation.revoked_at) return 'revoked'
  if (invitation.failure !== null) return 'failed'
  if (invitation.expires_at <= now) return 'expired'
  return invitation.sent_at ? 'sent' : 'sending'
}

/** Expiry of an invitation whose mail is requested now. */
export function toExpiry(now: Date): Date {
  return new Date(now.getTime() + days(invitationLifetimeDays))
}

/** Pauses after failed attempts. The mail is given up after the last one, slightly more than a day later. */
const retryPauses = [minutes(1), minutes(5), minutes(20), hours(1), hours(3), hours(6), hours(6), hours(9)] as const

/** Time of the next attempt after this number of failed ones; undefined if the mail is given up. */
export function toNextTry(attempts: number, now: Date): Date | undefined {
  const pause = retryPauses[attempts - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause)
}
