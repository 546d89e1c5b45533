import type { Money } from '@troupe/contract/catalogues/currencies'
import { activeLocale } from '../language/active-language.ts'

/** An amount with its currency, without decimals where there are none: '€1,250', 'CHF 99.50'. */
export function formatMoney({ amount, currency }: Money): string {
  const decimals = Number.isInteger(amount) ? 0 : 2
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(activeLocale(), { style: 'currency', currency, ...digits }).format(amount)
}

const currencyNames = new Intl.DisplayNames(activeLocale(), { type: 'currency' })

/** The name of a currency: 'Euro'. */
export function nameCurrency(currency: string): string {
  return currencyNames.of(currency) ?? currency
}
