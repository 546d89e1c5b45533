import type { MailboxPause } from '@troupe/contract/mail/mailboxes'
import { referToMessage } from '@troupe/contract/messages/wire-message'
import type { MailboxRow } from '../../../database/tables/outreach-tables.ts'
import { days, hours, minutes } from '../../../lib/durations.ts'
import { explainMailFailure } from '../../../lib/explain-mail-failure.ts'

const accountPauses = [minutes(15), hours(1), hours(24)] as const

/** Milliseconds of the pause after the n-th account error in a row: 15 minutes, an hour, then a day. */
export function toAccountPause(errors: number): number {
  return accountPauses[Math.min(errors, accountPauses.length) - 1] ?? accountPauses[0]
}

/** Number of unconfirmed mails in a row that pauses a mailbox. */
const mostUnconfirmed = 2
const firstPause = minutes(5)
const longestPause = days(1)
const longestProbePause = hours(1)

/** Whether the number of unconfirmed mails pauses the mailbox: the second in a row, or the first after a pause. */
export function isTooManyUnconfirmed(counts: { unconfirmed_mails: number; unconfirmed_pauses: number }): boolean {
  return counts.unconfirmed_pauses > 0 || counts.unconfirmed_mails >= mostUnconfirmed
}

/** Milliseconds of the n-th pause in a row, until its first test connection: 5 minutes, doubled each time, at most a day. */
export function toUnconfirmedPause(pauses: number): number {
  return Math.min(firstPause * 2 ** (pauses - 1), longestPause)
}

/**
 * Milliseconds of the pause after the n-th failed test connection in a row: 5 minutes, doubled each time, at most an
 * hour.
 */
export function toProbePause(failedProbes: number): number {
  return Math.min(firstPause * 2 ** (failedProbes - 1), longestProbePause)
}

/** Whether the mailbox is paused. */
export function isResting(
  { paused_until, pause_cause }: Pick<MailboxRow, 'paused_until' | 'pause_cause'>,
  now: Date,
): boolean {
  return paused_until !== null && (paused_until > now || pause_cause === 'unconfirmed')
}

/** Presents the pause of a mailbox; null if it is not paused. */
export function presentPause({
  paused_until,
  pause_cause,
  pause_reason,
  sender_id = null,
}: Pick<MailboxRow, 'paused_until' | 'pause_cause' | 'pause_reason'> &
  Partial<Pick<MailboxRow, 'sender_id'>>): MailboxPause | null {
  if (paused_until === null || pause_cause === null) return null
  const reason = pause_reason ?? ''
  const reason_message = referToMessage(explainMailFailure(reason) ?? null)
  const ofFurther = sender_id === null ? {} : { further_id: sender_id }
  return { until: paused_until.toISOString(), cause: pause_cause, reason, reason_message, ...ofFurther }
}
