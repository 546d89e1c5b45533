import { formatDay, readDateHeader, toWeekday } from './calendar-day.ts'
import { type FoundDate, findDates } from './find-dates.ts'
import { guessLanguages } from './guess-language.ts'
import { type DateWords, dateWords } from './words/date-words-data.ts'
import { foldText, once, toSource } from './words/fold-text.ts'
import { type KnownLanguage, knownLanguages } from './words/languages.ts'

/** Characters before and behind a date that say which one it is. */
const reachBefore = 60
const reachBehind = 36
const longestText = 3000

type Role = 'back' | 'until' | 'from' | 'none'

interface Cues {
  readonly until: RegExp
  readonly to: RegExp
  readonly untilBehind: RegExp
  readonly back: RegExp
  readonly from: RegExp
  readonly fromBehind: RegExp
}

const cuesByLanguage = once(
  () => new Map(knownLanguages.map((language) => [language, once(() => makeCues(dateWords[language]))] as const)),
)

function makeCues({ until, to, untilBehind, back, from }: DateWords): Cues {
  return {
    until: new RegExp(`${toSource(until)}(?=[^\\d]{0,30}$)`, 'u'),
    to: new RegExp(`(?:${toSource(to)}|[-~])[^\\d]{0,16}$`, 'u'),
    untilBehind: new RegExp(`^ ?${toBehind(untilBehind)}`, 'u'),
    back: new RegExp(toSource(back), 'u'),
    from: new RegExp(`${toSource(from)}(?=[^\\d]{0,24}$)`, 'u'),
    fromBehind: new RegExp(`^ ?(?:\\([^)]{1,4}\\) ?)?${toBehind(from)}`, 'u'),
  }
}

/** Endings of words follow a date without a blank. */
const toBehind = (phrases: string) => toSource(phrases, 'anywhere')

/**
 * Reads from which day on a person is back: the day of return, or the one after the last day of the absence.
 * @param date The mail's `Date` header, by which dates without a year are read.
 * @returns yyyy-mm-dd; null if none is named, or it has long passed.
 */
export function readAwayDate(text: string, date: string): string | null {
  const sent = readDateHeader(date)
  if (!sent) return null
  const folded = foldText(text.slice(0, longestText))
  for (const language of guessLanguages(folded)) {
    const number = readIn(folded, language, sent)
    if (number !== undefined && number > sent.today) return formatDay(number)
  }
  return null
}

function readIn(text: string, language: KnownLanguage, sent: { today: number; zone: number }): number | undefined {
  const cues = cuesByLanguage().get(language)?.()
  if (!cues) return undefined
  const dates = findDates(text, { language, ...sent })
  const named = dates.map((date, index) => ({
    role: readRole(text, { date, before: dates[index - 1], behind: dates[index + 1] }, cues),
    number: date.number,
  }))
  const back = named.filter(({ role }) => role === 'back').map(({ number }) => number)
  const until = named.filter(({ role }) => role === 'until').map(({ number }) => number + 1)
  if (back.length > 0) return Math.max(...back)
  if (until.length > 0) return Math.max(...until)
  return readRelative(text, language, { cues, today: sent.today })
}

interface Neighbours {
  readonly date: FoundDate
  readonly before: FoundDate | undefined
  readonly behind: FoundDate | undefined
}

function readRole(text: string, { date, before, behind }: Neighbours, cues: Cues): Role {
  const ahead = lastSentence(text.slice(Math.max(before?.end ?? 0, date.start - reachBefore), date.start))
  const after = firstSentence(text.slice(date.end, Math.min(behind?.start ?? text.length, date.end + reachBehind)))
  if (date.endsRange) return 'until'
  if (cues.untilBehind.test(after)) return 'until'
  const isRange = before !== undefined && date.start - before.end < 24 && cues.to.test(ahead)
  const isBack = cues.back.test(ahead) || cues.back.test(after)
  if (isRange && !cues.back.test(ahead)) return 'until'
  if (cues.until.test(ahead)) return isBackNearer(ahead, cues) ? 'back' : 'until'
  // "From 1 to 5 August": the words behind the first date belong to the second.
  const startsRange =
    behind !== undefined && behind.start - date.end < 24 && cues.to.test(text.slice(date.end, behind.start))
  if (startsRange) return 'from'
  if (isBack) return 'back'
  return cues.from.test(ahead) || cues.fromBehind.test(after) ? 'from' : 'none'
}

/** "I am away until then and back on ...", "back to work on ...". */
function isBackNearer(ahead: string, { until, back }: Cues): boolean {
  const untilAt = until.exec(ahead)?.index ?? -1
  const backAt = back.exec(ahead)?.index ?? -1
  return backAt >= 0 && (backAt > untilAt || ahead.length - untilAt > 18)
}

const sentenceEnd = /[.!?。！？\n](?:\s|$)|[。！？\n]/u

const lastSentence = (text: string) => text.split(new RegExp(sentenceEnd, 'gu')).at(-1) ?? ''
const firstSentence = (text: string) => text.split(sentenceEnd, 1)[0] ?? ''

/** Reads "back on Monday", "until tomorrow", "back next week". */
function readRelative(
  text: string,
  language: KnownLanguage,
  { cues, today }: { cues: Cues; today: number },
): number | undefined {
  const words = dateWords[language]
  const toNext = (weekday: number) => today + (((weekday - toWeekday(today) + 6) % 7) + 1)
  const named: (readonly [string, number])[] = [
    ...words.weekdays.map((names, weekday) => [toNames(names, language), toNext(weekday)] as const),
    [words.tomorrow, today + 1],
    [words.nextWeek, toNext(0)],
  ]
  const found = named.flatMap(([names, number]) => {
    const match = names === '' ? null : new RegExp(toSource(names), 'u').exec(text)
    if (!match) return []
    const start = match.index
    const date = { start, end: start + match[0].length, number, endsRange: false }
    const role = readRole(text, { date, before: undefined, behind: undefined }, cues)
    // Until next week: not to its end.
    const day = role === 'until' && names !== words.nextWeek ? number + 1 : number
    return role === 'back' || role === 'until' ? [{ role, day }] : []
  })
  const back = found.filter(({ role }) => role === 'back').map(({ day }) => day)
  const days = back.length > 0 ? back : found.map(({ day }) => day)
  if (days.length > 0) return Math.max(...days)
  const isToday = words.today !== '' && new RegExp(toSource(words.today), 'u').test(text)
  return isToday ? today + 1 : undefined
}

/** One form a line; short forms are also other words. */
function toNames(names: string, language: KnownLanguage): string {
  const forms = language === 'vi' ? [names] : names.split(' ')
  return (['de', 'en', 'ja', 'ko'].includes(language) ? forms.slice(0, 1) : forms).join('\n')
}
