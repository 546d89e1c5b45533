import { platformNames, platforms } from '@troupe/contract/catalogues/platform-names'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import { formatMessage } from '@troupe/contract/messages/format-message'
import type { ValuesOf } from '@troupe/contract/messages/message'
import { german } from './creators/de-data.ts'
import { english as englishToCreators } from './creators/en-data.ts'
import { spanish } from './creators/es-data.ts'
import { french } from './creators/fr-data.ts'
import { japanese } from './creators/ja-data.ts'
import { korean } from './creators/ko-data.ts'
import { portuguese } from './creators/pt-data.ts'
import { chinese as chineseToCreators } from './creators/zh-hans-data.ts'
import { english as englishToUsers } from './users/en-data.ts'
import { chinese as chineseToUsers } from './users/zh-hans-data.ts'

/** The languages of the mails to users: those of the interface. */
export type UserMailLanguage = 'en' | 'zh-Hans'

const english = { ...englishToCreators, ...englishToUsers }

type MailTextKey = keyof typeof english
type CreatorTextKey = keyof typeof englishToCreators

const texts: Record<MailLanguage, Partial<Record<MailTextKey, string>>> = {
  en: english,
  'zh-Hans': { ...chineseToCreators, ...chineseToUsers },
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
  ja: japanese,
  ko: korean,
}

/** The languages that have the text. */
type LanguageOf<Key extends MailTextKey> = Key extends CreatorTextKey ? MailLanguage : UserMailLanguage

type Values<Key extends MailTextKey> = ValuesOf<(typeof english)[Key]>
type ValuesArgument<Key extends MailTextKey> = keyof Values<Key> extends never ? [] : [values: Values<Key>]

/**
 * Formats a text of a mail, as plain text. Counts are small, so all languages here need no other plural than `one` and
 * `other`.
 */
export function sayMail<Key extends MailTextKey>(
  language: LanguageOf<Key>,
  key: Key,
  ...values: ValuesArgument<Key>
): string {
  return formatMessage(texts[language][key] ?? english[key], { ...values[0] })
}

/** Joins sentences to a paragraph. */
export function joinSentences(language: MailLanguage, sentences: readonly string[]): string {
  return sentences.join(language === 'zh-Hans' || language === 'ja' ? '' : ' ')
}

/** Joins the names of all platforms as in a sentence: `TikTok, Instagram or YouTube`. */
export function listMailPlatforms(language: MailLanguage): string {
  const names = platforms.map((platform) => platformNames[platform])
  const between = sayMail(language, 'list.between')
  return [names.slice(0, -1).join(between), ...names.slice(-1)].join(sayMail(language, 'list.or'))
}

/** Formats a day, in UTC. */
export function formatMailDay(language: MailLanguage, date: Date): string {
  return new Intl.DateTimeFormat(toLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

/** Formats a day and its time, in UTC. */
export function formatMailTime(language: MailLanguage, date: Date): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(toLocale(language), style).format(date)
}

/**
 * Adds the language to a URL, so that its page opens in it. English needs no parameter: without one, a page opens in the
 * reader's own language, or in English.
 */
export function addLanguage(url: string, language: MailLanguage): string {
  if (language === 'en') return url
  const [page = '', ...fragment] = url.split('#')
  return [`${page}${page.includes('?') ? '&' : '?'}language=${language}`, ...fragment].join('#')
}

function toLocale(language: MailLanguage): string {
  return language === 'en' ? 'en-GB' : language
}
