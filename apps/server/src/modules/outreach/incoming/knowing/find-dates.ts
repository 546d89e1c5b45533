import { type CalendarDay, isDay, toDayNumber } from './calendar-day.ts'
import { dateWords } from './words/date-words-data.ts'
import { foldText, once } from './words/fold-text.ts'
import { type KnownLanguage, knownLanguages } from './words/languages.ts'

/** A date in a text. */
export interface FoundDate {
  readonly start: number
  readonly end: number
  /** Days since 1970. */
  readonly number: number
  /** Whether it is the second one of a range that is written together: "1-5 August". */
  readonly endsRange: boolean
}

interface Situation {
  readonly language: KnownLanguage
  /** The day of the mail, in days since 1970. */
  readonly today: number
  /** The writer's zone, in minutes. */
  readonly zone: number
}

/** Absences that ended that long ago may still be named. */
const pastDays = 14
/** A date without a year is at most that many days ahead, one with a year further. */
const daysAhead = 300
const longestAbsence = 800

const patterns = once(
  () => new Map(knownLanguages.map((language) => [language, once(() => makePatterns(language))] as const)),
)

/** Finds the dates in a folded text that can be meant by a mail of that day, in their order. */
export function findDates(text: string, situation: Situation): FoundDate[] {
  const found: FoundDate[] = []
  for (const pattern of patterns().get(situation.language)?.() ?? []) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = skipWeekday(text, start + match[0].length, situation.language)
      if (found.some((other) => start < other.end && other.start < end)) continue
      const number = resolve(match.groups ?? {}, situation)
      if (number !== undefined) found.push({ start, end, number, endsRange: match.groups?.['first'] !== undefined })
    }
  }
  return found.toSorted((one, other) => one.start - other.start)
}

/** "5 August (Wednesday)": what follows the day of the week says which date it is. */
function skipWeekday(text: string, end: number, language: KnownLanguage): number {
  const weekday = weekdays()
    .get(language)?.()
    .exec(text.slice(end, end + 24))
  return end + (weekday?.[0].length ?? 0)
}

const weekdays = once(
  () =>
    new Map(
      knownLanguages.map((language) => {
        const names = dateWords[language].weekdays.flatMap((forms) => (language === 'vi' ? [forms] : forms.split(' ')))
        const longestFirst = names.map(foldText).toSorted((one, other) => other.length - one.length)
        return [language, once(() => new RegExp(`^[ ,،]{0,2}\\(?(?:${longestFirst.join('|')})日?\\)?`, 'u'))] as const
      }),
    ),
)

/** The more precise first. Each finds one date with its parts as groups; `n` is a month in words. */
function makePatterns(language: KnownLanguage): RegExp[] {
  const names = monthNames(language)
  const day = '(?<d>\\d{1,2})'
  const year = '(?<y>20\\d\\d)'
  const sources = [
    // Chinese, Japanese: years are left out, and a range repeats neither year nor month.
    `(?:${year}年 ?)?(?<!\\d)(?:(?<m>\\d{1,2})月 ?)(?<first>\\d{1,2})(?: ?[日号號])?(?:\\([^)\\n]{1,4}\\))? ?(?:-|~|至|到|から) ?${day} ?[日号號]`,
    `(?:${year}年 ?)?(?<!\\d)(?<m>\\d{1,2})月 ?${day}(?!\\d)(?: ?[日号號])?`,
    `(?:${year}년 ?)?(?<!\\d)(?<m>\\d{1,2})월 ?(?<first>\\d{1,2})일?(?:\\([^)\\n]{1,4}\\))? ?(?:-|~|부터|에서) ?${day}일`,
    `(?:${year}년 ?)?(?<!\\d)(?<m>\\d{1,2})월 ?${day}일`,
    `(?<!\\d)${year} ?[-/.] ?(?<m>\\d{1,2}) ?[-/.] ?${day}(?!\\d)`,
    `(?<![\\d.])(?<a>\\d{1,2}) ?(?<s>[-/.]) ?(?<b>\\d{1,2}) ?[-/.] ?(?<y>20\\d\\d|\\d\\d)(?!\\d)`,
  ]
  if (names) {
    const month = `(?<n>${names})\\.?(?!\\p{L})`
    const link = "(?: ?(?:de|del|di|d'|of|da|do|'|,|-) ?| )?"
    const ordinal = '(?:st|nd|rd|th|er|re|eme|o|a|º|°|\\.|e)?'
    const trail = `(?:(?:,| de| del| do| roku| nam|,? )? ?${year})?`
    sources.push(
      `(?<![\\d:])${day}${ordinal}${link}${month}${trail}`,
      `(?<!\\p{L})${month} ?(?<first>\\d{1,2})${ordinal} ?(?:-|to|through|until) ?${day}${ordinal}(?!\\d)${trail}`,
      `(?<!\\p{L})${month} ?(?:the )?${day}(?![\\d:])${ordinal}(?!\\p{L})${trail}`,
    )
  }
  // Without a year, figures are a date only as in "05.08." and "5/8".
  sources.push('(?<![\\d./-])(?<a>\\d{1,2})(?<s>[./])(?<b>\\d{1,2})(?![\\d/%]|\\.\\d)\\.?')
  return sources.map((source) => new RegExp(source, 'gu'))
}

const monthNames = (language: KnownLanguage) =>
  dateWords[language].months
    .flatMap((names) => (language === 'vi' ? [names] : names.split(' ')))
    .map(foldText)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => (language === 'vi' ? `${name}(?!\\d)` : name))
    .join('|')

function resolve(parts: Readonly<Record<string, string | undefined>>, situation: Situation): number | undefined {
  const year = readYear(parts['y'])
  const candidates = listMonthsAndDays(parts, situation)
  const numbers = candidates
    .map(({ month, day }) => toNumber({ year, month, day }, situation.today))
    .filter((number) => number !== undefined)
  return numbers[0]
}

const readYear = (digits: string | undefined) => (digits?.length === 2 ? 2000 + Number(digits) : Number(digits ?? 0))

/** The readings of a date, the likeliest first: 5/8 is in August, or in May for Americans. */
function listMonthsAndDays(
  { n, m, d, a, b, s }: Readonly<Record<string, string | undefined>>,
  { language, zone }: Situation,
): { month: number; day: number }[] {
  if (n !== undefined) {
    const month = dateWords[language].months.findIndex((names) =>
      (language === 'vi' ? [names] : names.split(' ')).some((name) => foldText(name) === n),
    )
    return [{ month: month + 1, day: Number(d) }]
  }
  if (m !== undefined) return [{ month: Number(m), day: Number(d) }]
  const dayFirst = { month: Number(b), day: Number(a) }
  const monthFirst = { month: Number(a), day: Number(b) }
  if (['zh', 'ja', 'ko'].includes(language)) return [monthFirst]
  if (language !== 'en') return [dayFirst]
  return zone <= -240 && s === '/' ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
}

function toNumber({ year, month, day }: CalendarDay, today: number): number | undefined {
  if (year > 0) {
    const number = isDay({ year, month, day }) ? toDayNumber({ year, month, day }) : undefined
    return number !== undefined && number >= today - pastDays && number <= today + longestAbsence ? number : undefined
  }
  const thisYear = new Date(today * 86_400_000).getUTCFullYear()
  return [thisYear - 1, thisYear, thisYear + 1]
    .filter((one) => isDay({ year: one, month, day }))
    .map((one) => toDayNumber({ year: one, month, day }))
    .find((number) => number >= today - pastDays && number <= today + daysAhead)
}
