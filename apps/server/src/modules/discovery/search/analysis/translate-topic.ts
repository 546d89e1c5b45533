import { translateCategory } from '../glosses/translate-category.ts'
import { findOnlyNames } from './query-categories.ts'
import type { TopicTranslator } from './topic-translator-port.ts'

/** A search for creators. */
interface Topic {
  readonly text: string
  /** ISO 639-1; empty: those of the countries. */
  readonly languages?: readonly string[]
  /** ISO 3166-1 alpha-2. */
  readonly regions: readonly string[]
}

/**
 * Translates a topic to the language of the wanted creators: the requested one, else that of their countries. Names of
 * categories have fixed translations; other topics are translated by the translator, if there is one.
 * @returns the topic unchanged if there are several languages or no translation.
 */
export async function translateTopic(
  { text: topic, languages = [], regions }: Topic,
  translator: TopicTranslator | undefined,
): Promise<string> {
  const language = findLanguage(languages, regions)
  if (language === undefined || isWrittenIn(topic, language)) return topic
  return translateNames(topic, language) ?? (await translator?.translate(topic, language)) ?? topic
}

/** Signs by which a text counts as being in a language already, so that a search does not wait for a translation. */
const signs: Readonly<Record<string, RegExp>> = {
  en: /^[ -~]*$/,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
}

const isWrittenIn = (topic: string, language: string) => signs[language]?.test(topic) ?? false

/** Translates a topic that contains only names of categories. */
function translateNames(topic: string, language: string): string | undefined {
  const words = findOnlyNames(topic)?.map((category) => translateCategory(category, language))
  return words?.every((word) => word !== undefined) ? words.join(' ') : undefined
}

function findLanguage(languages: readonly string[], regions: readonly string[]): string | undefined {
  const asked =
    languages.length > 0 ? languages : regions.map((code) => new Intl.Locale(`und-${code}`).maximize().language)
  const [language, ...others] = new Set(asked)
  return others.length === 0 ? language : undefined
}
