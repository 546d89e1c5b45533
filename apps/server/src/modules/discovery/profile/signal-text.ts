import type { CreatorSignal } from '@troupe/contract/discover/creator-profile'
import { type Figure, figure, type Message, say } from '@troupe/contract/messages/message'
import { referToMessage } from '@troupe/contract/messages/wire-message'
import { days } from '../../../lib/durations.ts'

/** Composes a signal of its measure, text and basis, with the keys of both. */
export function tellSignal(
  measured: Pick<CreatorSignal, 'kind' | 'value' | 'tone'>,
  text: Message,
  basis: Message,
): CreatorSignal {
  return {
    ...measured,
    text: text.text,
    text_message: referToMessage(text),
    basis: basis.text,
    basis_message: referToMessage(basis),
  }
}

/** The number of a percentage with two or three significant digits: "4.1", "0.032". The messages add the sign. */
export function toPercent(percent: number, { isSigned = false } = {}): Figure {
  const size = Math.abs(percent)
  const decimals = size >= 100 ? 0 : size >= 1 ? 1 : size >= 0.1 ? 2 : countDecimals(size)
  return figure(percent, decimals, { isSigned })
}

/** Decimals of two significant digits, without zeros at the end. */
const countDecimals = (size: number) => {
  const [digits = '', exponent = '0'] = size.toExponential(1).replace('.0e', 'e').split('e')
  return size === 0 ? 0 : Math.min(20, digits.replace('.', '').length - 1 - Number(exponent))
}

/** The number of a change in percent: "+12.4". */
export const toChange = (percent: number): Figure => toPercent(percent, { isSigned: true })

/** Tells a duration: "3 days", "1 day", "6 hours". */
export function tellSpan(milliseconds: number): Message {
  const { unit, count } = toSpan(milliseconds)
  return say(`wait.${unit}`, { count })
}

/** Tells how often posts come: "a post every day", "a post every 6 hours". */
export function tellRhythm(pause: number): Message {
  const { unit, count } = toSpan(pause)
  return say(`signal.every_${unit}`, { count })
}

/** Rounds a duration to hours, or to days from one day on. */
function toSpan(milliseconds: number): { unit: 'hours' | 'days'; count: number } {
  const count = milliseconds / days(1)
  if (count < 1) return { unit: 'hours', count: Math.max(1, Math.round(count * 24)) }
  return { unit: 'days', count: count < 10 ? Number(count.toFixed(1)) : Math.round(count) }
}

/** Returns the median; `numbers` must not be empty. */
export function findMedian(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((first, second) => first - second)
  const middle = Math.floor(sorted.length / 2)
  const [upper = 0, lower = upper] = [sorted[middle], sorted[middle - 1]]
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2
}
