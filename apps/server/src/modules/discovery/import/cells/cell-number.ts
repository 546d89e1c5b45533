const multipliers: Record<string, number> = {
  k: 1e3,
  tsd: 1e3,
  thousand: 1e3,
  千: 1e3,
  万: 1e4,
  萬: 1e4,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  亿: 1e8,
  億: 1e8,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  billions: 1e9,
}
const form = /^([+-]?[\d.,'’\s\u00A0\u202F]*\d[.,]?)(e[+-]?\d{1,3})?\s*([\p{L}]*)\+?$/iu

/**
 * Parses a number as written by people and spreadsheets: "1,234", "1.234.567", "1 234", "229.5M", "12K", "2.28E+11", "3,4".
 * A single separator before exactly three digits separates thousands, since counts such as "1.234" are far more common than
 * fractions of three digits; before a suffix (as in "1.234M") it is the decimal point.
 * @returns undefined if the text is not a number.
 */
export function parseNumber(text: string): number | undefined {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  const match = form.exec(text)
  if (!match) return undefined
  const [, digits = '', exponent = '', suffix = ''] = match
  const multiplier = suffix === '' ? 1 : multipliers[suffix.toLowerCase()]
  if (multiplier === undefined) return undefined
  const plain = toPlainDigits(digits.replace(/[\s\u00A0\u202F'’]/g, ''), suffix !== '' || exponent !== '')
  if (plain === undefined) return undefined
  const value = Number(plain + exponent) * multiplier
  return Number.isFinite(value) ? value : undefined
}

/** Parses a count, rounded: "12.7" is 13. Undefined if the text is not a number or negative. */
export function parseCount(text: string): number | undefined {
  const value = parseNumber(text)
  return value === undefined || value < 0 ? undefined : Math.round(value)
}

/** Parses a percentage: "3.4%", "3,4 %" and "3.4" are all 3.4. */
export function parsePercent(text: string): number | undefined {
  const bare = text.replace(/\s*%$/, '')
  return parseDecimal(bare)
}

/** Parses an amount in US dollars, with or without "$" or "USD". */
export function parseDollars(text: string): number | undefined {
  return parseNumber(text.replace(/^(?:US)?\$\s*|^USD\s*|\s*(?:US)?\$$|\s*USD$/gi, ''))
}

/** Parses a value that is usually a fraction: a single separator is the decimal point. */
export function parseDecimal(text: string): number | undefined {
  return /^[+-]?\d+[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : parseNumber(text)
}

function toPlainDigits(digits: string, isDecimal: boolean): string | undefined {
  const marks = digits.replace(/[^.,]/g, '')
  if (marks === '') return digits
  const last = marks.at(-1) ?? ''
  const isMixed = new Set(marks).size > 1
  if (isMixed) {
    // The last separator is the decimal point if it occurs once: "1.234.567,89".
    const fraction = digits.slice(digits.lastIndexOf(last) + 1)
    const whole = digits.slice(0, digits.lastIndexOf(last))
    return whole.includes(last) ? undefined : `${whole.replace(/[.,]/g, '')}.${fraction}`
  }
  if (marks.length > 1) return /^[+-]?\d{1,3}([.,]\d{2,3})+$/.test(digits) ? digits.replace(/[.,]/g, '') : undefined
  const groupsThousands = !isDecimal && /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
  return groupsThousands ? digits.replace(/[.,]/, '') : digits.replace(',', '.')
}
