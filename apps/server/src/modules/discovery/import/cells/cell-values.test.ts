import { describe, expect, test } from 'vitest'
import { parseCategory } from './cell-category.ts'
import { parseDate } from './cell-date.ts'
import { parseCount, parseDollars, parseNumber, parsePercent } from './cell-number.ts'
import { parseLanguage } from './cell-place.ts'
import { readCell } from './cell-readers.ts'
import { isBlank, toList, toText } from './cell-text.ts'

describe('an empty cell', () => {
  test.each([
    '',
    '-',
    '—',
    'N/A',
    'n/a',
    'nan',
    'NaN',
    'null',
    'None',
    '#VALOR!',
    '#REF!',
    '#NAME?',
    '#N/A',
    '#DIV/0!',
  ])('is "%s"', (text) => expect(isBlank(text)).toBe(true))

  test.each(['0', 'Nan Goldin', '#ART', '#fitness', 'no', 'A'])('is not "%s"', (text) => {
    expect(isBlank(text)).toBe(false)
  })

  test('an object is not a text', () => {
    expect(toText({ a: 1 })).toBeUndefined()
    expect(toText(null)).toBeUndefined()
    expect(toText(false)).toBe('false')
  })
})

describe('a number', () => {
  test.each([
    ['229.5M', 229_500_000],
    ['1,234', 1234],
    ['1.234.567', 1_234_567],
    ['1,234,567.8', 1_234_567.8],
    ['1.234.567,8', 1_234_567.8],
    ['12,34,567', 1_234_567],
    ['1 234 567', 1_234_567],
    ["1'234", 1234],
    ['12K', 12_000],
    ['1,2 k', 1200],
    ['1.234M', 1_234_000],
    ['3 Million', 3_000_000],
    ['1.5万', 15_000],
    ['2.28E+11', 228_000_000_000],
    ['10K+', 10_000],
    ['0.123', 0.123],
    ['3,5', 3.5],
    ['007', 7],
    ['-5', -5],
  ])('is read from "%s"', (text, value) => expect(parseNumber(text)).toBe(value))

  test.each(['abc', '12 apples', '1.2.3', '1,2,3.4.5', '12:30', '1e999', '0x1F', '', '.', '5G', '١٢'])(
    'is not "%s"',
    (text) => expect(parseNumber(text)).toBeUndefined(),
  )

  test('as a count is an integer of at least zero', () => {
    expect(parseCount('12.7')).toBe(13)
    expect(parseCount('-1')).toBeUndefined()
  })

  test('from JSON is exact, with any digits after its point', () => {
    expect(readCell('average_views', 123.456)).toBe(123.456)
    expect(readCell('average_views', 1e-7)).toBe(1e-7)
    expect(readCell('average_views', '123.456')).toBe(123_456)
  })

  test.each([
    ['3.4%', 3.4],
    ['3,4 %', 3.4],
    ['3.456', 3.456],
    ['0.034', 0.034],
  ])('of percent is read from "%s"', (text, value) => expect(parsePercent(text)).toBe(value))

  test.each([
    ['$1,200', 1200],
    ['1200 USD', 1200],
    ['US$ 99.50', 99.5],
    ['1.2k', 1200],
  ])('of dollars is read from "%s"', (text, value) => expect(parseDollars(text)).toBe(value))

  test('of euros is not read as dollars', () => expect(parseDollars('€1,200')).toBeUndefined())
})

describe('a language', () => {
  test.each([
    ['en', 'en'],
    ['pt-BR', 'pt'],
    ['Spanish', 'es'],
    ['Klingon II', undefined],
  ])('has a language: "%s"', (text, code) => expect(parseLanguage(text)).toBe(code))
})

describe('a date', () => {
  test.each([
    ['2023-05-01', '2023-05-01T00:00:00.000Z'],
    ['2025-12-25T07:31:32.474817', '2025-12-25T07:31:32.000Z'],
    ['2018-01-29T23:47:18Z', '2018-01-29T23:47:18.000Z'],
    ['2018-01-29 23:47:18 +02:00', '2018-01-29T21:47:18.000Z'],
    ['2006 Mar 13', '2006-03-13T00:00:00.000Z'],
    ['13 March 2006', '2006-03-13T00:00:00.000Z'],
    ['March 13, 2006', '2006-03-13T00:00:00.000Z'],
    ['13.03.2006', '2006-03-13T00:00:00.000Z'],
    ['04.03.2006', '2006-03-04T00:00:00.000Z'],
    ['25/12/2022', '2022-12-25T00:00:00.000Z'],
    ['12/25/2022', '2022-12-25T00:00:00.000Z'],
    ['1672531200', '2023-01-01T00:00:00.000Z'],
    ['1672531200000', '2023-01-01T00:00:00.000Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
  ])('is read from "%s"', (text, date) => expect(parseDate(text)).toBe(date))

  test.each([
    '03/04/2022',
    '2023-02-30',
    '2023-13-01',
    '31 Foo 2020',
    'yesterday',
    '2023',
    '2023-01-01 25:00',
    '2023-01-01 10:00:61',
  ])('is not "%s"', (text) => expect(parseDate(text)).toBeUndefined())
})

describe('a category', () => {
  test.each([
    ['vegan_vegetarian', ['vegan_vegetarian']],
    ['Food & Cooking', ['food_cooking']],
    ['food and cooking', ['food_cooking']],
    ['Science & Technology', ['science', 'technology']],
    ['Howto & Style', ['diy_crafts']],
    ['Video games', ['gaming']],
    ['Entertainment', []],
  ])('is read from "%s"', (text, ids) => expect(parseCategory(text)).toEqual(ids))
})

describe('a list in a cell', () => {
  test.each([
    ['a; b;c', ['a', 'b', 'c']],
    ['a, b', ['a', 'b']],
    ['["a b", "c"]', ['a b', 'c']],
    ['[broken', ['[broken']],
    ['"two words" one "and more"', ['two words', 'one', 'and more']],
    ['one thing', ['one thing']],
    ['N/A', []],
  ])('is read from %s', (text, items) => expect(toList(text)).toEqual(items))

  test('is an array of JSON', () => expect(toList(['a', 1, null, '-', {}])).toEqual(['a', '1']))
})

describe('other values', () => {
  test.each([
    ['Ann@Example.Test', 'ann@example.test'],
    ['mailto:ann@example.test', 'ann@example.test'],
    ['Ann <ann@example.test>', 'ann@example.test'],
    ['ann@example.test, bob@example.test', 'ann@example.test'],
    ['ann@example', undefined],
    ['ask me', undefined],
  ])('an address is read from "%s"', (text, address) => expect(readCell('email', text)).toBe(address))

  test.each([
    ['TRUE', true],
    ['yes', true],
    [1, true],
    [false, false],
    ['maybe', undefined],
  ])('a yes or no is read from %s', (cell, value) => expect(readCell('verified', cell)).toBe(value))

  test('a picture is a web address', () => {
    expect(readCell('avatar', 'https://pictures.test/a.png')).toBe('https://pictures.test/a.png')
    expect(readCell('avatar', 'javascript:alert(1)')).toBeUndefined()
  })

  test('a rate above 100 percent is invalid', () => expect(readCell('engagement_rate', '250%')).toBeUndefined())
})
