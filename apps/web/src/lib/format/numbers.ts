import { activeLocale } from '../language/active-language.ts'
import { text } from '../language/text.ts'

const exactFormat = new Intl.NumberFormat(activeLocale(), { maximumFractionDigits: 2 })
const percentFormat = new Intl.NumberFormat(activeLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Where the language does not abbreviate by thousands: ten thousands as 万, hundred millions as 亿. */
const compactFormat = new Intl.NumberFormat(activeLocale(), {
  notation: 'compact',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
/** The smallest number that the language abbreviates; below, compact and full form are the same. */
const firstCompact = [1000, 10_000, 100_000].find((value) => /[^\d.,\s]/.test(compactFormat.format(value))) ?? 1000

const secondsFormat = new Intl.NumberFormat(activeLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** `$` in English, `US$` in Chinese. */
const dollarSign =
  new Intl.NumberFormat(activeLocale(), { style: 'currency', currency: 'USD' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? '$'

/** Thousands as K and millions as M with one decimal: 950, '1.5K', '2.0M'. In Chinese ten thousands: 9500, '1.5万'. */
export function formatCount(value: number): string {
  if (activeLocale() !== 'en') return value < firstCompact ? String(Math.round(value)) : compactFormat.format(value)
  // 999,950 and more would round to '1000.0K'.
  if (value >= 999_950) return `${(value / 1_000_000).toFixed(1)}M`
  if (value >= 1000) return `${(value / 1000).toFixed(1)}K`
  return String(Math.round(value))
}

/** All digits, for tooltips of abbreviated numbers: '1,234,567'. */
export function formatExact(value: number): string {
  return exactFormat.format(value)
}

/** A value that is already in percent: '4.2%'. */
export function formatPercent(percent: number): string {
  return `${percentFormat.format(percent)}%`
}

/** US dollars, abbreviated like counts: '$850', '$1.2K'; in Chinese 'US$1.2万'. */
export function formatDollars(dollars: number): string {
  return `${dollarSign}${formatCount(dollars)}`
}

/** US dollars with all digits, for tooltips and sums: '$1,234.5'. */
export function formatExactDollars(dollars: number): string {
  return `${dollarSign}${formatExact(dollars)}`
}

/** Milliseconds as seconds with two decimals: '0.04 s'. */
export function formatSeconds(milliseconds: number): string {
  return text('{seconds} s', { seconds: secondsFormat.format(milliseconds / 1000) })
}
