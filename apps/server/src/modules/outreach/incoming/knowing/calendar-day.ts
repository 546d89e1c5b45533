const dayMilliseconds = 24 * 60 * 60 * 1000

/** A day of the calendar, without a time and a zone. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Days since 1970. */
export function toDayNumber({ year, month, day }: CalendarDay): number {
  return Math.round(Date.UTC(year, month - 1, day) / dayMilliseconds)
}

/** A day (yyyy-mm-dd) from days since 1970. */
export function formatDay(number: number): string {
  return new Date(number * dayMilliseconds).toISOString().slice(0, 10)
}

/** 0 for Monday to 6 for Sunday. */
export function toWeekday(number: number): number {
  return (((number + 3) % 7) + 7) % 7
}

/** Whether there is such a day. */
export function isDay({ year, month, day }: CalendarDay): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** The day of a `Date` header as its writer saw it, and the writer's zone in minutes; undefined if it is none. */
export function readDateHeader(value: string): { readonly today: number; readonly zone: number } | undefined {
  const time = Date.parse(value.slice(0, 100).replace(/\([^)]*\)\s*$/, ''))
  if (!Number.isFinite(time) || time < 0 || time > 4e12) return undefined
  const [, sign, hours, minutes] = /([+-])(\d\d)(\d\d)\s*(?:\([^)]*\))?\s*$/.exec(value.slice(0, 100)) ?? []
  const zone = sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0
  return { today: Math.floor((time + zone * 60_000) / dayMilliseconds), zone }
}
