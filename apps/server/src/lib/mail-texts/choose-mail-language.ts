import { type MailLanguage, type MailLanguageChoice, mailLanguages } from '@troupe/contract/mail/mail-languages'
import type { UserMailLanguage } from './say-mail.ts'

/** Countries with one main language, by their ISO 3166-1 alpha-2 codes. English is the default and needs no countries. */
const countries: Partial<Record<MailLanguage, string>> = {
  'zh-Hans': 'CN',
  es: 'ES MX AR CO CL PE VE EC GT CU DO HN SV NI CR PA UY PR',
  de: 'DE AT LI',
  fr: 'FR MC',
  pt: 'BR PT',
  ja: 'JP',
  ko: 'KR',
}

const mainLanguages = new Map(
  mailLanguages.flatMap((language) =>
    (countries[language]?.split(' ') ?? []).map((country) => [country, language] as const),
  ),
)

/** The language and country that the catalogue has of a creator; null if unknown. */
export interface KnownPlace {
  /** ISO 639-1. */
  readonly language: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null
}

export interface MailLanguageFacts {
  readonly chosen: MailLanguageChoice
  /** Undefined if the catalogue does not have the creator. */
  readonly creator: KnownPlace | undefined
  /** BCP 47 code of the writer's language. */
  readonly writer: string | null | undefined
}

/**
 * Chooses the language of a mail to a creator: the writer's choice, else the creator's language, else the main language
 * of their country. Of creators who are known to be elsewhere or to speak another language, English is expected rather
 * than the writer's language, which is for creators whose language and country are unknown.
 */
export function chooseMailLanguage({ chosen, creator, writer }: MailLanguageFacts): MailLanguage {
  if (chosen !== 'creator') return chosen
  const { language = null, country = null } = creator ?? {}
  if (language !== null) return toMailLanguage(addScript(language, country)) ?? 'en'
  if (country !== null) return mainLanguages.get(country) ?? 'en'
  return toMailLanguage(writer) ?? 'en'
}

/** The catalogue has Chinese without its script, which is traditional in some places. */
function addScript(language: string, country: string | null): string {
  return language === 'zh' && ['TW', 'HK', 'MO'].includes(country ?? '') ? 'zh-Hant' : language
}

/** Chooses the language of a mail to a user: that of the account, else the first of the request that mails have. */
export function chooseUserMailLanguage(
  account: string | null | undefined,
  requested: readonly string[] = [],
): UserMailLanguage {
  const tags = account ? [account] : requested
  return tags.map((tag) => toMailLanguage(tag)).find(isOfUsers) ?? 'en'
}

function isOfUsers(language: MailLanguage | undefined): language is UserMailLanguage {
  return language === 'en' || language === 'zh-Hans'
}

const toLocale = (tag: string) => new Intl.Locale(tag).maximize()

const mailLocales = mailLanguages.map((code) => ({ code, locale: toLocale(code) }))

/** Finds the mail language of a BCP 47 code: `de-CH` has German, `zh-CN` simplified Chinese, `zh-TW` none. */
export function toMailLanguage(tag: string | null | undefined): MailLanguage | undefined {
  if (!tag) return undefined
  try {
    const { language, script } = toLocale(tag)
    return mailLocales.find(({ locale }) => locale.language === language && locale.script === script)?.code
  } catch {
    // Not a code.
    return undefined
  }
}

/** Longer headers are cut off; browsers send less than this. */
const maxLength = 300

/** Reads an `Accept-Language` header: the languages that mails have, the most wanted first. */
export function readAcceptedLanguages(header: string | undefined): MailLanguage[] {
  const wishes = (header ?? '').slice(0, maxLength).split(',').map(readWish)
  const wanted = wishes.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)
  return [...new Set(wanted.flatMap(({ tag }) => toMailLanguage(tag) ?? []))]
}

function readWish(text: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { tag, weight: Number.isNaN(weight) ? 0 : weight }
}
