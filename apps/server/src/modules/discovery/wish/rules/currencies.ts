/** Date of the exchange rates. */
export const ratesOf = '2025-06-30'

/** Units per US dollar on that date, to two or three digits, since budgets are rough. */
const perDollar: Readonly<Record<string, number>> = {
  EUR: 0.85,
  GBP: 0.73,
  JPY: 144,
  CNY: 7.16,
  KRW: 1350,
  INR: 85.7,
  BRL: 5.43,
  MXN: 18.8,
  TRY: 39.8,
  RUB: 78,
  SAR: 3.75,
  AED: 3.67,
  IDR: 16_200,
  VND: 26_100,
  CHF: 0.8,
  PLN: 3.61,
  AUD: 1.52,
}

/** Converts an amount to whole US dollars; amounts in a currency without a rate stay unchanged. */
export function toDollars(amount: number, currency: string): number {
  return Math.round(amount / (perDollar[currency] ?? 1))
}
