import { numberSeparators } from './number-separators.ts'

/**
 * Reads a number from a text that was copied elsewhere, in whatever notation: "$1,500.00", "1.500,00 €", "CHF 1’500". A
 * point or comma before three digits, as in "1.500", has the meaning it has in the language of the interface.
 * @returns the digits with a point before the decimals; undefined if the text does not have exactly one number.
 */
export function readPastedNumber(text: string): string | undefined {
  const [number, ...others] = text.match(/\d(?:[\d.,'’\s]*\d)?/g) ?? []
  if (number === undefined || others.length > 0 || /[-−–]\s*\d/.test(text)) return undefined
  const decimalPoint = findDecimalPoint(number)
  const whole = decimalPoint === undefined ? number : number.slice(0, decimalPoint)
  if (!/^\d+$|^\d{1,3}(?:(?<separator>[.,'’\s])\d{3})(?:\k<separator>\d{3})*$/.test(whole)) return undefined
  const decimals = decimalPoint === undefined ? '' : number.slice(decimalPoint + 1)
  if (!/^\d*$/.test(decimals)) return undefined
  return whole.replace(/\D/g, '') + (decimals && `.${decimals}`)
}

/** @returns the position of the decimal point or comma; undefined if the number has none. */
function findDecimalPoint(number: string): number | undefined {
  const marks = [...number.matchAll(/[.,]/g)]
  const last = marks.at(-1)
  if (last === undefined) return undefined
  const isRepeated = marks.length > 1 && marks.every(([mark]) => mark === last[0])
  const isGroup = /^\d{1,3}[.,]\d{3}$/.test(number) && last[0] === numberSeparators.thousandSeparator
  return isRepeated || isGroup ? undefined : last.index
}
