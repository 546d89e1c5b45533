import { activeLocale } from '../language/active-language.ts'
import { text } from '../language/text.ts'

const exactFormat = new Intl.NumberFormat(activeLocale(), { maximumFractionDigits: 2 })
const percentFormat = new Intl.NumberFormat(activeLocale(), { style: 'percent', minimumFractionDigits: 1 })
const exactPercentFormat = new Intl.NumberFormat(activeLocale(), { style: 'percent', maximumFractionDigits: 2 })

/** In Chinese ten thousands as 万 and hundred millions as 亿; in German only millions. */
const compactFormat = new Intl.NumberFormat(activeLocale(), {
  notation: 'compact',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
/** The smallest number that the language abbreviates; below, compact and full form are the same. */
const firstCompact =
  [1000, 10_000, 100_000, 1_000_000].find((value) => /[^\d.,\s]/.test(compactFormat.format(value))) ?? 1000
const shortFormat = new Intl.NumberFormat(activeLocale(), { maximumFractionDigits: 0, useGrouping: 'min2' })

const secondsFormat = new Intl.NumberFormat(activeLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** `$0` in English, `US$0` in Chinese, `0 $` in German: where the amount stands. */
const noDollars = new Intl.NumberFormat(activeLocale(), {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
}).format(0)
const addDollarSign = (amount: string) => noDollars.replace('0', () => amount)

/** Thousands as K and millions as M with one decimal: 950, '1.5K', '2.0M'. In Chinese ten thousands: 9500, '1.5万'. */
export function formatCount(value: number): string {
  if (activeLocale() !== 'en') return (value < firstCompact ? shortFormat : compactFormat).format(value)
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
  return percentFormat.format(percent / 100)
}

/** A value that is already in percent, with up to two decimals: '4.24%'. */
export function formatExactPercent(percent: number): string {
  return exactPercentFormat.format(percent / 100)
}

/** US dollars, abbreviated like counts: '$850', '$1.2K'; in Chinese 'US$1.2万'. */
export function formatDollars(dollars: number): string {
  return addDollarSign(formatCount(dollars))
}

/** US dollars with all digits, for tooltips and sums: '$1,234.5'. */
export function formatExactDollars(dollars: number): string {
  return addDollarSign(formatExact(dollars))
}

/** Milliseconds as seconds with two decimals: '0.04 s'. */
export function formatSeconds(milliseconds: number): string {
  return text('{seconds} s', { seconds: secondsFormat.format(milliseconds / 1000) })
}

const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const sizeFormats = sizeUnits.map(
  (unit) =>
    new Intl.NumberFormat(activeLocale(), { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }),
)

/** The size of a file: '950 byte', '1.5 kB', '2 MB'. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(sizeUnits.length - 1, Math.floor(Math.log10(bytes) / 3))
  return sizeFormats[power]?.format(bytes / 1000 ** power) ?? formatExact(bytes)
}
