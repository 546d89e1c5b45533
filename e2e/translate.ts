import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatMessage } from '@troupe/contract/messages/format-message'
import { isMessageKey } from '@troupe/contract/messages/message'
import { messages } from '@troupe/contract/messages/messages-data'
import { z } from 'zod'

/** Languages that journeys run in, each with the language of a browser that gets it. */
export const journeyLocales = { en: 'en-US', 'zh-Hans': 'zh-CN' } as const
export type JourneyLanguage = keyof typeof journeyLocales

/**
 * Returns a text of the interface in the language of the journey.
 * @param message The English message in the source, such as `'{count} fresh from platforms'`, with its context if it has
 * one: `'Next [step]'`; or the key of a message of the server: `'outreach.test_mail_sent'`.
 * @throws Error when the catalogue does not have it.
 */
export type Translate = (message: string, values?: Readonly<Record<string, string | number>>) => string

/** Texts in English, for steps of journeys that run in English only. */
export const inEnglish: Translate = (message, values = {}) =>
  formatMessage(isMessageKey(message) ? messages[message] : message.replace(/ \[[^\]]+\]$/, ''), values)

/** A value of a text that becomes a pattern: it stands for every value. */
export const anything = '\u{0}'

/** Returns a pattern of a text in which some values are `anything`: each is a group of the match. */
export function toPattern(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(anything, '(.*)')}$`, 's')
}

const Locale = z.object({ texts: z.record(z.string(), z.record(z.string(), z.string())) })

/** Returns the texts of the web application in a language of `src/locales`; some have only those of the pages for creators. */
export function createTranslator(language: string): Translate {
  if (language === 'en') return inEnglish
  const path = join(import.meta.dirname, '..', 'apps', 'web', 'src', 'locales', `${language}.json`)
  const { texts } = Locale.parse(JSON.parse(readFileSync(path, 'utf8')))
  const translations = new Map(Object.values(texts).flatMap((section) => Object.entries(section)))
  return (message, values = {}) => {
    const translation = translations.get(message)
    if (translation === undefined) throw new Error(`${language}.json has no "${message}"`)
    return translation ? formatMessage(translation, values) : inEnglish(message, values)
  }
}
