import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatMessage } from '@troupe/contract/messages/format-message'
import { z } from 'zod'

/** Languages that journeys run in, each with the language of a browser that gets it. */
export const journeyLocales = { en: 'en-US', 'zh-Hans': 'zh-CN' } as const
export type JourneyLanguage = keyof typeof journeyLocales

/**
 * Returns a text of the interface in the language of the journey.
 * @param message The English message in the source, such as `'{count} fresh from platforms'`.
 * @throws Error when the catalogue does not have it.
 */
export type Translate = (message: string, values?: Readonly<Record<string, string | number>>) => string

/** Texts in English, for steps of journeys that run in English only. */
export const inEnglish: Translate = (message, values = {}) => formatMessage(message, values)

const Locale = z.object({ texts: z.record(z.string(), z.record(z.string(), z.string())) })

/** Returns the texts of the web application in a language. */
export function createTranslator(language: JourneyLanguage): Translate {
  if (language === 'en') return inEnglish
  const path = join(import.meta.dirname, '..', 'apps', 'web', 'src', 'locales', `${language}.json`)
  const { texts } = Locale.parse(JSON.parse(readFileSync(path, 'utf8')))
  const translations = new Map(Object.values(texts).flatMap((section) => Object.entries(section)))
  return (message, values = {}) => {
    const translation = translations.get(message)
    if (translation === undefined) throw new Error(`${language}.json has no "${message}"`)
    return formatMessage(translation || message, values)
  }
}
