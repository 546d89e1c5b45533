import type { MailboxRow } from '../../../database/tables/outreach-tables.ts'
import { days, minutes } from '../../../lib/durations.ts'
import { getDayLimit } from '../limits/slow-start.ts'
import { isWithinWindow } from './sending-window.ts'

/** Mails claimed at a time for a mailbox without a limit per minute. */
const batchSize = 100

type Limits = Pick<MailboxRow, 'sending_window' | 'per_minute' | 'per_day' | 'slow_start' | 'slow_start_at'>

/**
 * How many mails the sending window, pace, daily limit and slow start allow now; 0 or less: none. Hours of the readers'
 * time zones limit no number: they decide for each mail.
 * @param countSince Mails sent and claimed since a time. Asked only where there is a daily limit.
 */
export async function countAllowed(
  limits: Limits,
  now: Date,
  countSince: (since: Date) => Promise<number>,
): Promise<number> {
  const { sending_window: window } = limits
  if (!window?.of_reader && !isWithinWindow(window, now)) return 0
  const atOnce = limits.per_minute === null ? batchSize : 1
  const perDay = getDayLimit(limits, now)
  if (perDay === null) return atOnce
  return Math.min(atOnce, perDay - (await countSince(new Date(now.getTime() - days(1)))))
}

/** Milliseconds until the next mail: the gap that the pace demands, plus up to half of it at random (0 to 1). */
export function toGap(perMinute: number, random: number): number {
  return Math.ceil((minutes(1) / perMinute) * (1 + random / 2))
}
