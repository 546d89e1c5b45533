import type { MailboxRow } from '../../../database/tables/outreach-tables.ts'
import { days, minutes } from '../../../lib/durations.ts'
import { isWithinWindow } from './sending-window.ts'

/** Mails claimed at a time for a mailbox without a limit per minute. */
const batchSize = 100

type Limits = Pick<MailboxRow, 'sending_window' | 'per_minute' | 'per_day'>

/**
 * How many mails the sending window, pace and daily limit allow now; 0 or less: none.
 * @param countSince Mails sent and claimed since a time. Asked only where there is a daily limit.
 */
export async function countAllowed(
  limits: Limits,
  now: Date,
  countSince: (since: Date) => Promise<number>,
): Promise<number> {
  if (!isWithinWindow(limits.sending_window, now)) return 0
  const atOnce = limits.per_minute === null ? batchSize : 1
  if (limits.per_day === null) return atOnce
  return Math.min(atOnce, limits.per_day - (await countSince(new Date(now.getTime() - days(1)))))
}

/** Milliseconds until the next mail: the gap that the pace demands, plus up to half of it at random (0 to 1). */
export function toGap(perMinute: number, random = Math.random()): number {
  return Math.ceil((minutes(1) / perMinute) * (1 + random / 2))
}
