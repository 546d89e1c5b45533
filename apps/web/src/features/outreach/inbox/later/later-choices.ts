import { laterTexts as texts } from './later-texts.ts'

export interface LaterChoice {
  readonly label: string
  readonly at: Date
}

/** Hour at which a working day begins. */
const morning = 9

/** The morning of the day that comes so many days after a moment, in local time. */
export function morningAfter(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning)
}

/** Usual later times: tomorrow, next Monday and in a week, each in the morning and named once. */
export function listLaterChoices(now: Date): LaterChoice[] {
  const daysToMonday = (8 - now.getDay()) % 7 || 7
  return [
    { label: texts.tomorrow, days: 1 },
    { label: texts.monday, days: daysToMonday },
    { label: texts.week, days: 7 },
  ]
    .filter(({ days }, index, all) => all.findIndex((other) => other.days === days) === index)
    .map(({ label, days }) => ({ label, at: morningAfter(now, days) }))
}

const yearMs = 365 * 24 * 3_600_000

/** Why a time cannot be chosen; null if it can. */
export function findLaterProblem(at: Date | undefined, now: Date): string | null {
  if (at === undefined || at.getTime() <= now.getTime()) return texts.past
  return at.getTime() > now.getTime() + yearMs ? texts.far : null
}
