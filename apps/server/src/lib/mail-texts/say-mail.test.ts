import { mailLanguages } from '@troupe/contract/mail/mail-languages'
import { formatMessage } from '@troupe/contract/messages/format-message'
import { describe, expect, it } from 'vitest'
import { german } from './creators/de-data.ts'
import { english } from './creators/en-data.ts'
import { spanish } from './creators/es-data.ts'
import { french } from './creators/fr-data.ts'
import { japanese } from './creators/ja-data.ts'
import { korean } from './creators/ko-data.ts'
import { portuguese } from './creators/pt-data.ts'
import { chinese } from './creators/zh-hans-data.ts'
import {
  addLanguage,
  formatMailDay,
  formatMailTime,
  joinSentences,
  listMailPlatforms,
  type sayMail,
} from './say-mail.ts'
import { english as englishToUsers } from './users/en-data.ts'
import { chinese as chineseToUsers } from './users/zh-hans-data.ts'

const translations: Record<string, Readonly<Record<string, string>>> = {
  'zh-Hans': { ...chinese, ...chineseToUsers },
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
  ja: japanese,
  ko: korean,
}
const sources: Readonly<Record<string, string>> = { ...english, ...englishToUsers }

/** Marks between words, which some languages share with English. */
const marks = ['list.between', 'page.labelled', 'page.quoted']

const entries = Object.entries(translations).flatMap(([language, texts]) =>
  Object.entries(texts).map(([key, text]) => ({ language, key, text })),
)

function findPlaceholders(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)[,}]/g), ([, name = '']) => name))].sort()
}

/** Formats a text with a value for each placeholder. */
function format(text: string, count: number): string {
  const names = findPlaceholders(text)
  return formatMessage(text, Object.fromEntries(names.map((name) => [name, isCount(name) ? count : `<${name}>`])))
}
const isCount = (name: string) => name === 'count' || name === 'minutes'

describe('the texts of mails', () => {
  it('are there in every language that the contract offers', () => {
    expect(['en', ...Object.keys(translations)]).toEqual([...mailLanguages])
    for (const texts of Object.values(translations))
      expect(Object.keys(texts)).toEqual(expect.arrayContaining(Object.keys(english)))
    expect(Object.keys(translations['zh-Hans'] ?? {}).sort()).toEqual(Object.keys(sources).sort())
  })

  it('are translated, each of them', () => {
    const same = entries.filter(({ key, text }) => text === sources[key] && !marks.includes(key))
    expect(same).toEqual([])
  })

  it('have the placeholders of the English text, and are complete with their values', () => {
    for (const { language, key, text } of entries) {
      expect(findPlaceholders(text), `${key} in ${language}`).toEqual(findPlaceholders(sources[key] ?? ''))
      for (const count of [1, 2, 10])
        expect(format(text, count), `${key} in ${language}`).not.toMatch(/[{}]|undefined|NaN/)
    }
  })

  it('have no line breaks, so that subjects have none', () => {
    const all = [...entries, ...Object.entries(sources).map(([key, text]) => ({ language: 'en', key, text }))]
    expect(all.filter(({ text }) => /[\r\n]/.test(text))).toEqual([])
  })

  it('have the punctuation of Chinese and Japanese beside their characters', () => {
    const ofHan = entries.filter(({ language }) => language === 'zh-Hans' || language === 'ja')
    expect(ofHan.filter(({ text }) => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][,.:;?!()]/u.test(format(text, 2)))).toEqual(
      [],
    )
    expect(ofHan.filter(({ text }) => /[，。：；？！] | [，。：；？！]/u.test(format(text, 2)))).toEqual([])
  })

  it('have a blank before the colon in French', () => {
    const french = entries.filter(({ language }) => language === 'fr')
    expect(french.filter(({ text }) => /[^\u00a0][:;?!](?!\/)/.test(text))).toEqual([])
  })

  it('take a key with its values only, in a language that has it', () => {
    type Said = typeof sayMail
    const check = (say: Said) => {
      // @ts-expect-error the value is missing
      say('de', 'invitation.subject')
      // @ts-expect-error mails to users are not in German
      say('de', 'settings_test.text')
      // @ts-expect-error a count is a number
      say('de', 'code.valid', { minutes: 'ten' })
      say('zh-Hans', 'settings_test.text')
    }
    expect(check).toBeTypeOf('function')
  })
})

describe('the parts of a mail', () => {
  const date = new Date('2030-03-15T09:00:00Z')

  it.each([
    ['en', 'TikTok, Instagram or YouTube', '15 March 2030'],
    ['zh-Hans', 'TikTok、Instagram 或 YouTube', '2030年3月15日'],
    ['es', 'TikTok, Instagram o YouTube', '15 de marzo de 2030'],
    ['de', 'TikTok, Instagram oder YouTube', '15. März 2030'],
    ['fr', 'TikTok, Instagram ou YouTube', '15 mars 2030'],
    ['pt', 'TikTok, Instagram ou YouTube', '15 de março de 2030'],
    ['ja', 'TikTok、Instagram または YouTube', '2030年3月15日'],
    ['ko', 'TikTok, Instagram 또는 YouTube', '2030년 3월 15일'],
  ] as const)('name platforms and days in %s', (language, platforms, day) => {
    expect([listMailPlatforms(language), formatMailDay(language, date)]).toEqual([platforms, day])
  })

  it('give the time of a day', () => {
    expect(formatMailTime('en', date)).toBe('15 March 2030 at 09:00')
    expect(formatMailTime('zh-Hans', date)).toBe('2030年3月15日 09:00')
  })

  it('join sentences with a blank where the language has one', () => {
    expect(joinSentences('de', ['Eins.', 'Zwei.'])).toBe('Eins. Zwei.')
    expect(joinSentences('ja', ['一。', '二。'])).toBe('一。二。')
  })

  it('add the language to links, before the part that no server sees; English links stay as they are', () => {
    expect(addLanguage('https://a.test/b', 'de')).toBe('https://a.test/b?language=de')
    expect(addLanguage('https://a.test/b?token=c', 'zh-Hans')).toBe('https://a.test/b?token=c&language=zh-Hans')
    expect(addLanguage('https://a.test/b#token=c', 'ko')).toBe('https://a.test/b?language=ko#token=c')
    expect(addLanguage('https://a.test/b#token=c', 'en')).toBe('https://a.test/b#token=c')
  })
})
