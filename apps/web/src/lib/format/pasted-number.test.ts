import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())

// The separators are read when the module is loaded, so it is loaded again in each language.
async function load(code: string) {
  const { activateLanguage } = await import('../language/active-language.ts')
  activateLanguage({ code, name: code, direction: 'ltr', locale: code }, {})
  return import('./pasted-number.ts')
}

test.each([
  ['1500', '1500'],
  ['99.50', '99.50'],
  ['99,50', '99.50'],
  [' $1,500.00 ', '1500.00'],
  ['1.500,00 €', '1500.00'],
  ['CHF 1’500', '1500'],
  ['1 500,5', '1500.5'],
  ['1\u202f500\u202f000', '1500000'],
  ['1,500,000', '1500000'],
  ['1.500.000', '1500000'],
  ['1234.567', '1234.567'],
  ['USD 0.5', '0.5'],
])('%j is %s in each language', async (text, number) => {
  for (const code of ['en', 'de', 'fr']) {
    vi.resetModules()
    expect((await load(code)).readPastedNumber(text)).toBe(number)
  }
})

test.each([
  ['en', '1,500', '1500'],
  ['en', '1.500', '1.500'],
  ['de', '1.500', '1500'],
  ['de', '1,500', '1.500'],
  ['fr', '1,500', '1.500'],
])('in %s %j is %s', async (code, text, number) => {
  expect((await load(code)).readPastedNumber(text)).toBe(number)
})

test.each(['', 'by mail', '100-200', '100 to 200', '-5', '1,50,00', '1.2.3', '12 34'])(
  '%j is no number',
  async (text) => {
    expect((await load('en')).readPastedNumber(text)).toBeUndefined()
  },
)
