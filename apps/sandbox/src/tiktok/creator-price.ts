import type { CreatorRecord } from '@troupe/contract/creators'
import { createRandom } from '../lib/random.ts'

/** Units of each currency per US dollar, rounded. */
const unitsPerDollar = { USD: 1, EUR: 0.9, GBP: 0.8, JPY: 150 } as const
type Currency = keyof typeof unitsPerDollar

export const currencies = ['USD', 'EUR', 'GBP', 'JPY'] as const satisfies readonly Currency[]

const currencyByCountry: Partial<Record<string, Currency>> = {
  DE: 'EUR',
  ES: 'EUR',
  FR: 'EUR',
  IT: 'EUR',
  GB: 'GBP',
  JP: 'JPY',
}

interface CreatorPrice {
  readonly amount: number
  readonly currency: Currency
}

/** Finds the price of a post in the creator's own currency; undefined if not stated (one in seven). */
export function findPrice(record: CreatorRecord): CreatorPrice | undefined {
  if (record.estimated_price === undefined) return undefined
  if (createRandom(`${record.channel_id}/price`).chance(1 / 7)) return undefined
  const currency = currencyByCountry[record.region ?? ''] ?? 'USD'
  return { amount: Math.round(record.estimated_price * unitsPerDollar[currency]), currency }
}

/** Converts a price to another currency. */
export function convertPrice({ amount, currency }: CreatorPrice, to: Currency): number {
  return (amount / unitsPerDollar[currency]) * unitsPerDollar[to]
}
