import { Day } from '@troupe/contract/base/time-range'

/**
 * The moments between which days of the browser's time zone lie, as filters by time are sent: from the beginning of the
 * first to the end of the last. A day whose year is still being typed narrows nothing.
 */
export function toLocalRange(days: { from: string; to: string }): { from: string | undefined; to: string | undefined } {
  return { from: toMidnight(days.from, 0), to: toMidnight(days.to, 1) }
}

/** The midnight at which the day so many days later begins. */
function toMidnight(entered: string, later: number): string | undefined {
  const { data: day } = Day.safeParse(entered)
  if (day === undefined) return undefined
  const midnight = new Date(`${day}T00:00`)
  midnight.setDate(midnight.getDate() + later)
  return midnight.toISOString()
}
