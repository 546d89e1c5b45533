import { expect, test } from 'vitest'
import type { Language } from './active-language.ts'
import { chooseLanguage, type Wishes } from './choose-language.ts'

const languages: readonly Language[] = [
  { code: 'en', name: 'English', direction: 'ltr', locale: 'en' },
  { code: 'zh-Hans', name: '简体中文', direction: 'ltr', locale: 'zh-Hans' },
  { code: 'qps', name: 'Pseudo', direction: 'rtl', locale: 'en', isHidden: true },
]

const choose = (wishes: Partial<Wishes>) =>
  chooseLanguage({ asked: null, stored: null, wanted: [], ...wishes }, languages).code

test.each([
  [['zh-CN'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-SG', 'en'], 'zh-Hans'],
  [['de-DE', 'zh-CN'], 'zh-Hans'],
  [['en-GB', 'zh-CN'], 'en'],
  [['zh-TW'], 'en'],
  [['zh-Hant-HK', 'zh-CN'], 'zh-Hans'],
  [['not a tag', 'zh'], 'zh-Hans'],
  [[], 'en'],
])('a browser that wants %j gets %s', (wanted, code) => {
  expect(choose({ wanted })).toBe(code)
})

test('a choice goes before the languages of the browser, and the address before the choice', () => {
  expect(choose({ stored: 'en', wanted: ['zh-CN'] })).toBe('en')
  expect(choose({ asked: 'qps', stored: 'en', wanted: ['zh-CN'] })).toBe('qps')
})

test('a choice that is no language is ignored', () => {
  expect(choose({ asked: 'xx', stored: 'yy', wanted: ['zh-CN'] })).toBe('zh-Hans')
})

test('the hidden language is for those who ask for it', () => {
  expect(choose({ wanted: ['qps'] })).toBe('en')
})
