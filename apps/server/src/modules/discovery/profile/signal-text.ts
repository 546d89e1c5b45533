import { days } from '../../../lib/durations.ts'

/** Formats a percentage with two or three significant digits: "4.1 %", "0.032 %". */
export function formatPercent(percent: number): string {
  const digits = Math.abs(percent) >= 100 ? 0 : Math.abs(percent) >= 1 ? 1 : 2
  return `${Math.abs(percent) < 0.1 ? Number(percent.toPrecision(2)) : percent.toFixed(digits)} %`
}

/** Formats a change: "+12.4 %". */
export function formatChange(percent: number): string {
  return `${percent < 0 ? '−' : '+'}${formatPercent(Math.abs(percent))}`
}

/** Formats a duration: "3 days", "1 day", "6 hours". */
export function formatSpan(milliseconds: number): string {
  const count = milliseconds / days(1)
  if (count < 1) return plural(Math.max(1, Math.round(count * 24)), 'hour')
  return plural(count < 10 ? Number(count.toFixed(1)) : Math.round(count), 'day')
}

/** Formats a count with its noun: "1 post", "3,000 posts". */
export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}

/** Returns the median; `numbers` must not be empty. */
export function findMedian(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((first, second) => first - second)
  const middle = Math.floor(sorted.length / 2)
  const [upper = 0, lower = upper] = [sorted[middle], sorted[middle - 1]]
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2
}
