import { afterEach, expect, test } from 'vitest'
import { text, textAs, translate } from '../language/text.ts'
import { activateLanguage, english } from './active-language.ts'
import { toMessageKey } from './message-key.ts'

afterEach(() => activateLanguage(english, {}))

const chinese = { code: 'zh-Hans', name: '简体中文', direction: 'ltr', locale: 'zh-Hans' } as const
const countCreators = (count: number) => text('{count, plural, one {# creator} other {# creators}}', { count })

test('in English a text is its message, with values and plurals', () => {
  expect(text("It's a # text")).toBe("It's a # text")
  expect(text('{name} from {from}', { name: 'Price', from: 5 })).toBe('Price from 5')
  expect([0, 1, 1234].map(countCreators)).toEqual(['0 creators', '1 creator', '1,234 creators'])
  expect(textAs('noun', 'Search')).toBe('Search')
})

test('in another language a text is its translation, and English where there is none', () => {
  activateLanguage(chinese, { [toMessageKey('Search')]: '搜索', [toMessageKey('Search [noun]')]: '一次搜索' })
  expect([text('Search'), textAs('noun', 'Search'), text('Clear')]).toEqual(['搜索', '一次搜索', 'Clear'])
  expect([translate('Search'), translate('toString'), translate('Something went wrong')]).toEqual([
    '搜索',
    'toString',
    'Something went wrong',
  ])
})

test('the values of a message are demanded by its type', () => {
  // @ts-expect-error: the message has no value `nme`.
  expect(() => text('Hello {name}', { nme: 'Mina' })).toThrow('name')
  // @ts-expect-error: a plural needs a number.
  text('{count, plural, one {one} other {{count} of {all}}}', { count: '1', all: 2 })
  // @ts-expect-error: without values none may be given.
  text('Hello', { name: 'Mina' })
})

test('values that are text are isolated in a language from right to left, and only there', () => {
  const say = () => text('{count, number} mails to {address}', { count: 3, address: '@mina' })
  expect(say()).toBe('3 mails to @mina')
  activateLanguage(chinese, {})
  expect(say()).toBe('3 mails to @mina')
  activateLanguage({ code: 'he', name: 'עברית', direction: 'rtl', locale: 'he' }, {})
  expect(say()).toBe('3 mails to \u2068@mina\u2069')
})
