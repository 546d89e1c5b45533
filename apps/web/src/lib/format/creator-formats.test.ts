import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The formats are made when their modules are loaded, so these are loaded again in each language.
async function load(code: string) {
  vi.resetModules()
  const { activateLanguage } = await import('../language/active-language.ts')
  activateLanguage({ code, name: code, direction: 'ltr', locale: code }, {})
  return {
    ...(await import('./numbers.ts')),
    ...(await import('./number-separators.ts')),
    ...(await import('./dates.ts')),
    ...(await import('./localize-country.ts')),
  }
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.resetModules())

/** Blanks that do not break are shown like others. */
const simplify = (text: string) => text.replace(/\s/g, ' ')

test.each([
  ['de', ['9500', '15.000', '123.457', '1,2 Mio.']],
  ['es', ['9,5 mil', '15,0 mil', '123,5 mil', '1,2 M']],
  ['fr', ['9,5 k', '15,0 k', '123,5 k', '1,2 M']],
  ['pt', ['9,5 mil', '15,0 mil', '123,5 mil', '1,2 mi']],
  ['ja', ['9500', '1.5万', '12.3万', '123.5万']],
  ['ko', ['9.5천', '1.5만', '12.3만', '123.5만']],
])('in %s counts are abbreviated as %j', async (code, shown) => {
  const { formatCount } = await load(code)
  expect([9500, 15_000, 123_457, 1_234_567].map((count) => simplify(formatCount(count)))).toEqual(shown)
})

test.each([
  ['de', ['1,2 Mio. $', '4,2 %', '4,24 %', '1. März 2026']],
  ['es', ['1,2 M US$', '4,2 %', '4,24 %', '1 de marzo de 2026']],
  ['fr', ['1,2 M $US', '4,2 %', '4,24 %', '1 mars 2026']],
  ['pt', ['US$ 1,2 mi', '4,2%', '4,24%', '1 de março de 2026']],
  ['ja', ['$123.5万', '4.2%', '4.24%', '2026年3月1日']],
  ['ko', ['US$123.5만', '4.2%', '4.24%', '2026년 3월 1일']],
])('in %s money, percent and days are those of Intl: %j', async (code, shown) => {
  const { formatDollars, formatPercent, formatExactPercent, formatDay } = await load(code)
  const texts = [formatDollars(1_234_567), formatPercent(4.237), formatExactPercent(4.237), formatDay('2026-03-01')]
  expect(texts.map(simplify)).toEqual(shown)
})

test.each([
  ['en', ',', '.', ['.']],
  ['de', '.', ',', [',']],
  ['fr', ' ', ',', ['.', ',']],
  ['ja', ',', '.', ['.']],
])('in %s numbers are typed with "%s" and "%s"; decimals begin with one of %j', async (code, thousands, ...others) => {
  const { thousandSeparator, decimalSeparator, allowedDecimalSeparators } = (await load(code)).numberSeparators
  expect(simplify(thousandSeparator)).toBe(thousands)
  expect([decimalSeparator, allowedDecimalSeparators]).toEqual(others)
})

test.each([
  ['en', 'United States', 'United States'],
  ['de', 'United States', 'Vereinigte Staaten'],
  ['ja', 'Germany', 'ドイツ'],
  ['ko', 'Iceland', '아이슬란드'],
  ['fr', 'Atlantis', 'Atlantis'],
])('in %s the country %s is %s', async (code, english, name) => {
  expect((await load(code)).localizeCountry(english)).toBe(name)
})
