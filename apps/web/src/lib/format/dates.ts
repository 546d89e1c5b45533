import { activeLocale, spaceBesideHan } from '../language/active-language.ts'
import { text } from '../language/text.ts'

const namedFormat = new Intl.RelativeTimeFormat(activeLocale(), { numeric: 'auto' })
const countedFormat = new Intl.RelativeTimeFormat(activeLocale(), { numeric: 'always' })
const exactFormat = new Intl.DateTimeFormat(activeLocale(), { dateStyle: 'long', timeStyle: 'short' })
const dayAndTimeFormat = new Intl.DateTimeFormat(activeLocale(), {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

const dayFormat = new Intl.DateTimeFormat(activeLocale(), { dateStyle: 'long', timeZone: 'UTC' })
const shortDayFormat = new Intl.DateTimeFormat(activeLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' })

const units = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const
type Unit = (typeof units)[number][0]

/** Names such as 'yesterday' and 'last month' are of the reader's calendar: 40 hours ago can be the day before yesterday. */
function formatRelative(value: number, unit: Unit, [moment, now]: readonly [moment: Date, now: Date]): string {
  const isNamed = toCalendar(moment, unit) - toCalendar(now, unit) === value
  return spaceBesideHan((isNamed ? namedFormat : countedFormat).format(value, unit))
}

/** Counts the units of the calendar until a moment, in local time. Weeks begin on Monday; hours and minutes have no names. */
function toCalendar(moment: Date, unit: Unit): number {
  const day = Math.floor((moment.getTime() / 60_000 - moment.getTimezoneOffset()) / (24 * 60))
  if (unit === 'year') return moment.getFullYear()
  if (unit === 'month') return moment.getFullYear() * 12 + moment.getMonth()
  // January 1, 1970 was a Thursday.
  return unit === 'week' ? Math.floor((day + 3) / 7) : day
}

/** Time since a moment, in the largest unit: '2 days ago', 'yesterday', 'just now'. */
export function formatTimeAgo(moment: Date, now: Date): string {
  const secondsAgo = (now.getTime() - moment.getTime()) / 1000
  const fitting = units.find(([, seconds]) => secondsAgo >= seconds)
  // Also for a moment in the future, such as with a clock that is slightly off.
  if (!fitting) return text('just now')
  const [unit, seconds] = fitting
  return formatRelative(-Math.floor(secondsAgo / seconds), unit, [moment, now])
}

/**
 * Time until a moment, in the largest unit: 'in 5 hours', 'tomorrow'; 'any moment' in the last minute and afterwards.
 */
export function formatTimeUntil(moment: Date, now: Date): string {
  const secondsLeft = (moment.getTime() - now.getTime()) / 1000
  const fitting = units.find(([, seconds]) => secondsLeft >= seconds)
  if (!fitting) return text('any moment')
  const [unit, seconds] = fitting
  return formatRelative(Math.round(secondsLeft / seconds), unit, [moment, now])
}

/** Time until a moment in days, where weeks would be too coarse: 'in 11 days', 'tomorrow', 'in 5 hours'. */
export function formatDaysUntil(moment: Date, now: Date): string {
  const days = (moment.getTime() - now.getTime()) / (24 * 3600 * 1000)
  return days < 1 ? formatTimeUntil(moment, now) : formatRelative(Math.round(days), 'day', [moment, now])
}

/** Full date and time. */
export function formatExactTime(moment: Date): string {
  return exactFormat.format(moment)
}

/** A near day with its time: 'Mon, Mar 2, 9:00 AM'. */
export function formatDayAndTime(moment: Date): string {
  return dayAndTimeFormat.format(moment)
}

/** The name of this device's time zone, with its offset at a moment: 'Europe/Paris, GMT+2'. */
export function formatTimeZone(moment: Date): string {
  const format = new Intl.DateTimeFormat(activeLocale(), { timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value
  return [format.resolvedOptions().timeZone, offset].join(', ')
}

/** The full form of a calendar day ('2026-03-01'): 'March 1, 2026'. */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(day))
}

/** The short form of a calendar day: 'Mar 1'. */
export function formatShortDay(day: string): string {
  return shortDayFormat.format(new Date(day))
}
