import { days } from '../../../../lib/durations.ts'
import type { AutoAnswer } from '../knowing/knowledge.ts'
import * as followUps from './follow-up-repository.ts'
import type { Effect, Transaction } from './incoming-mail.ts'
import { toInstant } from './to-instant.ts'

/** An absence delays a follow-up by no more than that: by then a date was misread, or the plan is worth another look. */
const longestAbsence = days(60)
const morning = '09:00'

/**
 * Moves the follow-ups to the person behind the end of an absence: to the morning of the day on which they are back. Never
 * to an earlier time than planned.
 */
export async function noteAbsence(
  transaction: Transaction,
  { incoming: { knowledge }, recipientIds, now }: Effect<AutoAnswer>,
): Promise<void> {
  const { awayUntil } = knowledge
  // A day that does not exist was misread.
  if (awayUntil === null || Number.isNaN(Date.parse(awayUntil))) return
  const latest = now.getTime() + longestAbsence
  for (const { id, due_at, time_zone, sending_window } of await followUps.lockWaiting(transaction, recipientIds)) {
    const zone = time_zone ?? sending_window?.time_zone ?? 'UTC'
    const time = time_zone === null ? (sending_window?.from ?? morning) : morning
    const dueAt = new Date(Math.min(toInstant(awayUntil, time, zone).getTime(), latest))
    if (dueAt > due_at) await followUps.putOff(transaction, id, { dueAt, now })
  }
}
