import { describe, expect, it } from 'vitest'
import {
  chooseMailLanguage,
  chooseUserMailLanguage,
  type KnownPlace,
  readAcceptedLanguages,
  toMailLanguage,
} from './choose-mail-language.ts'

const choose = (language: string | null, country: string | null, writer: string | null = null) =>
  chooseMailLanguage({ chosen: 'creator', creator: { language, country }, writer })

describe('the language of a mail to a creator', () => {
  it('is the one that the writer chose, whatever is known of the creator', () => {
    const creator: KnownPlace = { language: 'fr', country: 'FR' }
    expect(chooseMailLanguage({ chosen: 'de', creator, writer: 'ja' })).toBe('de')
    expect(chooseMailLanguage({ chosen: 'en', creator, writer: 'ja' })).toBe('en')
  })

  it('is the language of the creator, before that of the country', () => {
    expect(choose('es', 'DE')).toBe('es')
    expect(choose('en', 'DE', 'zh-Hans')).toBe('en')
    expect(choose('pt', null)).toBe('pt')
  })

  it('is the main language of the country, where it has one', () => {
    const countries = ['DE', 'AT', 'MX', 'BR', 'JP', 'KR', 'CN', 'FR']
    expect(countries.map((country) => choose(null, country, 'ja'))).toEqual([
      'de',
      'de',
      'es',
      'pt',
      'ja',
      'ko',
      'zh-Hans',
      'fr',
    ])
  })

  it('is English in countries with several languages, or with others', () => {
    for (const country of ['CH', 'BE', 'CA', 'IN', 'US', 'IT', 'TW', 'SG'])
      expect(choose(null, country, 'ja')).toBe('en')
  })

  it('is English for creators of another language, also in a country with one of the list', () => {
    expect(choose('it', null, 'zh-Hans')).toBe('en')
    expect(choose('tr', 'DE', 'zh-Hans')).toBe('en')
  })

  it('is not simplified Chinese where Chinese is written in the traditional script', () => {
    expect(choose('zh', 'TW')).toBe('en')
    expect(choose('zh', 'HK')).toBe('en')
    expect([choose('zh', null), choose('zh', 'CN'), choose('zh', 'US')]).toEqual(['zh-Hans', 'zh-Hans', 'zh-Hans'])
  })

  it("is the writer's if nothing is known of the creator, and otherwise English", () => {
    expect(choose(null, null, 'zh-Hans')).toBe('zh-Hans')
    expect(chooseMailLanguage({ chosen: 'creator', creator: undefined, writer: 'de-CH' })).toBe('de')
    expect(choose(null, null, 'qps')).toBe('en')
    expect(choose(null, null, null)).toBe('en')
  })
})

describe('the language of a mail to a user', () => {
  it('is that of the account, else the first of the request that mails to users have', () => {
    expect(chooseUserMailLanguage('zh-Hans', ['en'])).toBe('zh-Hans')
    expect(chooseUserMailLanguage('en', ['zh-Hans'])).toBe('en')
    expect(chooseUserMailLanguage(null, ['de', 'zh-Hans', 'en'])).toBe('zh-Hans')
    expect(chooseUserMailLanguage(null, ['de'])).toBe('en')
    expect(chooseUserMailLanguage('de', ['zh-Hans'])).toBe('en')
    expect(chooseUserMailLanguage(undefined)).toBe('en')
  })
})

describe('a language code', () => {
  it.each([
    ['de-CH', 'de'],
    ['zh-CN', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['zh-TW', undefined],
    ['sr', undefined],
    ['pt-PT', 'pt'],
    ['*', undefined],
    ['not a code', undefined],
    ['', undefined],
  ])('%j has the mail language %j', (tag, language) => {
    expect(toMailLanguage(tag)).toBe(language)
  })
})

describe('an Accept-Language header', () => {
  it.each([
    ['de-CH, de;q=0.9, en;q=0.8', ['de', 'en']],
    ['en;q=0.5, ja', ['ja', 'en']],
    ['it, zh-TW;q=0.9, fr;q=0.1', ['fr']],
    ['ko;q=0, en', ['en']],
    ['*', []],
    ['de;q=nonsense', []],
    [undefined, []],
    [`${'x'.repeat(5000)}, de`, []],
  ])('%j asks for %j', (header, languages) => {
    expect(readAcceptedLanguages(header)).toEqual(languages)
  })
})
