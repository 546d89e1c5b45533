import { activeLocale } from '../../../lib/language/active-language.ts'

/** January 1, 2024, a Monday. */
const firstMonday = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000
const shortName = new Intl.DateTimeFormat(activeLocale(), { weekday: 'short', timeZone: 'UTC' })
const longName = new Intl.DateTimeFormat(activeLocale(), { weekday: 'long', timeZone: 'UTC' })

/** The weekdays with their ISO numbers, Monday (1) to Sunday (7), and names. */
export const weekdays = Array.from({ length: 7 }, (_, index) => {
  const day = firstMonday + index * dayMs
  return { number: index + 1, short: shortName.format(day), long: longName.format(day) }
})
