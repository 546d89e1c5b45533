import { countries } from '@troupe/contract/catalogues/countries'
import { expect, test } from 'vitest'
import { parseCountry } from './parse-country.ts'

test.each([
  ['US', 'US'],
  ['us', 'US'],
  ['uk', 'GB'],
  ['United States', 'US'],
  ['USA', 'US'],
  ['turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Turkiye', 'TR'],
  ['South Korea', 'KR'],
  ['Viet Nam', 'VN'],
  ["Cote d'Ivoire", 'CI'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Lyon, France', 'FR'],
  ['Samoa', 'WS'],
  ['Deutschland', 'DE'],
  ['Allemagne', 'DE'],
  ['Alemanha', 'DE'],
  ['Estados Unidos', 'US'],
  ['Германия', 'DE'],
  ['Україна', 'UA'],
  ['الإمارات العربية المتحدة', 'AE'],
  ['भारत', 'IN'],
  ['ประเทศไทย', undefined],
  ['ไทย', 'TH'],
  ['ドイツ', 'DE'],
  ['대한민국', 'KR'],
  ['德国', 'DE'],
  ['德國', 'DE'],
])('"%s" is the country %s', (text, code) => expect(parseCountry(text)).toBe(code))

test.each(['', ' ', 'Narnia', 'XX', 'Austin, TX', 'EU', 'Worldwide', '12', '<script>', '__proto__', 'constructor'])(
  '"%s" is no country',
  (text) => expect(parseCountry(text)).toBeUndefined(),
)

test.each(countries)('$name is read by its name and its code', ({ code, name }) => {
  expect([name, name.toUpperCase(), code, code.toLowerCase()].map(parseCountry)).toEqual([code, code, code, code])
})

test.each(['en', 'es', 'fr', 'de', 'ru', 'ar', 'hi', 'th', 'ja', 'ko', 'zh-Hans'])(
  'no name of a country in the language %s leads to another one',
  (language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    const wrong = countries.filter(({ code }) => parseCountry(names.of(code) ?? '') !== code)
    expect(wrong).toEqual([])
  },
)
