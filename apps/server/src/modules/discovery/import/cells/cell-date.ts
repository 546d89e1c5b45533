const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const time = String.raw`(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?`
const yearFirst = new RegExp(String.raw`^(\d{4})[-/. ](\d{1,2}|[a-z]{3,9})[-/. ](\d{1,2})${time}$`, 'i')
const dayFirst = new RegExp(String.raw`^(\d{1,2})\.? ?[-/. ]([a-z]{3,9})[-/. ,]+(\d{4})${time}$`, 'i')
const monthNameFirst = new RegExp(String.raw`^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})${time}$`, 'i')
const numbersOnly = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})${time}$`, 'i')

/**
 * Parses a date with or without a time: ISO, "2006 Mar 13", "13 March 2006", "March 13, 2006", "13.03.2006", "25/12/2022",
 * Unix seconds or milliseconds. "03/04/2022" is ambiguous and rejected. The default zone is UTC.
 * @returns ISO 8601 in UTC, or undefined if the text is not a date.
 */
export function parseDate(text: string): string | undefined {
  if (/^\d{10}$/.test(text)) return toIso(new Date(Number(text) * 1000))
  if (/^\d{13}$/.test(text)) return toIso(new Date(Number(text)))
  const parts = toParts(text)
  if (!parts) return undefined
  const { year, month, day, hour, minute, second, zone } = parts
  const midnight = new Date(Date.UTC(year, month - 1, day))
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return undefined
  // The sixtieth second is a leap second.
  if (hour > 23 || minute > 59 || second > 60) return undefined
  return toIso(new Date(Date.UTC(year, month - 1, day, hour, minute - toOffsetMinutes(zone), second)))
}

interface Parts {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  zone: string | undefined
}

function toParts(text: string): Parts | undefined {
  const rest = (match: RegExpExecArray, from: number) => ({
    hour: Number(match[from] ?? 0),
    minute: Number(match[from + 1] ?? 0),
    second: Number(match[from + 2] ?? 0),
    zone: match[from + 3],
  })
  let match = yearFirst.exec(text)
  if (match) return { year: Number(match[1]), month: toMonth(match[2]), day: Number(match[3]), ...rest(match, 4) }
  match = dayFirst.exec(text)
  if (match) return { day: Number(match[1]), month: toMonth(match[2]), year: Number(match[3]), ...rest(match, 4) }
  match = monthNameFirst.exec(text)
  if (match) return { month: toMonth(match[1]), day: Number(match[2]), year: Number(match[3]), ...rest(match, 4) }
  match = numbersOnly.exec(text)
  if (!match) return undefined
  const [first, last] = [Number(match[1]), Number(match[3])]
  const isDayFirst = match[2] === '.' || first > 12 || first === last
  if (!isDayFirst && last <= 12) return undefined
  const [day, month] = isDayFirst ? [first, last] : [last, first]
  return { day, month, year: Number(match[4]), ...rest(match, 5) }
}

/** Returns NaN for an unknown month, which makes the date invalid. */
function toMonth(text = ''): number {
  if (/^\d/.test(text)) return Number(text)
  const index = months.indexOf(text.slice(0, 3).toLowerCase())
  return index < 0 ? Number.NaN : index + 1
}

function toOffsetMinutes(zone: string | undefined): number {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '')
  if (!match) return 0
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]))
}

function toIso(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
