const exactFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const percentFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Thousands as K and millions as M with one decimal: 950, '1.5K', '2.0M'. */
export function formatCount(value: number): string {
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

/** US dollars, abbreviated like counts: '$850', '$1.2K'. */
export function formatDollars(dollars: number): string {
  return `$${formatCount(dollars)}`
}

/** Milliseconds as seconds with two decimals: '0.04 s'. */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
