import type { SlowStart } from '@troupe/contract/mail/mailboxes'
import type { MailboxRow } from '../../../database/tables/outreach-tables.ts'
import { days } from '../../../lib/durations.ts'

/** Mails of the first day, and by how much each day exceeds the day before. */
const firstDay = 20
const growth = 1.5
/** Mails a day at which the slow start of a mailbox without a daily limit is over. */
const endWithoutLimit = 2000

type Limits = Pick<MailboxRow, 'slow_start' | 'slow_start_at' | 'per_day'>

/**
 * The day of a mailbox's slow start: 20 mails, then 30, 45, 67 and so on. Null when it is switched off, or over since the
 * mailbox's own limit is reached.
 */
export function findSlowStart({ slow_start, slow_start_at: begun, per_day }: Limits, now: Date): SlowStart | null {
  if (!slow_start) return null
  const day = begun === null ? 1 : Math.floor((now.getTime() - begun.getTime()) / days(1)) + 1
  const mails = Math.floor(firstDay * growth ** (day - 1))
  return mails < (per_day ?? endWithoutLimit) ? { day, per_day: mails } : null
}

/** Mails that the mailbox may send within 24 hours; null for any number. */
export function getDayLimit(limits: Limits, now: Date): number | null {
  return findSlowStart(limits, now)?.per_day ?? limits.per_day
}
