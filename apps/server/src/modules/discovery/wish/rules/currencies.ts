/** The day of the rates. */
export const ratesOf = '2025-06-30'

/** Units for one US dollar on that day, to two or three digits: a budget is no exact sum. */
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

/** An amount in US dollars, to the dollar; of a currency without a rate the amount as it is. */
export function toDollars(amount: number, currency: string): number {
  return Math.round(amount / (perDollar[currency] ?? 1))
}
