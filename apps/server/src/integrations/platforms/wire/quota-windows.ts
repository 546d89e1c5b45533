import { days, hours } from '../../../lib/durations.ts'

/** Period of an allowance: the day in California (Google), the day in UTC, or the hour. */
export type QuotaPeriod = 'pacific-day' | 'utc-day' | 'hour'

export interface WindowBounds {
  readonly startedAt: Date
  readonly resetsAt: Date
}

/** Returns the window that contains a time. */
export function findQuotaWindow(period: QuotaPeriod, now: Date): WindowBounds {
  if (period === 'pacific-day') return findPacificDay(now)
  const length = period === 'hour' ? hours(1) : days(1)
  const startedAt = new Date(Math.floor(now.getTime() / length) * length)
  return { startedAt, resetsAt: new Date(startedAt.getTime() + length) }
}

function findPacificDay(now: Date): WindowBounds {
  const startedAt = toPacificMidnight(now)
  // A day has 23, 24 or 25 hours, so 36 hours later is always within the next one.
  return { startedAt, resetsAt: toPacificMidnight(new Date(startedAt.getTime() + hours(36))) }
}

const pacificTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
})

function readPacificTime(moment: Date) {
  const parts = new Map(pacificTime.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const read = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return { year: read('year'), month: read('month'), day: read('day'), hour: read('hour') }
}

/** Midnight is 07:00 UTC in summer and 08:00 in winter. The clocks change at 2 in the morning, never at midnight. */
function toPacificMidnight(moment: Date): Date {
  const { year, month, day } = readPacificTime(moment)
  const summerMidnight = new Date(Date.UTC(year, month - 1, day, 7))
  return readPacificTime(summerMidnight).hour === 0 ? summerMidnight : new Date(summerMidnight.getTime() + hours(1))
}
