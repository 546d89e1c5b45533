import { days, hours, minutes } from '../../../durations.ts'

/** Number of unconfirmed mails in a row that pauses a mailbox. */
const mostUnconfirmed = 2
const firstPause = minutes(5)
const longestPause = days(1)
const longestProbePause = hours(1)

/** Whether the mails that a server has left unconfirmed pause the mailbox: the second in a row, or the first after a pause. */
export function isTooManyUnconfirmed(counts: { unconfirmed_mails: number; unconfirmed_pauses: number }): boolean {
  return counts.unconfirmed_pauses > 0 || counts.unconfirmed_mails >= mostUnconfirmed
}

/** Milliseconds of the n-th pause in a row, until its first test connection: 5 minutes, doubled each time, at most a day. */
export function toUnconfirmedPause(pauses: number): number {
  return Math.min(firstPause * 2 ** (pauses - 1), longestPause)
}

/** Milliseconds after the n-th test connection in a row that failed: 5 minutes, doubled each time, at most an hour. */
export function toProbePause(failedProbes: number): number {
  return Math.min(firstPause * 2 ** (failedProbes - 1), longestProbePause)
}
